import { beforeEach, expect, test } from "vitest";
import type { FieldMeta } from "../entity/meta.ts";
import { setRegion } from "../ui/format.ts";
import { begunTexts } from "./read-form.ts";

const fields = [
  { name: "due_on", kind: "date" },
  { name: "at", kind: "moment" },
  { name: "name", kind: "string" },
] as FieldMeta[];
const claire = { language: "en", locale: "fr-FR", time_zone: "Europe/Paris" };
const thomas = { language: "en", locale: "en-US", time_zone: "America/New_York" };
const now = new Date("2026-11-24T13:20:00Z");
const at = (day: string, when = now) => begunTexts(`at:${day}`, fields, when)["at"];
beforeEach(() => setRegion(claire));

test("a day stands in its column as its reader types days", () => {
  expect(begunTexts("due_on:2026-11-24", fields, now)).toEqual({ due_on: "24/11/2026" });
  setRegion(thomas);
  expect(begunTexts("due_on:2026-11-24", fields, now)).toEqual({ due_on: "11/24/2026" });
});

test("a moment begins at nine, today with the next full hour of the reader's clock", () => {
  expect([at("2026-11-25"), at("2026-11-24"), at("2026-11-23")]).toEqual([
    "25/11/2026 09:00",
    "24/11/2026 15:00",
    "23/11/2026 09:00",
  ]);
  // Before work, in the last hour of a day, and on the days on which the clock changes.
  expect(at("2026-11-24", new Date("2026-11-24T03:20:00Z"))).toBe("24/11/2026 09:00");
  expect(at("2026-11-24", new Date("2026-11-24T22:20:00Z"))).toBe("24/11/2026 23:00");
  expect(at("2026-10-25", new Date("2026-10-25T13:20:00Z"))).toBe("25/10/2026 15:00");
  expect(at("2026-03-29")).toBe("29/03/2026 09:00");
  setRegion(thomas);
  expect(at("2026-11-24")).toBe("11/24/2026 09:00 AM");
});

test("nothing is filled in of a day that there is not, nor in a column that holds none", () => {
  for (const begun of [undefined, "", "1", "at", "at:soon", "name:2026-11-24", "gone:2026-11-24"])
    expect(begunTexts(begun, fields, now), begun).toEqual({});
});
