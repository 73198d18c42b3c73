import type { Wall } from "./wall.ts";

/** Does what a key says to a wall: stand still or go on, or another slide. */
export function wallKey({ key, ctrlKey, altKey, metaKey }: KeyboardEvent, wall: Wall): void {
  if (ctrlKey || altKey || metaKey) return;
  if (key === " ") wall.pause();
  if (key === "ArrowRight") wall.step(1);
  if (key === "ArrowLeft") wall.step(-1);
}
