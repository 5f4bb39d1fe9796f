// Choosing something drawn by mouse, finger or keyboard.
import type { TableProps, Target } from "./contract";

/** The handlers of an element that stands for a target. */
export function choosing(choose: TableProps["choose"], target: Target) {
  return {
    onclick: (event: Event) => choose(target, event.currentTarget as Element),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      choose(target, event.currentTarget as Element);
    },
  };
}
