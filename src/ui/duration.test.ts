import { expect, test } from "vitest";
import { formatDuration } from "./duration.ts";
import { parseDuration, typedDuration } from "./parse-duration.ts";
import { startTranslation } from "./translate.ts";

test.each([
  ["1h30", 90],
  ["1 h 30", 90],
  ["1\u202fh\u202f30", 90],
  ["1h5", 65],
  ["1h05m", 65],
  ["1 h 30 min", 90],
  ["2 heures 15 minutes", 135],
  ["1:30", 90],
  ["0:05", 5],
  ["26:00", 1560],
  ["90m", 90],
  ["90 min", 90],
  ["45 minutes", 45],
  ["1,5 h", 90],
  ["1.5", 90],
  [",25", 15],
  ["1,", 60],
  ["2", 120],
  ["2h", 120],
  ["1H30", 90],
  ["0", 0],
  ["0,333", 20],
  [" 7 h ", 420],
  ["10000", 600_000],
])("%s is %i minutes", (text, minutes) => {
  expect(parseDuration(text)).toBe(minutes);
});

test.each([
  "",
  " ",
  "h",
  "m",
  "abc",
  "1h75",
  "1:75",
  "1:3",
  "-1",
  "1-2",
  "1.5.2",
  "1h30h",
  "1,5h30",
  "90s",
  "1e3",
  "1 000 000",
  "²",
])("%s is no duration", (text) => {
  expect(parseDuration(text)).toBeUndefined();
});

test("what is shown is read again, in both languages", () => {
  for (const language of ["en", "fr"] as const) {
    startTranslation(language, {});
    for (const minutes of [1, 45, 59, 60, 61, 90, 120, 605, 1440, 59_999, 600_000])
      for (const written of [formatDuration(minutes), typedDuration(minutes)])
        expect(parseDuration(written), `${language} ${written}`).toBe(minutes);
  }
  startTranslation("fr", {});
  expect([5, 60, 65, 90].map(formatDuration)).toEqual([
    "5\u202fmin",
    "1\u202fh",
    "1\u202fh\u202f05",
    "1\u202fh\u202f30",
  ]);
  startTranslation("en", {});
  expect([5, 60, 65, 90].map(formatDuration)).toEqual(["5\u202fmin", "1h", "1h05", "1h30"]);
});
