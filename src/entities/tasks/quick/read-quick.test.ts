import { afterEach, expect, test } from "vitest";
import { startTranslation } from "../../../ui/translate.ts";
import { todayShown } from "./first-day.ts";
import { readQuick } from "./read-quick.ts";

// A Thursday.
const today = new Date(2026, 10, 26, 10);
afterEach(() => startTranslation("en", {}));

const read = (line: string, as_written: string[] = []) => {
  const { name, parts } = readQuick(line, today, as_written);
  const tag_ids = parts.flatMap(({ field, value }) => (field === "tag_ids" ? [value] : []));
  return [
    name,
    { ...Object.fromEntries(parts.map(({ field, value }) => [field, value])), ...(tag_ids[0] && { tag_ids }) },
  ];
};

test.each([
  [
    "fr",
    "appeler Paul demain 15h #acme !haut @claire chaque lundi",
    "appeler Paul 15h",
    {
      project_id: "acme",
      priority: "high",
      owner_id: "claire",
      due_on: "2026-11-27",
      repeat_rule: "FREQ=WEEKLY;BYDAY=MO",
    },
  ],
  [
    "en",
    'Call Paul tomorrow 3pm #"Site and shop" !1 @me ~1h30',
    "Call Paul 3pm",
    { project_id: "Site and shop", priority: "urgent", owner_id: "me", due_on: "2026-11-27", estimate: 90 },
  ],
  ["en", "appeler Paul demain 15h ~1h30", "appeler Paul 15h", { due_on: "2026-11-27", estimate: 90 }],
  ["en", "Report every Monday", "Report", { repeat_rule: "FREQ=WEEKLY;BYDAY=MO", due_on: "2026-11-30" }],
  [
    "fr",
    "Paie chaque mois le dernier jour",
    "Paie",
    { repeat_rule: "FREQ=MONTHLY;BYMONTHDAY=-1", due_on: "2026-11-30" },
  ],
  [
    "en",
    "Rent every month on the first Friday",
    "Rent",
    { repeat_rule: "FREQ=MONTHLY;BYDAY=1FR", due_on: "2026-12-04" },
  ],
  [
    "en",
    "Pay rent every month on the last weekday",
    "Pay rent",
    { repeat_rule: "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", due_on: "2026-11-30" },
  ],
  [
    "en",
    "Payroll every last Friday of the month",
    "Payroll",
    { repeat_rule: "FREQ=MONTHLY;BYDAY=-1FR", due_on: "2026-11-27" },
  ],
  [
    "fr",
    "Relancer le dernier jour ouvré de chaque mois",
    "Relancer",
    { repeat_rule: "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", due_on: "2026-11-30" },
  ],
  [
    "fr",
    "Facturer le 15 de chaque mois",
    "Facturer",
    { repeat_rule: "FREQ=MONTHLY;BYMONTHDAY=15", due_on: "2026-12-15" },
  ],
  [
    "en",
    "Close books every month on the 30th or the last day",
    "Close books",
    { repeat_rule: "FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1", due_on: "2026-11-30" },
  ],
  // Of a rule that is not understood nothing is taken.
  ...[
    "Report every month on the penultimate Friday",
    "Report every month on the last weekday of the quarter",
    "Report every fifth Thursday",
    "Report every third Thursday in November",
    "Report every Monday except the first",
    "Report every week on the last day",
    "Point chaque mois l’avant-dernier vendredi",
    "Point tous les troisièmes jeudis",
    "Point le dernier vendredi de chaque trimestre",
  ].map((line) => ["en", line, line, {}] as const),
  ["en", "Call each client tomorrow", "Call each client", { due_on: "2026-11-27" }],
  ["en", "Water the plants every day", "Water the plants", { repeat_rule: "FREQ=DAILY", due_on: "2026-11-26" }],
  ["fr", "Relancer dans 3 jours", "Relancer", { due_on: "2026-11-29" }],
  ["fr", "Envoyer le devis lundi", "Envoyer le devis", { due_on: "2026-11-30" }],
  ["fr", "Call the bank tomorrow", "Call the bank", { due_on: "2026-11-27" }],
  ["en", 'Call +33 6 12 +bug +"to discuss" C++', "Call +33 6 12 C++", { tag_ids: ["bug", "to discuss"] }],
  ["en", "Order 12 chairs for room 3", "Order 12 chairs for room 3", {}],
  [
    "en",
    "Ask for C# and mail a@b.example about 100% !important",
    "Ask for C# and mail a@b.example about 100% !important",
    {},
  ],
] as const)("%s: %s", (language, line, name, values) => {
  startTranslation(language, {});
  expect(read(line)).toEqual([name, values]);
});

test("what was taken for more than it says is left as it was written", () => {
  expect(read("Buy sun cream")).toEqual(["Buy cream", { due_on: "2026-11-29" }]);
  expect(read("Buy sun cream", ["sun"])).toEqual(["Buy sun cream", {}]);
  expect(read("Call Paul #acme", ["#acme"])).toEqual(["Call Paul #acme", {}]);
});

test("which day tomorrow is goes by the chosen time zone, not by the machine's", () => {
  const due = (now: string) => readQuick("Call tomorrow", todayShown(new Date(now))).parts.map(({ value }) => value);
  // In Paris it is the first of January already, and in summer the first of July.
  expect([due("2026-12-31T23:30:00Z"), due("2026-06-30T22:30:00Z")]).toEqual([["2027-01-02"], ["2026-07-02"]]);
  expect(due("2026-12-31T22:30:00Z")).toEqual(["2027-01-01"]);
});
