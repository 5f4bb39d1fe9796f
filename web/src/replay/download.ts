// A record as a file.

/** The file's name: the game and where it was played. */
export function fileName(game: string, table: string): string {
  return `forbidden-${game}${table ? `-${table}` : ""}.json`;
}

/** Let the browser save a record. */
export function save(record: Record<string, unknown>, game: string, table: string): void {
  const text = `${JSON.stringify(record, null, 1)}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName(game, table);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
