// Forbidden Desert on the pages about all games.
import { ICONS } from "../../ui/icons";
import type { GamePages } from "../contract";
import Cards from "./Cards.svelte";
import { ICON } from "./icon";
import RuleBoard from "./RuleBoard.svelte";
import Scene from "./scene/Scene.svelte";
import StartBoard from "./StartBoard.svelte";

const pages: GamePages = {
  game: "desert",
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
      { role: "archeologist", rule: "FD-65" },
      { role: "climber", rule: "FD-54" },
      { role: "explorer", rule: "FD-61" },
      { role: "meteorologist", rule: "FD-74" },
      { role: "navigator", rule: "FD-81" },
      { role: "carrier", rule: "FD-68" },
    ],
  },
  RuleBoard,
  Cards,
  typedBoard: (text) => (text.includes("@") ? StartBoard : null), // @ is the storm
};

export default pages;
