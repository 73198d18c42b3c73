import { phrase } from "../../ui/translate.ts";

/** Every way in which a project may stand to another, in the words of that side; the last is the same from either. */
export const sides = [
  { kind: "blocks", end: "to", words: phrase("Waits for") },
  { kind: "blocks", end: "from", words: phrase("Blocks") },
  { kind: "relates", end: "from", words: phrase("Relates to") },
] as const;
