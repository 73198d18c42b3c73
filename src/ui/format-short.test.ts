import { expect, test } from "vitest";
import { setRegion } from "./format.ts";
import { formatAmount, formatDay, formatMoment, formatPhone, formatTime } from "./format-short.ts";

test("whole amounts carry no cents, others do", () => {
  expect(formatAmount(84_000)).toMatch(/^84\s000\s€$/);
  expect(formatAmount(84_000.5)).toMatch(/^84\s000,50\s€$/);
});

test("a day of this year stands without the year", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  expect(formatDay("2026-11-24", now)).toBe("24 nov.");
  expect(formatDay("2027-01-24", now)).toBe("24 janv. 2027");
});

test("which year this is goes by the clock of the region, not by that of the machine", () => {
  const shown = (at: string) => [formatDay("2026-12-31", new Date(at)), formatDay("2027-01-24", new Date(at))];
  // In the one hour it is next year in Paris and not yet in UTC, in the other still this one west of it.
  expect(shown("2026-12-31T23:30:00Z")).toEqual(["31 déc. 2026", "24 janv."]);
  setRegion({ language: "fr", locale: "fr-FR", time_zone: "America/New_York" });
  expect(shown("2027-01-01T00:30:00Z")).toEqual(["31 déc.", "24 janv. 2027"]);
  setRegion({ language: "fr", locale: "fr-FR", time_zone: "Europe/Paris" });
});

test("a moment of today is its time, any other its day, and a day alone stays one", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  expect(formatMoment("2026-11-21T08:41:00Z", now)).toBe("09:41");
  expect(formatMoment("2026-11-20T08:41:00Z", now)).toBe("20 nov.");
  expect(formatMoment("2026-11-21", now)).toBe("21 nov.");
});

test("a time is that of the region", () => {
  expect(formatTime("2026-11-21T08:41:00Z")).toBe("09:41");
});

test("French numbers are written as French people dial them", () => {
  expect(formatPhone("+33235710418")).toBe("02 35 71 04 18");
  expect(formatPhone("+4930123456")).toBe("+4930123456");
});
