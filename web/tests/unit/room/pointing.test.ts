import { expect, test, vi } from "vitest";
import { Pointing } from "../../../src/room/pointing";

/** What a browser tells of a click, or of a menu, on a cell. */
function on(cell: string): MouseEvent {
  const target = { closest: () => ({ getAttribute: () => cell }) };
  const swallow = { preventDefault: vi.fn(), stopPropagation: vi.fn() };
  return { detail: 1, target, ...swallow } as unknown as MouseEvent;
}

test("a click in the first moment of a page is no part of pointing", () => {
  vi.spyOn(performance, "now").mockReturnValue(300);
  const click = on("b3");
  new Pointing(() => {}).click(click);
  expect(click.stopPropagation).not.toHaveBeenCalled();
});

test("the first right click of a page points, and the click that follows it is swallowed", () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(300);
  const shown: string[] = [];
  const pointing = new Pointing((cell) => shown.push(cell));
  pointing.menu(on("b3"));
  expect(shown).toEqual(["b3"]);
  const [soon, later] = [on("b3"), on("b3")];
  now.mockReturnValue(600);
  pointing.click(soon);
  expect(soon.stopPropagation).toHaveBeenCalled();
  now.mockReturnValue(1100);
  pointing.click(later);
  expect(later.stopPropagation).not.toHaveBeenCalled();
});
