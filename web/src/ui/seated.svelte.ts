// Whether a table fills the screen: only then may the header be folded away.

let seated = $state(false);

/** Whether somebody is at a table now. */
export function isSeated(): boolean {
  return seated;
}

/** A table is opened, or left. */
export function sit(down: boolean): void {
  seated = down;
}
