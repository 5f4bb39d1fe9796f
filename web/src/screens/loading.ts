// Every screen, loaded when somebody goes there.
import type { Component } from "svelte";
import type { Route } from "../ui/route";

type Screen = Component<Record<string, unknown>>;

const SCREENS: Record<Route["screen"], () => Promise<{ default: unknown }>> = {
  home: () => import("./Home.svelte"),
  new: () => import("./NewTable.svelte"),
  try: () => import("./TryTable.svelte"),
  room: () => import("./Door.svelte"),
  replay: () => import("./Replay.svelte"),
  open: () => import("./OpenRecord.svelte"),
  rules: () => import("./Rules.svelte"),
  learn: () => import("./Learn.svelte"),
  record: () => import("./RecordPage.svelte"),
  challenge: () => import("./ChallengePage.svelte"),
  statistics: () => import("./StatisticsPage.svelte"),
  about: () => import("./About.svelte"),
  missing: () => import("./Missing.svelte"),
};

/** The component of a screen. */
export async function loadScreen(name: Route["screen"]): Promise<Screen> {
  return (await SCREENS[name]()).default as Screen;
}
