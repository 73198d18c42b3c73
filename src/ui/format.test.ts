import { expect, test } from "vitest";
import { formatDate, formatDateTime, formatMoney, formatRelative, setRegion, wallClock, whenShown } from "./format.ts";

test("money, dates and times follow the French region by default", () => {
  expect(formatMoney(12_500)).toBe("12\u202f500,00\u00a0€");
  expect(formatDate("2026-11-21T23:30:00Z")).toBe("22 nov. 2026");
  expect(formatDateTime("2026-11-21T08:41:00Z")).toBe("21 nov. 2026, 09:41");
});

test("relative times speak the language of the interface", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  expect(formatRelative("2026-11-18T11:00:00Z", "fr", now)).toBe("il y a 3 jours");
  expect(formatRelative("2026-11-21T14:00:00Z", "en", now)).toBe("in 2 hours");
});

test("months are said in the language of the interface, in the order and with the clock of the region", () => {
  const at = "2026-12-07T14:30:00Z";
  const written = (language: string, locale: string) => {
    setRegion({ language, locale, time_zone: "Europe/Paris" });
    return formatDateTime(at).replaceAll(/\s/g, " ");
  };
  expect(written("en", "fr-FR")).toBe("7 Dec 2026, 15:30");
  expect(written("en", "en-US")).toBe("Dec 7, 2026, 03:30 PM");
  expect(written("fr", "en-GB")).toBe("7 déc. 2026, 15:30");
  expect(written("fr", "fr-FR")).toBe("7 déc. 2026, 15:30");
});

test("the first of a month is no number in French", () => {
  const written = (language: string, locale: string, day: string) => {
    setRegion({ language, locale, time_zone: "Europe/Paris" });
    return [formatDate(day), formatDateTime(`${day}T08:00:00Z`)].map((each) => each.replaceAll(/\s/g, " "));
  };
  expect(written("fr", "fr-FR", "2026-10-01")).toEqual(["1er oct. 2026", "1er oct. 2026, 10:00"]);
  expect(written("fr", "en-GB", "2026-10-11")).toEqual(["11 oct. 2026", "11 oct. 2026, 10:00"]);
  expect(written("en", "fr-FR", "2026-10-01")).toEqual(["1 Oct 2026", "1 Oct 2026, 10:00"]);
});

test("another region counts from the next text on", () => {
  expect(formatMoney(12_500)).toBe("12\u202f500,00\u00a0€");
  setRegion({ language: "en", locale: "en-GB", time_zone: "Europe/Paris" });
  expect(formatMoney(12_500)).toBe("€12,500.00");
  expect(formatMoney(12_500, "GBP")).toBe("£12,500.00");
  setRegion({ language: "fr", locale: "fr-FR", time_zone: "Europe/Paris" });
  expect(formatMoney(12_500)).toBe("12\u202f500,00\u00a0€");
});

test("a moment that no clock shows stands as it is stored, and what is around it is drawn", () => {
  for (const at of ["10000-01-01T13:59:59+00:00", "0001-12-31T10:00:00+00:00 BC"]) {
    expect([formatDate(at), formatDateTime(at), wallClock(at)]).toEqual([at, at, at]);
    expect(formatRelative(at, "fr")).toBe(at);
  }
});

test("the moment at which a clock shows something is one of that day, whether its hour is left out, comes twice or once", () => {
  const at = (time_zone: string, shown: string) => {
    setRegion({ language: "fr", locale: "fr-FR", time_zone });
    return whenShown(Date.parse(`${shown}Z`));
  };
  expect(at("Europe/Paris", "2027-03-28T00:00")).toBe("2027-03-27T23:00:00.000Z");
  expect(at("Europe/Paris", "2027-03-28T02:30")).toBe("2027-03-28T01:30:00.000Z");
  expect(at("Europe/Paris", "2027-10-31T02:30")).toBe("2027-10-31T01:30:00.000Z");
  expect(at("America/New_York", "2027-03-14T03:30")).toBe("2027-03-14T07:30:00.000Z");
  // These have no midnight: the day begins at one.
  for (const [zone, day, begins] of [
    ["Atlantic/Azores", "2027-03-28", "01:00"],
    ["America/Havana", "2027-03-14", "05:00"],
    ["America/Santiago", "2026-09-06", "04:00"],
    ["Africa/Cairo", "2026-04-24", "22:00"],
  ] as const) {
    const begin = at(zone, `${day}T00:00`);
    expect([zone, wallClock(begin), begin.slice(11, 16)]).toEqual([zone, `${day} 01:00:00`, begins]);
  }
  setRegion({ language: "fr", locale: "fr-FR", time_zone: "Europe/Paris" });
});
