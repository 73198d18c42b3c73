import { afterEach, expect, test } from "vitest";
import { setRegion } from "../ui/format.ts";
import { typedMoment } from "../ui/typed-date.ts";
import { fieldText, typedText, typedValue, unreadable } from "./field-text.ts";

const money = { kind: "money", list: false };
const phones = { kind: "phone", list: true };

test("a value is written for reading, and typed as people type it", () => {
  expect(fieldText(money, 84_000)).toMatch(/^84\s000\s€$/);
  expect(typedText(money, 1234.5)).toBe("1234,5");
  expect(typedValue(money, "1 234,5 €")).toBe(1234.5);
});

test("nothing is empty text, and empty text is nothing", () => {
  expect(fieldText(money, null)).toBe("");
  expect(typedValue(money, " ")).toBeNull();
  expect(typedValue(phones, " ")).toEqual([]);
});

test("what is no number cannot be read", () => {
  expect(typedValue(money, "a lot")).toBeUndefined();
});

test("lists part at commas", () => {
  expect(fieldText(phones, ["+33235710418", "+4930123456"])).toBe("02 35 71 04 18, +4930123456");
  expect(typedValue(phones, "02 35 71 04 18, +49 30 123456")).toEqual(["02 35 71 04 18", "+49 30 123456"]);
});

const among = (time_zone: string) => setRegion({ language: "en", locale: "fr-FR", time_zone });
afterEach(() => among("Europe/Paris"));

test.each([
  ["Europe/Paris", "2026-11-21T09:41", "2026-11-21T08:41:00.000Z"],
  ["Europe/Paris", "2026-03-29T03:30", "2026-03-29T01:30:00.000Z"],
  ["Europe/Paris", "2026-10-25T00:30", "2026-10-24T22:30:00.000Z"],
  ["America/New_York", "2026-03-08T00:30", "2026-03-08T05:30:00.000Z"],
  ["America/New_York", "2026-03-08T04:30", "2026-03-08T08:30:00.000Z"],
  ["Pacific/Auckland", "2026-11-21T09:41", "2026-11-20T20:41:00.000Z"],
])("in %s, %s is typed as it is read, whatever zone the machine is in", (zone, clock, moment) => {
  among(zone);
  const typed = typedMoment(clock);
  expect(typedText({ kind: "moment", list: false }, moment)).toBe(typed);
  expect(typedValue({ kind: "moment", list: false }, typed)).toBe(moment);
});

test("a day is that day in every time zone, and typed in the regional format", () => {
  const day = { kind: "date", list: false } as const;
  among("America/New_York");
  expect(fieldText(day, "2026-11-21")).toBe("21 Nov 2026");
  expect(typedText(day, "2026-11-21")).toBe("21/11/2026");
  expect([typedValue(day, "21/11/2026"), typedValue(day, "31/02/2026"), typedValue(day, " ")]).toEqual([
    "2026-11-21",
    undefined,
    null,
  ]);
  expect(unreadable(day)).toMatch(/^Write a day such as \d\d\/\d\d\/\d{4}\.$/);
});

test("a country is written by its name", () => {
  expect(fieldText({ kind: "country", list: false }, "FR")).toBe("France");
});
