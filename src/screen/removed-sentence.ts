import { phrase } from "../ui/translate.ts";
import { sayOf } from "./words.ts";

/** How many are in the bin, and why others are not. */
export function removedSentence(entity: string, count: number, left = ""): string {
  const removed = count > 0 || !left ? sayOf(entity, count === 1 ? one_removed : many_removed, { count }) : "";
  return [removed, left].filter(Boolean).join(" ");
}

const one_removed = phrase("1 {{thing}} is in the bin.");
const many_removed = phrase("{{count}} {{things}} are in the bin.");
