import { phrase, t } from "../../ui/translate.ts";
import type { Problem } from "../problem.ts";

/** What is wrong with a template, as whoever writes it reads it. */
export function problemWords({ kind, name }: Problem): string {
  return t(words[kind], { name, braces: `{{ ${name} | default: "…" }}` });
}

const words: Record<Problem["kind"], string> = {
  unknown: phrase("{{name}} is no variable. Choose one from “Insert variable”."),
  missing: phrase("{{name}} is not known for this record. Give a fallback: {{braces}}"),
  tag: phrase("{{name}} is no tag here. There are if, unless, case, assign and comment."),
  filter: phrase(
    "{{name}} is no filter here. There are default, upcase, downcase, capitalize, strip, truncate, append and prepend.",
  ),
  syntax: phrase("This cannot be read: {{name}}"),
  mixed: phrase("An e-mail goes to a lead or to a client. Use the variables of one of them."),
  large: phrase("This takes too long or too much. Make it simpler."),
  long: phrase("This is too long: {{name}} characters at most."),
  empty: phrase("Nothing is left to send."),
};
