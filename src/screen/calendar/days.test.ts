import { afterEach, expect, test } from "vitest";
import { setRegion } from "../../ui/format.ts";
import {
  broughtTo,
  dayOf,
  daysLater,
  firstOfWeek,
  inMonth,
  isDay,
  monthsLater,
  usuallyFirst,
  weeksOf,
  weekStart,
  within,
} from "./days.ts";

const region = (time_zone: string) => setRegion({ language: "en", locale: "fr-FR", time_zone });
afterEach(() => region("Europe/Paris"));
const due = { column: "due", moment: true };

test("only a day that there is is one", () => {
  const days = ["2028-02-29", "2026-02-29", "2026-13-01", "2026-1-1", "none", ""].filter(isDay);
  expect(days).toEqual(["2028-02-29"]);
});

test("weeks begin as the region has it", () => {
  const begins = (locale: string) => firstOfWeek(locale);
  const locales = ["fr-FR", "en-GB", "fr-CA", "en-US", "pt-PT", "ar-EG", "nl-BE", "de-CH", "en-IE", "fr-LU", "ja-JP"];
  expect(locales.map(begins)).toEqual([1, 1, 7, 7, 7, 6, 1, 1, 1, 1, 7]);
  expect(locales.map((locale) => usuallyFirst(new Intl.Locale(locale).region ?? ""))).toEqual(locales.map(begins));
  expect(weekStart("2026-11-22", 1)).toBe("2026-11-16");
  expect(weekStart("2026-11-22", 7)).toBe("2026-11-22");
  expect(weekStart("2026-11-22", 6)).toBe("2026-11-21");
});

test("a month is drawn in whole weeks, from four to six", () => {
  const ends = (month: string, first: number) => {
    const weeks = weeksOf(month, first);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    return [weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]];
  };
  expect(ends("2026-11", 1)).toEqual([6, "2026-10-26", "2026-12-06"]);
  expect(ends("2026-11", 7)).toEqual([5, "2026-11-01", "2026-12-05"]);
  expect(ends("2027-02", 1)).toEqual([4, "2027-02-01", "2027-02-28"]);
  expect(ends("2026-12", 1)).toEqual([5, "2026-11-30", "2027-01-03"]);
  expect(new Set(weeksOf("2026-10", 1).flat()).size).toBe(35);
});

test("days and months are counted on over their ends", () => {
  expect(daysLater("2028-02-28", 1)).toBe("2028-02-29");
  expect(daysLater("2026-10-25", 1)).toBe("2026-10-26");
  expect(daysLater("2027-01-01", -1)).toBe("2026-12-31");
  expect([monthsLater("2026-12", 1), monthsLater("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
  expect([inMonth("2026-01-31", "2026-02"), inMonth("2026-11-24", "2026-12")]).toEqual(["2026-02-28", "2026-12-24"]);
});

test("a moment's day is that of the person's clock; a plain day is itself everywhere", () => {
  expect(dayOf("2026-11-25T23:30:00Z", true)).toBe("2026-11-26");
  region("America/Los_Angeles");
  expect(dayOf("2026-11-25T23:30:00Z", true)).toBe("2026-11-25");
  expect(dayOf("2026-11-25", false)).toBe("2026-11-25");
  expect(dayOf(null, true)).toBe(null);
});

test("the days in which the clock changes have 23 and 25 hours", () => {
  expect(within(due, "2026-10-25", "2026-10-25")).toEqual({
    due: { gte: "2026-10-24T22:00:00.000Z", lt: "2026-10-25T23:00:00.000Z" },
  });
  expect(within(due, "2026-03-29", "2026-03-29")).toEqual({
    due: { gte: "2026-03-28T23:00:00.000Z", lt: "2026-03-29T22:00:00.000Z" },
  });
  expect(within({ column: "close", moment: false }, "2026-10-26", "2026-12-06")).toEqual({
    close: { gte: "2026-10-26", lte: "2026-12-06" },
  });
});

test("on another day a moment keeps its hour, whichever way the clock goes between", () => {
  // 09:30 in Paris, in winter and in summer.
  expect(broughtTo("2026-10-24T07:30:00Z", "2026-10-26", true)).toBe("2026-10-26T08:30:00.000Z");
  expect(broughtTo("2026-03-28T08:30:00Z", "2026-03-29", true)).toBe("2026-03-29T07:30:00.000Z");
  expect(broughtTo("2026-11-24", "2026-11-30", false)).toBe("2026-11-30");
});
