import type { Step } from "../definition.ts";

/** A value that an act sets. */
export type ActInput = Extract<Step, { type: "act" }>["input"][string];

const numbers = ["count", "money", "percent", "minutes", "points"];

/** What was typed, as the kind of the field has it; with variables it stays a text, and so does a number that is not written out yet. */
export function typed(text: string, kind = "", list = false): ActInput {
  if (text.includes("{{") || text === "") return text;
  if (list) return text.split(",").map((each) => each.trim());
  if (kind === "flag") return text === "true";
  const number = Number(text);
  // (What was "1." would stand there as "1", and 1.5 become 15.)
  return numbers.includes(kind) && String(number) === text ? number : text;
}
