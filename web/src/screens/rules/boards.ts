// Small boards beside the rules they explain.
// Ground: d dry, f flooded, s sunk, one character a cell. Marks: P the pawn, Q another pawn,
// o a cell in reach, + a cell that can be shored up; anything else none.

export interface Drawing {
  kind: "island";
  ground: string[];
  marks: string[];
}

export interface DesertDrawing {
  kind: "desert";
  ground: string[]; // a digit: so many sand markers; @ the storm
  marks: string[]; // < > ^ v a tile that slides; r c a clue to the row, the column; * the part
}

export const BOARDS: Record<string, Drawing | DesertDrawing> = {
  "FI-20": { kind: "island", ground: ["ddd", "fdd", "dsd"], marks: [" o ", "oPo", "   "] },
  "FI-24": { kind: "island", ground: ["fdf", "ffd", "dfd"], marks: ["   ", "+P ", " + "] },
  "FI-40": { kind: "island", ground: ["ddf", "sdd", "ddd"], marks: ["ooo", " Po", "ooo"] },
  "FI-44": {
    kind: "island",
    ground: ["dfsfd", "ddfdd", "ddsfd"],
    marks: ["Po oo", "oooo ", " o oo"],
  },
  "FI-51": { kind: "island", ground: ["dfd", "dff", "ddd"], marks: [" + ", " P+", "   "] },
  "FI-56": { kind: "island", ground: ["dfsd", "ddsd", "ddsf"], marks: ["oo o", "Po o", "oo o"] },
  "FI-61": {
    kind: "island",
    ground: ["ddddd", "ddddd", "ddddd"],
    marks: ["   oo", "P ooQ", "   oo"],
  },
  "FD-46": {
    kind: "desert",
    ground: ["00000", "00000", "00@00", "00000", "00000"],
    marks: ["   c ", "     ", "     ", "r  * ", "     "],
  },
  "FD-94": {
    kind: "desert",
    ground: ["00100", "01010", "10@01", "01010", "00100"],
    marks: ["     ", "     ", "   <<", "     ", "     "],
  },
};
