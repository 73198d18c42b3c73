import { expect, test } from "vitest";
import { changeOf, keyOf, rowsOf, type TimeEntry, workOf } from "./sheet-rows.ts";

let made = 0;
const entry = (values: object): TimeEntry =>
  ({
    id: `id-${String(++made).padStart(4, "0")}`,
    status: "draft",
    day: "2026-11-02",
    minutes: 60,
    ...values,
  }) as TimeEntry;
const task = (id: string, code: string, more: object = {}) =>
  entry({ task_id: id, task_name: `Task ${id}`, task_code: code, project_id: "p", project_name: "Shop", ...more });

test("a line has what was worked on one thing, and stays where it is once there is time in it", () => {
  const offered = ["SHOP-10", "SHOP-2"].map((code) => workOf(task(code, code)));
  const titles = (entries: TimeEntry[]) => rowsOf(entries, offered).map(({ title }) => title);
  expect(titles([])).toEqual(["Task SHOP-2", "Task SHOP-10"]);
  expect(titles([task("SHOP-10", "SHOP-10"), entry({ note: "Beside" })])).toEqual([
    "Beside",
    "Task SHOP-2",
    "Task SHOP-10",
  ]);
  const [row] = rowsOf([task("a", "SHOP-1"), task("a", "SHOP-1", { note: "More", day: "2026-11-03" })], []);
  expect([...(row?.cells.keys() ?? [])]).toEqual(["2026-11-02", "2026-11-03"]);
  // A note tells lines apart only where there is nothing else.
  expect(keyOf(workOf(entry({ project_id: "p", note: "One" })))).toBe(keyOf(workOf(entry({ project_id: "p" }))));
  expect(keyOf(workOf(entry({ note: "One" })))).not.toBe(keyOf(workOf(entry({ note: "Other" }))));
});

test("a cell gets to what was typed by its newest entry that may be changed, or says that it cannot", () => {
  const [first, last] = [entry({ minutes: 60 }), entry({ minutes: 30 })];
  const locked = entry({ status: "approved", minutes: 60 });
  const mended = entry({ status: "rejected", minutes: 45 });
  expect(changeOf([], 90)).toEqual({ act: "create", minutes: 90 });
  expect(changeOf([], 0)).toEqual({ act: "nothing" });
  expect(changeOf([first, last], 90)).toEqual({ act: "nothing" });
  expect(changeOf([first, last], 100)).toEqual({ act: "update", entry: last, minutes: 40 });
  expect(changeOf([first, last], 61)).toEqual({ act: "update", entry: last, minutes: 1 });
  expect(changeOf([first, last], 60)).toEqual({ act: "remove", entries: [last] });
  expect(changeOf([first, last], 59)).toEqual({ act: "several" });
  expect(changeOf([first, last], 0)).toEqual({ act: "remove", entries: [first, last] });
  expect(changeOf([locked], 90)).toEqual({ act: "create", minutes: 30 });
  expect(changeOf([locked], 30)).toEqual({ act: "locked" });
  expect(changeOf([locked, mended], 0)).toEqual({ act: "locked" });
  expect(changeOf([locked, mended], 75)).toEqual({ act: "update", entry: mended, minutes: 15 });
  // What runs has no minutes yet, and is left alone.
  expect(changeOf([entry({ status: "running", minutes: null })], 15)).toEqual({ act: "create", minutes: 15 });
});
