import { afterEach, describe, expect, test } from "vitest";
import { setRegion } from "./format.ts";
import { datePattern, readDate, readMoment, typedDate, typedMoment } from "./typed-date.ts";

const within = (locale: string) => setRegion({ language: "en", locale, time_zone: "Europe/Paris" });
afterEach(() => within("fr-FR"));

describe.each([
  ["fr-FR", "21/11/2026", "21/11/2026 09:41", "d/m/y"],
  ["en-US", "11/21/2026", "11/21/2026 09:41 AM", "m/d/y"],
  ["en-GB", "21/11/2026", "21/11/2026 09:41", "d/m/y"],
  ["de-DE", "21.11.2026", "21.11.2026 09:41", "d.m.y"],
  ["nl-NL", "21-11-2026", "21-11-2026 09:41", "d-m-y"],
  ["sv-SE", "2026-11-21", "2026-11-21 09:41", "y-m-d"],
  ["ar-EG", "21/11/2026", "21/11/2026 09:41", "d/m/y"],
  ["fa-IR", "2026/11/21", "2026/11/21 09:41", "y/m/d"],
])("in %s", (locale, day, moment, pattern) => {
  test("a day and a moment are read as they are shown", () => {
    within(locale);
    const plain = (text: string) => text.replace(/\u200f/g, "").replace(/\u202f/g, " ");
    expect(plain(typedDate("2026-11-21"))).toBe(day);
    expect(readDate(typedDate("2026-11-21"))).toBe("2026-11-21");
    expect(readMoment(typedMoment("2026-11-21T09:41"))).toBe("2026-11-21T09:41");
    expect(readMoment(typedMoment("2026-11-21T21:05"))).toBe("2026-11-21T21:05");
    expect(plain(typedMoment("2026-11-21T09:41"))).toBe(moment);
    expect(plain(datePattern({ day: "d", month: "m", year: "y" }))).toBe(pattern);
  });
});

test("people type days in many ways", () => {
  const today = new Date("2026-11-22T12:00:00Z");
  const read = (text: string) => readDate(text, today);
  for (const text of ["3/2/2027", "03.02.27", "3-2-2027", "3 2 2027", " 03/02/2027 ", "2027-02-03", "2027/2/3"])
    expect(read(text), text).toBe("2027-02-03");
  expect(read("3/2")).toBe("2026-02-03");
  // In Paris, whatever the clock of the machine says.
  expect(readDate("3/2", new Date("2026-12-31T23:30:00Z"))).toBe("2027-02-03");
  for (const text of [
    "",
    "3",
    "31/02/2027",
    "29/02/2027",
    "13/13/2027",
    "0/1/2027",
    "someday",
    "3/2/2027x",
    "1/2/3/4",
    "1/2/12027",
  ])
    expect(read(text), text).toBeUndefined();
});

test("a moment needs a time that exists", () => {
  for (const text of ["3/2/2027 9:05", "3/2/27 9h05", "2027-02-03T09:05", "3/2/2027, 09:05:30", "3/2/2027 9:05 am"])
    expect(readMoment(text), text).toBe("2027-02-03T09:05");
  expect(readMoment("3/2/2027 12:30 a.m.")).toBe("2027-02-03T00:30");
  for (const text of ["3/2/2027", "3/2/2027 24:00", "3/2/2027 9:60", "9:05", ""])
    expect(readMoment(text), text).toBeUndefined();
});

test("what is stored and is no day is shown as it is", () => {
  expect([typedDate("soon"), typedMoment("soon")]).toEqual(["soon", "soon"]);
});

test("a day may be said by its word, in English or French, and a full hour without its minutes", () => {
  // A Saturday.
  const today = new Date("2026-11-28T12:00:00Z");
  const days = ["tomorrow", "Demain", "friday", "ven", "saturday", "aujourd’hui"];
  expect(days.map((word) => readDate(word, today))).toEqual([
    "2026-11-29",
    "2026-11-29",
    "2026-12-04",
    "2026-12-04",
    "2026-12-05",
    "2026-11-28",
  ]);
  expect(readMoment("friday 10am", today)).toBe("2026-12-04T10:00");
  expect(readMoment("vendredi 14h", today)).toBe("2026-12-04T14:00");
  expect(readMoment("tomorrow 2:30 pm", today)).toBe("2026-11-29T14:30");
  for (const none of ["someday", "fr", "friday", "friday 10"]) expect(readMoment(none, today), none).toBeUndefined();
  expect(readDate("someday", today)).toBeUndefined();
});
