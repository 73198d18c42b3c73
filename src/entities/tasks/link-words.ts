import { phrase } from "../../ui/translate.ts";

/** A kind of relation as it is seen from one of its two tasks. */
export type Side = { kind: string; end: "from" | "to"; words: string };

/** Every way in which a task may stand to another, in the words of that side, in the order in which they are told. */
export const sides: Side[] = [
  { kind: "blocks", end: "to", words: phrase("Is blocked by") },
  { kind: "blocks", end: "from", words: phrase("Blocks") },
  { kind: "starts_before", end: "to", words: phrase("Starts no sooner than") },
  { kind: "starts_before", end: "from", words: phrase("Starts before") },
  { kind: "finishes_before", end: "to", words: phrase("Finishes no sooner than") },
  { kind: "finishes_before", end: "from", words: phrase("Finishes before") },
  { kind: "duplicates", end: "from", words: phrase("Duplicates") },
  { kind: "duplicates", end: "to", words: phrase("Is duplicated by") },
  { kind: "relates", end: "from", words: phrase("Relates to") },
  { kind: "relates", end: "to", words: phrase("Relates to") },
];

/** Those that can be chosen: what merely relates does so from either side. */
export const offered_sides = sides.filter(({ kind, end }) => kind !== "relates" || end === "from");
