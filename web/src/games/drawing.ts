// Boards drawn with letters.

/** What lies on each cell and what is marked there, one character a cell; a game knows its letters. */
export interface Drawing {
  ground: string[];
  marks: string[];
}
