import { readDate } from "./typed-date.ts";
import { days_of_week, days_to, working_days } from "./recurrence.ts";

// Both languages are read whichever is spoken. A word is what a line begins with, without accents and in small letters.
const count = String.raw`(?:(?<n>\d{1,3})\s+|(?<other>other\s+|second\s+))?`;
const day_names = [
  ["monday", "mon", "lundi", "lun"],
  ["tuesday", "tue", "mardi", "mar"],
  ["wednesday", "wed", "mercredi", "mer"],
  ["thursday", "thu", "jeudi", "jeu"],
  ["friday", "fri", "vendredi", "ven"],
  ["saturday", "sat", "samedi", "sam"],
  ["sunday", "sun", "dimanche", "dim"],
];
const day = `(?:${day_names.flat().join("|")})s?`;
const days = String.raw`${day}(?:(?:\s*,\s*(?:(?:and|et)\s+)?|\s+(?:and|et)\s+)${day})*`;
const each = "(?:every|each|chaque|tous les|toutes les)";
const places: Record<string, number> = {
  first: 1,
  premier: 1,
  second: 2,
  deuxieme: 2,
  third: 3,
  troisieme: 3,
  fourth: 4,
  quatrieme: 4,
  last: -1,
  dernier: -1,
};
const place = Object.keys(places).join("|");
const working = "(?:working ?days?|business ?days?|weekdays?|jours? ouvres?|jours? ouvrables?)";
// What stands in a month by its place: a day of the week, a working day, any day.
const placed = String.raw`(?<place>${place})\s+(?:(?<days>${day})|(?<working>${working})|(?<any>days?|jours?))(?!\S)`;
const date = "(?<date>[12]?\\d|3[01])(?:st|nd|rd|th|er)?";
const in_month = String.raw`\s+(?:of|in|de|du)\s+(?:the\s+)?(?:months?|mois)\b`;
const in_each_month = String.raw`\s+(?:of|in|de|du)\s+(?:every|each|chaque|tous les)\s+${count}(?:months?|mois)\b`;
const units: [RegExp, string][] = [
  [/^(days?|jours?)$/, "DAILY"],
  [/^(weeks?|semaines?)$/, "WEEKLY"],
  [/^(months?|mois)$/, "MONTHLY"],
  [/^(years?|ans?|annees?)$/, "YEARLY"],
];
const shapes: [RegExp, (found: Record<string, string | undefined>) => string][] = [
  [
    /^(?:(?:every|each) (?:working ?day|weekday)s?|(?:chaque jour|tous les jours) ouvres?)\b/,
    () => `FREQ=WEEKLY;BYDAY=${working_days}`,
  ],
  [new RegExp(String.raw`^${each} (?<days>${days})\b`), (found) => `FREQ=WEEKLY;BYDAY=${named(found["days"])}`],
  [/^(?:every quarter|chaque trimestre|tous les trimestres)\b/, () => "FREQ=MONTHLY;INTERVAL=3"],
  [
    new RegExp(String.raw`^${each} ${count}(?:weeks?|semaines?)\s+(?:on|le)\s+(?<days>${days})\b`),
    (found) => often("WEEKLY", found, `;BYDAY=${named(found["days"])}`),
  ],
  [
    new RegExp(String.raw`^${each} ${count}(?:months?|mois)\s+(?:on the|le)\s+${placed}`),
    (found) => often("MONTHLY", found, byPlace(found)),
  ],
  [new RegExp(`^${each} ${placed}${in_month}`), (found) => often("MONTHLY", {}, byPlace(found))],
  [
    new RegExp(String.raw`^(?:(?:on|on the|the|le)\s+)?${placed}${in_each_month}`),
    (found) => often("MONTHLY", found, byPlace(found)),
  ],
  [new RegExp(`^${each} ${date}${in_month}`), ({ date: nth }) => `FREQ=MONTHLY;BYMONTHDAY=${nth}`],
  [
    new RegExp(String.raw`^(?:on the|on|the|le)\s+${date}${in_each_month}`),
    (found) => often("MONTHLY", found, byDay(found)),
  ],
  [
    new RegExp(
      String.raw`^${each} ${count}(?:months?|mois)\s+(?:on the|le)\s+(?:(?<last>last day|dernier jour)|(?<date>[12]?\d|3[01])(?:st|nd|rd|th|er)?(?<or_last>\s+(?:or the last day|ou le dernier jour))?)(?!\S)`,
    ),
    (found) => often("MONTHLY", found, byDay(found)),
  ],
  [
    new RegExp(String.raw`^${each} ${count}(?<unit>days?|jours?|weeks?|semaines?|months?|mois|years?|ans?|annees?)\b`),
    (found) => often(units.find(([word]) => word.test(found["unit"] ?? ""))?.[1] ?? "", found, ""),
  ],
];

/** What stands at the beginning of a text as a rule of repetition, and how many characters say it. */
export function recurrenceIn(text: string): { rule: string; length: number } | undefined {
  const plain = folded(text);
  for (const [shape, rule] of shapes) {
    const found = shape.exec(plain);
    if (!found || goesOn(plain.slice(found[0].length))) continue;
    const base = rule({ ...found.groups });
    const more = ending(plain.slice(found[0].length), text.slice(found[0].length));
    return { rule: base + more.rule, length: found[0].length + more.length };
  }
  return undefined;
}

const months =
  "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre";
const number_words = "fifth|cinquieme|penultimate|avant-dernier|other|second|deuxieme";
const of_calendars = String.raw`(?:(?:${place}|${number_words}|${months})\w*|${day}|${working}|days?|weeks?|months?|years?|quarters?|jours?|semaines?|mois|ans?|annees?|trimestres?|(?:[12]?\d|3[01])(?:st|nd|rd|th|er|e)?)(?![\w-])`;
const going_on = new RegExp(
  String.raw`^(?:\s*,)?\s+(?:(?:and|et|on|le|les|the|of|du|de|des|in|en|except|sauf|hors|but|mais)\s+|[ld]['’]){1,3}${of_calendars}`,
);
const beginning = [
  new RegExp(String.raw`^${each} ${of_calendars}`),
  new RegExp(
    String.raw`^(?:(?:on|on the|the|le|les)\s+)?${of_calendars}(?:\s+\S+){0,3}?\s+(?:of|in|de|du)\s+(?:every|each|chaque|tous les|toutes les)\s`,
  ),
];

/** Whether what follows a rule belongs to it and was not understood: a rule is read with all its words, or not at all. */
const goesOn = (rest: string) => going_on.test(rest);

/** Whether a text begins as a rule does: what is no rule all the same was not understood. */
export function seemsRecurrence(text: string): boolean {
  const plain = folded(text);
  return beginning.some((shape) => shape.test(plain));
}

/** A rule as it was written in words, or as RFC 5545 has it; undefined where it is neither. */
export function parseRecurrence(text: string): string | undefined {
  const plain = text.trim();
  if (/^(RRULE:)?FREQ=/i.test(plain)) return plain.toUpperCase().replace(/^RRULE:/, "");
  const found = recurrenceIn(plain);
  return found && found.length === plain.length ? found.rule : undefined;
}

/** Until when, or how many times. */
function ending(plain: string, written: string): { rule: string; length: number } {
  const until = /^\s+(?:until|jusqu['’]au)\s+(\S+)/.exec(plain);
  const last = until && readDate(written.slice(until[0].length - (until[1] ?? "").length, until[0].length));
  if (until && last) return { rule: `;UNTIL=${last.replaceAll("-", "")}`, length: until[0].length };
  const times = /^\s+\(?(\d{1,3})\s+(?:times|fois)\)?/.exec(plain);
  return times ? { rule: `;COUNT=${Number(times[1])}`, length: times[0].length } : { rule: "", length: 0 };
}

function often(unit: string, { n, other }: Record<string, string | undefined>, rest: string): string {
  const every = other ? 2 : Number(n ?? 1);
  return `FREQ=${unit}${every > 1 ? `;INTERVAL=${every}` : ""}${rest}`;
}

function byPlace({ place: at = "", days: of, working: of_work }: Record<string, string | undefined>): string {
  const nth = places[at] ?? 1;
  if (of) return `;BYDAY=${nth}${named(of)}`;
  return of_work ? `;BYDAY=${working_days};BYSETPOS=${nth}` : `;BYMONTHDAY=${nth}`;
}

function byDay({ last, date, or_last }: Record<string, string | undefined>): string {
  const day = Number(date);
  if (last || (or_last && day === 31)) return ";BYMONTHDAY=-1";
  return or_last && day > 28 ? `;BYMONTHDAY=${days_to(day)};BYSETPOS=-1` : `;BYMONTHDAY=${date}`;
}

const named = (words = "") =>
  words
    .split(/\s*,\s*(?:(?:and|et)\s+)?|\s+(?:and|et)\s+/)
    .map((word) => day_names.findIndex((names) => names.includes(word) || names.includes(word.replace(/s$/, ""))))
    .toSorted((a, b) => a - b)
    .map((nth) => days_of_week[nth])
    .join(",");

// (As long as the text itself.)
const folded = (text: string) =>
  [...text].map((letter) => letter.normalize("NFD").charAt(0).toLowerCase() || letter).join("");
