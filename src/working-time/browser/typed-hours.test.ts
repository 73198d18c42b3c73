import { expect, test } from "vitest";
import { readHours, typedHours } from "./typed-hours.ts";

test.each([
  ["9-12 14-18", "09:00–12:00, 14:00–18:00"],
  ["09:00–12:00, 14:00–18:00", "09:00–12:00, 14:00–18:00"],
  ["9h30 à 12h et 14h à 18h15", "09:30–12:00, 14:00–18:15"],
  ["0-24", "00:00–24:00"],
  ["8.30-12; 13-17", "08:30–12:00, 13:00–17:00"],
  ["", ""],
])("reads %s", (typed, told) => expect(typedHours(readHours(typed) ?? [[0, 1]])).toBe(told));

test.each(["9", "12-9", "9-12 11-14", "9:70-12", "25-26", "2pm", "1-2 3-4 5-6 7-8", "morning", "9-9"])(
  "%s is no hours of a day",
  (typed) => expect(readHours(typed)).toBeUndefined(),
);
