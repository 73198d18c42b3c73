import { afterEach, expect, test } from "vitest";
import { parseRecurrence, recurrenceIn } from "./parse-recurrence.ts";
import { recurrenceText } from "./recurrence.ts";
import { startTranslation } from "./translate.ts";

afterEach(() => startTranslation("en", {}));

test.each([
  ["FREQ=DAILY", "every day", "chaque jour"],
  ["FREQ=DAILY;INTERVAL=10", "every 10 days", "tous les 10 jours"],
  ["FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "every working day", "chaque jour ouvré"],
  ["FREQ=WEEKLY;BYDAY=MO", "every Monday", "chaque lundi"],
  ["FREQ=WEEKLY;BYDAY=MO,TH,SU", "every Monday, Thursday and Sunday", "chaque lundi, jeudi et dimanche"],
  ["FREQ=WEEKLY;INTERVAL=2;BYDAY=FR", "every 2 weeks on Friday", "toutes les 2 semaines le vendredi"],
  ["FREQ=WEEKLY", "every week", "chaque semaine"],
  ["FREQ=MONTHLY;BYMONTHDAY=1", "every month on the 1st", "chaque mois le 1er"],
  ["FREQ=MONTHLY;BYMONTHDAY=22", "every month on the 22nd", "chaque mois le 22"],
  ["FREQ=MONTHLY;BYMONTHDAY=-1", "every month on the last day", "chaque mois le dernier jour"],
  ["FREQ=MONTHLY;INTERVAL=3;BYDAY=-1FR", "every 3 months on the last Friday", "tous les 3 mois le dernier vendredi"],
  [
    "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
    "every month on the last working day",
    "chaque mois le dernier jour ouvré",
  ],
  [
    "FREQ=MONTHLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1",
    "every 2 months on the first working day",
    "tous les 2 mois le premier jour ouvré",
  ],
  ["FREQ=MONTHLY;BYDAY=1MO", "every month on the first Monday", "chaque mois le premier lundi"],
  [
    "FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=28,29,30;BYSETPOS=-1",
    "every 3 months on the 30th or the last day",
    "tous les 3 mois le 30 ou le dernier jour",
  ],
  ["FREQ=YEARLY", "every year", "chaque année"],
  ["FREQ=YEARLY;INTERVAL=2;COUNT=4", "every 2 years (4 times)", "tous les 2 ans (4 fois)"],
  ["FREQ=WEEKLY;UNTIL=20271231", "every week until 31/12/2027", "chaque semaine jusqu’au 31/12/2027"],
])("%s is “%s” and “%s”, and both are read", (rule, english, french) => {
  expect(recurrenceText(rule)).toBe(english);
  expect(parseRecurrence(english)).toBe(rule);
  startTranslation("fr", {});
  expect(recurrenceText(rule)).toBe(french);
  expect(parseRecurrence(french)).toBe(rule);
});

test.each([
  ["Tous les lundis", "FREQ=WEEKLY;BYDAY=MO"],
  ["tous les jours ouvrés", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"],
  ["every other week", "FREQ=WEEKLY;INTERVAL=2"],
  ["tous les ans", "FREQ=YEARLY"],
  ["every month on the last weekday", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1"],
  ["every last business day of the month", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1"],
  ["on the first working day of each month", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1"],
  ["le dernier jour ouvré de chaque mois", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1"],
  ["chaque dernier jour ouvré du mois", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1"],
  ["every last Friday of the month", "FREQ=MONTHLY;BYDAY=-1FR"],
  ["the second Tuesday of every month", "FREQ=MONTHLY;BYDAY=2TU"],
  ["le premier lundi de chaque mois", "FREQ=MONTHLY;BYDAY=1MO"],
  ["chaque dernier vendredi du mois", "FREQ=MONTHLY;BYDAY=-1FR"],
  ["on the last day of every month", "FREQ=MONTHLY;BYMONTHDAY=-1"],
  ["le dernier jour de chaque mois", "FREQ=MONTHLY;BYMONTHDAY=-1"],
  ["on the 15th of each month", "FREQ=MONTHLY;BYMONTHDAY=15"],
  ["every 15th of the month", "FREQ=MONTHLY;BYMONTHDAY=15"],
  ["le 1er de chaque mois", "FREQ=MONTHLY;BYMONTHDAY=1"],
  ["le 15 de chaque mois", "FREQ=MONTHLY;BYMONTHDAY=15"],
  ["every quarter", "FREQ=MONTHLY;INTERVAL=3"],
  ["every sun, mon and wed", "FREQ=WEEKLY;BYDAY=MO,WE,SU"],
  ["RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29"],
])("%s is read", (words, rule) => expect(parseRecurrence(words)).toBe(rule));

test("what is no rule is none, and one that stands before other words is read up to them", () => {
  for (const words of ["", "sometimes", "every", "every Monday morning at the gate", "every month on the 32nd"])
    expect(parseRecurrence(words), words).toBeUndefined();
  expect(recurrenceIn("chaque lundi #acme")).toEqual({ rule: "FREQ=WEEKLY;BYDAY=MO", length: 12 });
  expect(recurrenceText("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29")).toBe("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29");
});
