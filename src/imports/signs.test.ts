import { describe, expect, test } from "vitest";
import { lead } from "../entities/leads/lead.entity.ts";
import { task } from "../entities/tasks/task.entity.ts";
import { analyse } from "./analyse.ts";

const read = (text: string, locale = "en-GB", entity: typeof lead | typeof task = lead) => {
  const { settings, columns } = analyse(
    entity,
    text,
    { encoding: "utf-8" },
    { id: "01234567-89ab-7def-8123-456789abcdef", locale },
  );
  const signs = settings.mapping.flatMap(({ field, date, decimal }) => {
    const sign = date ?? decimal;
    return sign ? [[field, sign]] : [];
  });
  return { signs: Object.fromEntries(signs) as Record<string, string>, columns };
};

describe("the order of dates", () => {
  test("that one column proves holds for the doubtful ones beside it", () => {
    const tasks =
      "Task name,Start date,Due date\nKick-off MO,11/05/2026,11/13/2026\nBuild MO,11/09/2026,11/27/2026\nShip MO,12/01/2026,12/18/2026\n";
    const { signs, columns } = read(tasks, "en-GB", task);
    expect(signs).toEqual({ starts_on: "mdy", due_on: "mdy" });
    expect(columns.map(({ date }) => date)).toEqual([undefined, "mdy", "mdy"]);
    expect(read("Task name;Start date;Due date\nA;01/02/2026;25/02/2026\n", "en-US", task).signs).toEqual({
      starts_on: "dmy",
      due_on: "dmy",
    });
  });
  test("is proven by a column that goes nowhere, too", () => {
    expect(read("Name,Zzz,Close date\nA,12/31/2026,01/02/2027\n").signs).toEqual({ expected_close: "mdy" });
  });
  test("is asked where columns prove two", () => {
    const { signs, columns } = read("Name,Zzz,Yyy,Close date\nA,12/31/2026,31/12/2026,01/02/2027\n");
    expect(signs).toEqual({});
    expect(columns[3]?.date).toBe("both");
  });
  test("with points is not that with slashes", () => {
    expect(read("Name,Zzz,Close date\nA,12/31/2026,01.02.2027\n").signs).toEqual({ expected_close: "dmy" });
  });
  test("that nothing proves is that of the reader's region", () => {
    const doubtful = "Name,Close date\nA,01/02/2027\n";
    expect(["en-US", "en-GB", "fr-FR"].map((locale) => read(doubtful, locale).signs["expected_close"])).toEqual([
      "mdy",
      "dmy",
      "dmy",
    ]);
  });
});

describe("the decimal sign", () => {
  const heads = "Name;Amount;Win probability";
  test("that one column proves holds for the doubtful ones beside it", () => {
    expect(read(`${heads}\nA;1,500;12.5\nB;2,000;7.25\n`, "fr-FR").signs).toEqual({ value: ".", probability: "." });
    expect(read('Name,Amount,Win probability\nA,1.500,"12,5"\n').signs).toEqual({ value: ",", probability: "," });
  });
});
