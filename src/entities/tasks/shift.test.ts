import { expect, test } from "vitest";
import { workingDays } from "../../working-time/working-days.ts";
import { type Held, isBroken, type Planned, shiftOf, tooEarly } from "./shift.ts";

// Tables by hand. December 2026 begins on a Tuesday; the company rests on weekends, on Christmas, New Year and Easter Monday.
const off = ["2026-12-25", "2027-01-01", "2028-04-17"];
const calendar = workingDays({ weekdays: [6, 7], off });

const task = (id: string, starts_on: string | null, due_on: string | null): Planned => ({ id, starts_on, due_on });
const link = (from_id: string, to_id: string, kind = "blocks", lag = 0): Held => ({ from_id, to_id, kind, lag });
const mapOf = (...tasks: Planned[]) => new Map(tasks.map((each) => [each.id, each]));
/** What moves, as "B 2026-12-08..2026-12-10". */
function moved(tasks: Planned[], links: Held[], root: Planned, fixed: string[] = []) {
  const { moves, stay } = shiftOf(root, mapOf(...tasks), links, calendar, (id) => fixed.includes(id));
  return [
    ...moves.map(({ id, becomes: { starts_on, due_on } }) => `${id} ${starts_on ?? ""}..${due_on ?? ""}`),
    ...stay.map((id) => `${id} stays`),
  ];
}

test.each([
  ["2026-12-04", 1, "2026-12-07"], // a Friday, over the weekend
  ["2026-12-04", 0, "2026-12-04"],
  ["2026-12-05", 1, "2026-12-07"], // a Saturday
  ["2026-12-05", 0, "2026-12-05"],
  ["2026-12-24", 1, "2026-12-28"], // over Christmas, a Friday
  ["2026-12-23", 5, "2026-12-31"],
  ["2026-12-31", 1, "2027-01-04"], // over New Year, a Friday
  ["2028-02-28", 1, "2028-02-29"], // a leap day
  ["2028-02-28", 3, "2028-03-02"],
  ["2027-02-26", 1, "2027-03-01"],
  ["2026-12-01", 260, "2027-12-02"], // 52 weeks later it is the 30th, and two days of these were off
  ["2026-12-01", 365, "2028-04-28"], // 73 weeks later it is the 25th, and three were
])("%s and %i working days later is %s", (day, count, later) => {
  expect(calendar.after(day, count)).toBe(later);
});

test.each([
  ["2026-12-01", "2026-12-01", 1],
  ["2026-12-04", "2026-12-07", 2],
  ["2026-12-05", "2026-12-06", 1], // what lies on a weekend takes a day
  ["2026-12-21", "2027-01-03", 8], // two weeks with two days off
  ["2028-02-28", "2028-03-01", 3],
  ["2026-12-01", "2027-12-01", 260],
])("from %s to %s are %i working days", (from, to, count) => {
  expect(calendar.within(from, to)).toBe(count);
});

test("a span ends and starts where its days do, over weekends and days off", () => {
  expect(calendar.endOf("2026-12-24", 3)).toBe("2026-12-29");
  expect(calendar.endOf("2026-12-26", 1)).toBe("2026-12-28");
  expect(calendar.startOf("2026-12-29", 3)).toBe("2026-12-24");
  expect(calendar.startOf("2027-01-02", 2)).toBe("2026-12-31");
  expect([
    calendar.onOrAfter("2026-12-25"),
    calendar.onOrBefore("2026-12-27"),
    calendar.onOrAfter("2026-12-28"),
  ]).toEqual(["2026-12-28", "2026-12-24", "2026-12-28"]);
});

test("a company that never works, or always does, is reckoned with every day", () => {
  for (const weekdays of [[], [1, 2, 3, 4, 5, 6, 7]])
    expect(workingDays({ weekdays, off: [] }).after("2026-12-04", 3)).toBe("2026-12-07");
});

test.each<[string, Planned[], Held[], Planned, string[]]>([
  [
    "what follows moves behind it, over a weekend, and keeps its three days",
    [task("A", "2026-12-01", "2026-12-02"), task("B", "2026-12-03", "2026-12-07")],
    [link("A", "B")],
    task("A", "2026-12-03", "2026-12-04"),
    ["A 2026-12-03..2026-12-04", "B 2026-12-07..2026-12-09"],
  ],
  [
    "only what must move moves: there is room between them",
    [
      task("A", "2026-12-01", "2026-12-02"),
      task("B", "2026-12-10", "2026-12-11"),
      task("C", "2026-12-14", "2026-12-14"),
    ],
    [link("A", "B"), link("B", "C")],
    task("A", "2026-12-08", "2026-12-09"),
    ["A 2026-12-08..2026-12-09"],
  ],
  [
    "what is brought forward moves nothing",
    [task("A", "2026-12-08", "2026-12-09"), task("B", "2026-12-10", "2026-12-11")],
    [link("A", "B")],
    task("A", "2026-12-01", "2026-12-02"),
    ["A 2026-12-01..2026-12-02"],
  ],
  [
    "a chain over Christmas and New Year",
    [
      task("A", "2026-12-21", "2026-12-22"),
      task("B", "2026-12-23", "2026-12-24"),
      task("C", "2026-12-28", "2026-12-31"),
    ],
    [link("A", "B"), link("B", "C")],
    task("A", "2026-12-22", "2026-12-24"),
    ["A 2026-12-22..2026-12-24", "B 2026-12-28..2026-12-29", "C 2026-12-30..2027-01-05"],
  ],
  [
    "two working days between them, at the end of a month",
    [task("A", "2026-11-25", "2026-11-26"), task("B", "2026-12-01", "2026-12-01")],
    [link("A", "B", "blocks", 2)],
    task("A", "2026-11-26", "2026-11-27"),
    ["A 2026-11-26..2026-11-27", "B 2026-12-02..2026-12-02"],
  ],
  [
    "over a leap day",
    [task("A", "2028-02-25", "2028-02-25"), task("B", "2028-02-28", "2028-03-01")],
    [link("A", "B")],
    task("A", "2028-02-28", "2028-02-28"),
    ["A 2028-02-28..2028-02-28", "B 2028-02-29..2028-03-02"],
  ],
  [
    "of two that it follows the later one counts",
    [
      task("A", "2026-12-01", "2026-12-01"),
      task("B", "2026-12-02", "2026-12-02"),
      task("C", "2026-12-02", "2026-12-09"),
      task("D", "2026-12-10", "2026-12-11"),
    ],
    [link("A", "B"), link("A", "C"), link("B", "D"), link("C", "D")],
    task("A", "2026-12-02", "2026-12-02"),
    ["A 2026-12-02..2026-12-02", "C 2026-12-03..2026-12-10", "B 2026-12-03..2026-12-03", "D 2026-12-11..2026-12-14"],
  ],
  [
    "what begins with it begins no sooner, what ends with it ends no sooner",
    [
      task("A", "2026-12-01", "2026-12-04"),
      task("S", "2026-12-01", "2026-12-02"),
      task("F", "2026-12-02", "2026-12-04"),
    ],
    [link("A", "S", "starts_before"), link("A", "F", "finishes_before", 1)],
    task("A", "2026-12-03", "2026-12-08"),
    ["A 2026-12-03..2026-12-08", "F 2026-12-07..2026-12-09", "S 2026-12-03..2026-12-04"],
  ],
  [
    "of what has one day alone that one moves",
    [
      task("A", "2026-12-01", "2026-12-02"),
      task("D", null, "2026-12-03"),
      task("S", "2026-12-04", null),
      task("N", null, null),
    ],
    [link("A", "D"), link("D", "S"), link("S", "N")],
    task("A", "2026-12-03", "2026-12-04"),
    ["A 2026-12-03..2026-12-04", "D ..2026-12-07", "S 2026-12-08.."],
  ],
  [
    "what has no day holds nothing behind it",
    [task("A", "2026-12-01", "2026-12-02"), task("N", null, null), task("B", "2026-12-03", "2026-12-03")],
    [link("A", "N"), link("N", "B")],
    task("A", "2026-12-08", "2026-12-09"),
    ["A 2026-12-08..2026-12-09"],
  ],
  [
    "what lies on a weekend goes to a worked day, and takes one",
    [task("A", "2026-12-01", "2026-12-04"), task("B", "2026-12-05", "2026-12-06")],
    [link("A", "B")],
    task("A", "2026-12-03", "2026-12-07"),
    ["A 2026-12-03..2026-12-07", "B 2026-12-08..2026-12-08"],
  ],
  [
    "what was broken before is mended where the task itself keeps its days",
    [task("A", "2026-12-01", "2026-12-09"), task("B", "2026-12-03", "2026-12-03")],
    [link("A", "B")],
    task("A", "2026-12-01", "2026-12-09"),
    ["B 2026-12-10..2026-12-10"],
  ],
  [
    "what relates or is a double holds nothing",
    [task("A", "2026-12-01", "2026-12-02"), task("B", "2026-12-03", "2026-12-03")],
    [link("A", "B", "relates"), link("A", "B", "duplicates")],
    task("A", "2026-12-08", "2026-12-09"),
    ["A 2026-12-08..2026-12-09"],
  ],
])("%s", (_, tasks, links, root, wanted) => {
  expect(moved(tasks, links, root).toSorted()).toEqual(wanted.toSorted());
});

test("what is not to be moved stays, with what follows it alone; what needs not move is not told of", () => {
  const tasks = ["A 01 01", "B 02 02", "C 03 03", "D 02 02", "E 20 20"].map((each) => {
    const [id = "", from, to] = each.split(" ");
    return task(id, `2027-02-${from}`, `2027-02-${to}`);
  });
  const links = [link("A", "B"), link("B", "C"), link("A", "D"), link("D", "E")];
  expect(moved(tasks, links, task("A", "2027-02-03", "2027-02-03"), ["B", "E"]).toSorted()).toEqual([
    "A 2027-02-03..2027-02-03",
    "B stays",
    "D 2027-02-04..2027-02-04",
  ]);
});

test("days are too early for what is not finished by then, and one is told from when on they are not", () => {
  const before = mapOf(task("A", "2026-12-01", "2026-12-04"), task("F", "2026-12-01", "2026-12-09"));
  const early = (root: Planned, ...links: Held[]) => tooEarly(root, links, before, calendar);
  const root = task("B", "2026-12-04", "2026-12-08");
  expect(early(root, link("A", "B"))).toEqual({ by: "A", from: "2026-12-07" });
  expect(early(root, link("A", "B", "starts_before"))).toBeNull();
  // (It ends on the 9th at the earliest, and takes three days.)
  expect(early(root, link("F", "B", "finishes_before"))).toEqual({ by: "F", from: "2026-12-07" });
  expect(early(task("B", null, null), link("A", "B"))).toBeNull();
  expect(isBroken(link("A", "B"), before.get("A") as Planned, root, calendar)).toBe(true);
});

test("a chain of five thousand, planned without room, moves as a whole", () => {
  const tasks: Planned[] = [];
  let day = "2026-12-01";
  for (let nth = 0; nth < 5000; nth++) {
    tasks.push(task(`${nth}`, day, day));
    day = calendar.after(day, 1);
  }
  const links = tasks.slice(1).map((_, nth) => link(`${nth}`, `${nth + 1}`));
  const { moves } = shiftOf(task("0", "2026-12-02", "2026-12-02"), mapOf(...tasks), links, calendar, () => false);
  expect([moves.length, moves.at(-1)?.becomes.due_on]).toEqual([5000, day]);
});

test("what is years away is what one comes to day by day, within the years that are looked up and beyond", () => {
  for (const from of ["1999-12-20", "2000-01-01", "2026-11-28", "2110-10-01", "2110-12-31", "9998-01-01"]) {
    const steps = [from];
    for (let n = 1; n <= 200; n++) steps.push(calendar.after(steps.at(-1) ?? "", 1));
    for (const n of [29, 30, 31, 32, 90, 200]) expect(calendar.after(from, n), `${from} ${n}`).toBe(steps[n]);
    const backwards = [from];
    for (let n = 1; n <= 200; n++) backwards.push(calendar.after(backwards.at(-1) ?? "", -1));
    for (const n of [30, 31, 32, 200]) expect(calendar.after(from, -n), `${from} -${n}`).toBe(backwards[n]);
    expect([calendar.between(from, steps[200] ?? ""), calendar.between(from, backwards[200] ?? "")]).toEqual([
      200, -200,
    ]);
  }
});

test("thousands that take ten years each, with a year between them, are reckoned without holding up anybody", () => {
  const many = Array.from({ length: 5000 }, (_, n) => task(String(n), "2026-01-05", "2035-12-31"));
  const links = Array.from({ length: 20_000 }, (_, n) => {
    const to = 1 + (n % 4999);
    return link(String((n * 7919) % to), String(to), "starts_before", 365);
  });
  const began = performance.now();
  const { moves } = shiftOf(task("0", "2026-01-06", "2035-12-31"), mapOf(...many), links, calendar, () => false);
  expect(moves).toHaveLength(5000);
  expect(performance.now() - began).toBeLessThan(2000);
});
