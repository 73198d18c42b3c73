import { afterEach, expect, test } from "vitest";
import { setRegion } from "../../ui/format.ts";
import { snoozeTimes } from "./snooze-times.ts";

const among = (time_zone: string) => setRegion({ language: "en", locale: "fr-FR", time_zone });
afterEach(() => among("Europe/Paris"));

// A Sunday already in Paris, a Saturday still in Los Angeles.
const now = new Date("2026-11-21T23:30:00Z");

test.each([
  ["Europe/Paris", "2026-11-23T08:00:00.000Z", "2026-11-23T08:00:00.000Z"],
  ["America/Los_Angeles", "2026-11-22T17:00:00.000Z", "2026-11-23T17:00:00.000Z"],
])("in %s, nine is nine there, whatever zone the machine is in", (zone, tomorrow, week) => {
  among(zone);
  expect(snoozeTimes(now)).toEqual({
    hour: new Date("2026-11-22T00:30:00Z"),
    tomorrow: new Date(tomorrow),
    week: new Date(week),
  });
});
