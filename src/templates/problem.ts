/** In which of the two texts of a template something is wrong. */
export type Part = "subject" | "body";

/**
 * What is wrong with a template, where, and about which name:
 * `unknown` names no variable, `missing` has no value in this record and no fallback, `tag` and `filter` are none of ours,
 * `syntax` cannot be read, `mixed` is of leads beside clients, `large` takes too long or too much, `long` is longer than a letter
 * may be, `empty` leaves nothing to send.
 */
export type Problem = {
  part: Part;
  kind: "unknown" | "missing" | "tag" | "filter" | "syntax" | "mixed" | "large" | "long" | "empty";
  line: number;
  column: number;
  name: string;
};

/** A problem in a sentence, for whoever calls the API. */
export function sentenceOf({ kind, line, name }: Problem): string {
  return `line ${line}: ${sentences[kind](name)}`;
}

const sentences: Record<Problem["kind"], (name: string) => string> = {
  unknown: (name) => `${name} is no variable; choose one of the list`,
  missing: (name) => `${name} is not known here; write {{ ${name} | default: "…" }} for what stands instead`,
  tag: (name) => `${name} is no tag; there are if, elsif, else, unless, case, when, assign and comment`,
  filter: (name) =>
    `${name} is no filter; there are default, upcase, downcase, capitalize, strip, truncate, append, prepend`,
  syntax: (name) => `this cannot be read: ${name}`,
  mixed: () => "an e-mail goes to a lead or to a client; use the variables of one of them",
  large: () => "this takes too long or too much; make it simpler",
  long: (name) => `this is too long; ${name} characters are the most`,
  empty: () => "nothing is left to send",
};
