// Forbidden Island on the pages about all games.
import { ICONS } from "../../ui/icons";
import type { GamePages } from "../contract";
import Cards from "./Cards.svelte";
import { ICON } from "./icon";
import RuleBoard from "./RuleBoard.svelte";
import Scene from "./scene/Scene.svelte";

const pages: GamePages = {
  game: "island",
  icon: ICON,
  Scene,
  lesson: {
    steps: [
      { step: "goal", icon: ICONS.trophy },
      { step: "turn", icon: ICONS.hand },
      { step: "flood", icon: ICON },
      { step: "lost", icon: ICONS.skull },
    ],
    roles: [
      { role: "diver", rule: "FI-44" },
      { role: "engineer", rule: "FI-51" },
      { role: "explorer", rule: "FI-40" },
      { role: "messenger", rule: "FI-71" },
      { role: "navigator", rule: "FI-61" },
      { role: "pilot", rule: "FI-56" },
    ],
  },
  RuleBoard,
  Cards,
  typedBoard: () => null,
};

export default pages;
