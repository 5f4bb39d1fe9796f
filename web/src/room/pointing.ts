// Showing everybody a cell: a right click, or a finger that stays.

const STAYS = 550; // milliseconds
const SLIPS = 12; // pixels

export class Pointing {
  readonly #point: (cell: string) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #at = { x: 0, y: 0 };
  #pointed = -Infinity; // when, to swallow the click and the menu that follow

  constructor(point: (cell: string) => void) {
    this.#point = point;
  }

  down(event: PointerEvent): void {
    const cell = cellAt(event);
    if (event.pointerType !== "touch" || !cell) return;
    this.#at = { x: event.clientX, y: event.clientY };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#show(cell), STAYS);
  }

  move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - this.#at.x, event.clientY - this.#at.y) > SLIPS) this.up();
  }

  up(): void {
    clearTimeout(this.#timer);
  }

  menu(event: MouseEvent): void {
    const cell = cellAt(event);
    if (!cell) return;
    event.preventDefault();
    this.up();
    if (!this.#justPointed()) this.#show(cell);
  }

  click(event: MouseEvent): void {
    if (event.detail === 0 || !this.#justPointed()) return; // 0: by keyboard
    event.preventDefault();
    event.stopPropagation();
  }

  #justPointed(): boolean {
    return performance.now() - this.#pointed < 700;
  }

  #show(cell: string): void {
    this.#pointed = performance.now();
    this.#point(cell);
  }
}

function cellAt(event: Event): string | null {
  return (event.target as Element).closest?.("[data-cell]")?.getAttribute("data-cell") ?? null;
}
