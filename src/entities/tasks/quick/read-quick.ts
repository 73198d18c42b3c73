import * as english from "chrono-node/en";
import * as french from "chrono-node/fr";
import { formatDuration } from "../../../ui/duration.ts";
import { formatDate } from "../../../ui/format.ts";
import { parseDuration } from "../../../ui/parse-duration.ts";
import { recurrenceIn, seemsRecurrence } from "../../../ui/parse-recurrence.ts";
import { recurrenceText } from "../../../ui/recurrence.ts";
import { choiceWord } from "../../../ui/choice-word.ts";
import { currentLanguage } from "../../../ui/translate.ts";
import { firstDay } from "./first-day.ts";

/** What one part of a line was understood as: the words, the field, and the value; of another record the words it is looked for by. */
export type Part = { words: string; field: Field; value: string | number; shown: string };
type Field = "project_id" | "owner_id" | "priority" | "due_on" | "repeat_rule" | "estimate" | "tag_ids";

const priorities: Record<string, string[]> = {
  urgent: ["urgent", "1"],
  high: ["high", "haut", "haute", "eleve", "elevee", "2"],
  medium: ["medium", "moyen", "moyenne", "normal", "normale", "3"],
  low: ["low", "bas", "basse", "faible", "4"],
};
const languages = { en: [english, french], fr: [french, english] };

/**
 * Reads a task from one line, in English or French: #project @person !priority ~duration +tag, a day, and how often. What
 * was understood is taken out of its name; `as_written` are words that somebody wants left there.
 */
export function readQuick(
  line: string,
  today: Date,
  as_written: readonly string[] = [],
): { name: string; parts: Part[] } {
  let rest = line;
  const parts: Part[] = [];
  const take = (part: Part | undefined, keep = "") => {
    if (!part || as_written.includes(part.words)) return;
    if (part.field !== "tag_ids" && parts.some(({ field }) => field === part.field)) return;
    parts.push(part);
    rest = rest.replace(part.words, keep);
  };
  // (After + comes a letter: a number is one to be called.)
  for (const [words = "", sign = "", quoted, plain] of line.matchAll(
    /(?<!\S)([#@!~]|\+(?=["\p{L}]))(?:"([^"]+)"|(\S+))/gu,
  ))
    take(marked(words, sign, quoted ?? plain ?? ""));
  const { part: rule_part, unread } = repeated(rest);
  take(rule_part);
  // (A rule that was not understood has words of days, and means none of them.)
  const day = dayIn(rule_part ? rest : rest.slice(0, unread), today);
  take(day?.part, day?.hour);
  const rule = parts.find(({ field }) => field === "repeat_rule");
  const first = rule && firstDay(String(rule.value), today);
  // (A day that follows from how often it comes is no words of its own.)
  if (first) take({ words: "", field: "due_on", value: first, shown: formatDate(first) });
  return { name: rest.replaceAll(/\s+/g, " ").trim(), parts };
}

function marked(words: string, sign: string, value: string): Part | undefined {
  if (sign === "#") return { words, field: "project_id", value, shown: value };
  if (sign === "@") return { words, field: "owner_id", value, shown: value };
  if (sign === "+") return { words, field: "tag_ids", value, shown: value };
  if (sign === "~") {
    const minutes = parseDuration(value);
    return minutes ? { words, field: "estimate", value: minutes, shown: formatDuration(minutes) } : undefined;
  }
  const plain = value.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const priority = Object.keys(priorities).find((each) => priorities[each]?.includes(plain));
  return priority ? { words, field: "priority", value: priority, shown: choiceWord(priority) } : undefined;
}

/** How often, as the line says it; else where a rule begins that was not understood. */
function repeated(line: string): { part?: Part; unread?: number } {
  for (const { index } of line.matchAll(/(?<!\S)\S/g)) {
    const found = recurrenceIn(line.slice(index));
    if (found) {
      const words = line.slice(index, index + found.length);
      return { part: { words, field: "repeat_rule", value: found.rule, shown: recurrenceText(found.rule) } };
    }
    if (seemsRecurrence(line.slice(index))) return { unread: index };
  }
  return {};
}

/** The day that a line names, in either language, by the most words; an hour stays in its name, since tasks have days. */
function dayIn(line: string, today: Date): { part: Part; hour: string } | undefined {
  const named = languages[currentLanguage()].flatMap((language) => language.parse(line, today, { forwardDate: true }));
  const [found] = named
    .filter(({ text, start }) => start.isCertain("day") || start.isCertain("weekday") || /\p{L}{3}/u.test(text))
    .toSorted((a, b) => b.text.length - a.text.length);
  if (!found) return undefined;
  const { start, text } = found;
  const value = [start.get("year"), start.get("month"), start.get("day")]
    .map((n) => String(n).padStart(2, "0"))
    .join("-");
  const clock = /\d{1,2}\s*(?:h\s*\d{0,2}|:\d\d|[ap]m)?\s*$/i;
  const hour = start.isCertain("hour") ? (clock.exec(text)?.[0] ?? "") : "";
  return { part: { words: text, field: "due_on", value, shown: formatDate(value) }, hour };
}
