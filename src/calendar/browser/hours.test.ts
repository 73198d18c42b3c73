import { beforeAll, expect, test } from "vitest";
import { setRegion } from "../../ui/format.ts";
import { freeDays, lanesIn } from "./blocks.ts";
import { firstMinute, isAllDay, momentAt, nowOnClock, piecesOf, placed } from "./hours.ts";

// Where things stand in the hours of a week, by the clock of the person.
beforeAll(() => setRegion({ language: "fr", locale: "fr-FR", time_zone: "Europe/Paris" }));

const one = (at: string, duration: number | null = 60) => ({ at, duration });
const spans = (day: string, ...all: ReturnType<typeof one>[]) =>
  piecesOf(all, day).map(({ from, till, begins }) => [from / 60, till / 60, begins]);

test("something stands from its hour for as long as it lasts, half an hour where that is not said", () => {
  expect(spans("2026-11-24", one("2026-11-24T08:00:00Z", 90), one("2026-11-24T13:15:00Z", null))).toEqual([
    [9, 10.5, true],
    [14.25, 14.75, true],
  ]);
  expect(spans("2026-11-25", one("2026-11-24T08:00:00Z"))).toEqual([]);
});

test("what goes on over midnight stands on both days, and on the days between", () => {
  const night = one("2026-11-24T21:00:00Z", 180);
  expect([spans("2026-11-24", night), spans("2026-11-25", night)]).toEqual([[[22, 24, true]], [[0, 1, false]]]);
  const until_midnight = one("2026-11-24T21:00:00Z", 120);
  expect(spans("2026-11-25", until_midnight)).toEqual([]);
  const long = one("2026-11-24T21:00:00Z", 2 * 1440);
  expect(spans("2026-11-25", long)).toEqual([[0, 24, false]]);
});

test("what has no hour stands in none", () => {
  expect(isAllDay(one("2026-11-23T23:00:00Z"))).toBe(true);
  expect(spans("2026-11-24", one("2026-11-23T23:00:00Z", null))).toEqual([]);
});

test("in March an hour is left out, in October one comes twice", () => {
  // 1:30 to 3:30 is one hour; the second half past two comes an hour after the first.
  expect(spans("2027-03-28", one("2027-03-28T00:30:00Z", 60))).toEqual([[1.5, 3.5, true]]);
  expect(spans("2027-10-31", one("2027-10-31T00:30:00Z", 60), one("2027-10-31T01:30:00Z", 30))).toEqual([
    [2.5, 3.5, true],
    [2.5, 3, true],
  ]);
  expect(spans("2027-10-31", one("2027-10-31T00:30:00Z", 120))).toEqual([[2.5, 3.5, true]]);
});

test("what overlaps stands side by side, and only that is narrower", () => {
  const pieces = [
    [540, 660],
    [540, 600],
    [600, 630],
    [660, 690],
  ].map(([from = 0, till = 0]) => ({ of: from, from, till, begins: true }));
  const { shown, more } = placed(pieces, 3);
  expect(shown.map(({ from, lane, lanes, wide }) => [from, lane, lanes, wide])).toEqual([
    [540, 0, 2, 1],
    [540, 1, 2, 1],
    [600, 1, 2, 1],
    [660, 0, 1, 1],
  ]);
  expect(more).toEqual([]);
});

test("each is as wide as nothing stands in its way", () => {
  const pieces = [
    [540, 600],
    [540, 690],
    [540, 570],
    [615, 660],
  ].map(([from = 0, till = 0]) => ({ of: from, from, till, begins: true }));
  expect(placed(pieces, 3).shown.map(({ from, till, lane, wide }) => [from, till, lane, wide])).toEqual([
    [540, 690, 0, 1],
    [540, 600, 1, 1],
    [540, 570, 2, 1],
    [615, 660, 1, 2],
  ]);
});

test("what is too short to be read takes half an hour, and what finds no lane is counted by its hour", () => {
  const five = Array.from({ length: 5 }, (_, of) => ({ of, from: 540 + of, till: 545 + of, begins: true }));
  const { shown, more } = placed(five, 3);
  expect(shown.map(({ of, lane, lanes }) => [of, lane, lanes])).toEqual([
    [0, 0, 3],
    [1, 1, 3],
  ]);
  expect(more).toEqual([{ from: 540, till: 574, count: 3, lanes: 3 }]);
});

test("a week begins to be read somewhat before work does", () => {
  expect([firstMinute([[540, 720], [600, 660]]), firstMinute([]), firstMinute([[0, 1440]])]).toEqual([510, 450, 0]); // prettier-ignore
});

test("a press means the half hour that it fell into", () => {
  expect([momentAt("2026-11-24", 569), momentAt("2026-11-24", 1439), momentAt("2026-11-24", 0)]).toEqual([
    "2026-11-24T09:00",
    "2026-11-24T23:30",
    "2026-11-24T00:00",
  ]);
  expect(nowOnClock(Date.parse("2026-11-24T08:15:00Z"))).toEqual({ day: "2026-11-24", minute: 555 });
});

test("a count is told apart from what it counts beside, and a narrow week has fewer lanes", () => {
  const pieces = [540, 545, 550, 555].map((from) => ({ of: from, from, till: 600, begins: true }));
  const drawn = (most: number) => placed(pieces, most).shown.map(({ lane, wide, counted }) => [lane, wide, counted]);
  expect(drawn(3)).toEqual([
    [0, 1, true],
    [1, 1, true],
  ]);
  expect(drawn(2)).toEqual([[0, 1, true]]);
  expect(drawn(4).every(([, , counted]) => !counted)).toBe(true);
  expect([lanesIn(1180), lanesIn(900)]).toEqual([3, 2]);
});

test("a day off that holds nothing leaves its room to the others, never all of them", () => {
  const days = ["2026-11-27", "2026-11-28", "2026-11-29"];
  const off = (day: string) => day > "2026-11-27";
  const planned = [{ id: "1", at: "2026-11-29T09:00:00Z", duration: 30 }] as Parameters<typeof freeDays>[2];
  expect([...freeDays(days, off, [])]).toEqual(["2026-11-28", "2026-11-29"]);
  expect([...freeDays(days, off, planned)]).toEqual(["2026-11-28"]);
  expect(freeDays(days, () => true, []).size).toBe(0);
  // Of the same week five wide days hold a lane more than seven.
  expect([lanesIn(960), lanesIn(960, 2)]).toEqual([2, 3]);
});
