import { choiceIn } from "./choice-lists.ts";
import { phrase, t } from "./translate.ts";

/** A value of a short list as people say it: `at_risk` is "At risk"; of one that the company keeps, as it calls it. */
export function choiceWord(value: string, list?: string): string {
  return t(choiceIn(list, value)?.name ?? wordedChoice(value));
}

/** A text for which a list's entries are offered: what its entry is called, or the text itself. */
export function offeredWord(value: string, list: string): string {
  return choiceIn(list, value)?.name ?? value;
}

/** A choice where those of several lists are offered side by side: "New · Renewals". */
export function wholeChoiceWord(value: string, list?: string): string {
  const { within } = choiceIn(list, value) ?? {};
  const word = choiceWord(value, list);
  return within ? `${word} · ${t(within)}` : word;
}

/** A field as its column says it: `owner_id` is "Owner", `tag_ids` are "Tags". */
export function plainField(name: string): string {
  return wordedChoice(name.replace(/_(id|at)$/, "").replace(/_ids$/, "s"));
}

/** Its English, which is the key of its French. */
export function wordedChoice(value: string): string {
  if (otherwise[value]) return otherwise[value];
  const words = value.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

// What a bare verb does not say or says of something else, and whom an account stands for.
const otherwise: Record<string, string> = {
  uses: phrase("Uses it"),
  account: phrase("Client"),
  accounts: phrase("Clients"),
  call: phrase("Phone call"),
  email: phrase("E-mail"),
  open: phrase("Needs attention"),
  todo: phrase("To do"),
};
