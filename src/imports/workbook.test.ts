import { utils, write, type CellObject, type WorkSheet } from "@e965/xlsx";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestPerson } from "../testing/company.ts";
import { importing } from "../testing/importing.ts";

type Rig = Awaited<ReturnType<typeof importing>>;
type Value = string | [number, string];
let nora: TestPerson;
let { company, server, claire, upload, act, rows, close } = {} as Rig;

beforeAll(async () => {
  ({ company, server, claire, upload, act, rows, close } = await importing());
  nora = await company.person("project_manager", { name: "Nora Lindqvist" });
});
afterAll(() => close());

const sheetOf = (cells: Value[][]): WorkSheet =>
  utils.aoa_to_sheet(
    cells.map((row) =>
      row.map((cell): CellObject =>
        typeof cell === "string" ? { t: "s", v: cell } : { t: "n", v: cell[0], z: cell[1] },
      ),
    ),
  );

/** A workbook of sheets by their names; those whose names begin with a point are hidden. */
function workbook(sheets: Record<string, Value[][]>): Buffer {
  const book = utils.book_new();
  for (const [name, cells] of Object.entries(sheets)) utils.book_append_sheet(book, sheetOf(cells), name);
  book.Workbook = { Sheets: Object.keys(sheets).map((name) => ({ Hidden: name.startsWith(".") ? 1 : 0 })) };
  return write(book, { type: "buffer", bookType: "xlsx" }) as Buffer;
}

/** Takes a workbook in, and answers what became of its rows. */
async function taken(file: Buffer, entity = "leads") {
  const person = entity === "tasks" ? nora : claire;
  const { id } = await upload(person, file, entity);
  await act(person, id, "check");
  return (await act(person, id, "commit")).counts;
}

describe("cells of a workbook", () => {
  test("a clock time is that of who imports it, in summer and in winter", async () => {
    const heads: Value[] = ["Name", "Company", "Next activity", "Next activity date"];
    const counts = await taken(
      workbook({
        Sheet: [
          heads,
          ["Clock A", "ClockA Co", "Call back", [46370.375, "yyyy-mm-dd h:mm:ss"]],
          ["Clock B", "ClockB Co", "Call back", [46209.02083333334, "d mmm yyyy, hh:mm"]],
        ],
      }),
    );
    expect(counts).toEqual({ create: 2 });
    expect(
      await rows("select name, next_activity_at from public.leads where name like 'Clock _' order by name"),
    ).toEqual([
      { name: "Clock A", next_activity_at: new Date("2026-12-14T08:00:00Z") },
      { name: "Clock B", next_activity_at: new Date("2026-07-05T22:30:00Z") },
    ]);
  });

  test("a percentage is what the sheet shows", async () => {
    const percents = [0.6, 1, 0.25, 0].map((value, at): Value[] => [`Pct ${at}`, "Pct Co", [value, "0%"]]);
    await taken(
      workbook({ Sheet: [["Name", "Company", "Win probability"], ...percents, ["Pct 4", "Pct Co", [35, "0"]]] }),
    );
    expect(await rows("select probability from public.leads where name like 'Pct _' order by name")).toEqual(
      [60, 100, 25, 0, 35].map((probability) => ({ probability })),
    );
  });

  test("a duration is so long, and a time alone is no day", async () => {
    const counts = await taken(
      workbook({
        Sheet: [
          ["Task", "Estimate", "Due date"],
          ["Write brief H4", [0.1041666666666667, "[h]:mm"], [46371, "yyyy-mm-dd"]],
          ["Long build H4", [1.25, "[hh]:mm:ss"], [46372, "yyyy-mm-dd"]],
          ["Short call H4", [0.03125, "h:mm"], [0.375, "h:mm"]],
        ],
      }),
      "tasks",
    );
    expect(counts).toEqual({ create: 3, cells: 1 });
    expect(
      await rows("select name, estimate, due_on::text from public.tasks where name like '% H4' order by estimate"),
    ).toEqual([
      { name: "Short call H4", estimate: 45, due_on: null },
      { name: "Write brief H4", estimate: 150, due_on: "2026-12-15" },
      { name: "Long build H4", estimate: 1800, due_on: "2026-12-16" },
    ]);
  });

  test("what a format fills with zeros keeps them, and an amount its currency", async () => {
    await taken(
      workbook({
        Sheet: [
          ["Name", "Postcode", "Amount"],
          ["Zeros", [1234, "00000"], [1200.4999999999998, "[$CHF-807]\\ #,##0.00"]],
        ],
      }),
    );
    expect(await rows("select note, value::float8 as value, currency from public.leads where name = 'Zeros'")).toEqual([
      { note: "Postcode: 01234", value: 1200.5, currency: "CHF" },
    ]);
  });
});

describe("sheets of a workbook", () => {
  const people: Value[][] = [
    ["Name", "Company", "Email", "Country"],
    ["Hid One", "HidCo", "hid1@h4.example", "France"],
    ["Hid Two", "HidCo2", "hid2@h4.example", "Spain"],
  ];
  const lists: Value[][] = [["Country"], ["France"], ["Spain"], ["Italy"]];

  test("that are hidden are not read", async () => {
    const found = await upload(claire, workbook({ ".Lists": lists, Contacts: people }));
    expect(found.columns.map(({ name }) => name)).toEqual(["Name", "Company", "Email", "Country"]);
    expect([found.total, found.format.sheets]).toEqual([2, undefined]);
  });

  test("that only explain stand behind the one with records, and each can be chosen", async () => {
    const read_me: Value[][] = [["How to fill in this file"], ["One line for each person"], ["Leave no line empty"]];
    const found = await upload(
      claire,
      workbook({ "Read me": read_me, Contacts: people, Old: [people[0] ?? [], ["Hid Old", "", "", ""]] }),
    );
    expect(found.format).toMatchObject({
      sheet: 1,
      sheets: [{ name: "Read me" }, { name: "Contacts" }, { name: "Old" }],
    });
    const change = { format: { sheet: 2 } };
    const { body } = await server.call<{ data: { total: number } }>(
      claire,
      "PATCH",
      `/api/imports/${found.id}`,
      change,
    );
    expect(body.data.total).toBe(1);
    await act(claire, found.id, "check");
    expect((await act(claire, found.id, "commit")).counts).toEqual({ create: 1 });
    expect(await rows("select name from public.leads where name like 'Hid %'")).toEqual([{ name: "Hid Old" }]);
    const another = await upload(claire, workbook({ "Read me": read_me, Contacts: people }));
    for (const sheet of [2, 99])
      expect(
        (await server.call(claire, "PATCH", `/api/imports/${another.id}`, { format: { sheet } })).status,
      ).toBeGreaterThan(399);
  });

  test.each<[string, Value[][]]>([
    ["below a title", [["Client list 2026"], ["Contact", "", "Company"], ["First name", "Last name", "Name", "City"]]],
    [
      "with a group written again and again",
      [
        ["Contact", "Contact", "Company", "Company"],
        ["First name", "Last name", "Name", "City"],
      ],
    ],
    [
      "beside one over both rows",
      [
        ["Contact", "", "Company", "City"],
        ["First name", "Last name", "Name", ""],
      ],
    ],
  ])("whose headings have two rows %s are understood by both", async (_, heads) => {
    const found = await upload(
      claire,
      workbook({ Sheet: [...heads, ["Ada", "TwoRow", "TwoRowCo", "Lyon"], ["Bob", "TwoRow", "TwoRowCo2", "Nice"]] }),
    );
    expect(found.settings.mapping.map(({ field, as }) => [field, as])).toEqual([
      ["name", "given"],
      ["name", "family"],
      ["company_name", undefined],
      ["city", undefined],
    ]);
    expect(found.total).toBe(2);
  });
});

describe("what Tandem exports", () => {
  const lead = {
    value: 1234.5,
    currency: "USD",
    probability: 60,
    expected_close: "2026-12-07",
    next_activity_at: new Date("2026-07-05T22:30:00Z"),
    phones: ["+33235710418", "+33612345678"],
    country: "DE",
    city: "Rouen",
  };
  test.each(
    ["fr-FR", "en-GB", "en-US"].flatMap((locale) => ["csv", "xlsx"].map((format) => [locale, format] as const)),
  )("is read unchanged by who reads %s as %s", async (locale, format) => {
    await company.owner.query("update public.people set locale = $1, language = left($1, 2) where id in ($2, $3)", [
      locale,
      claire.id,
      nora.id,
    ]);
    for (const table of ["leads", "tasks"])
      await company.owner.query(`delete from public.${table} where name = 'Round trip'`);
    await company.row("public.leads", { name: "Round trip", next_activity: "Call", owner_id: claire.id, ...lead });
    await company.row("public.tasks", {
      name: "Round trip",
      owner_id: nora.id,
      estimate: 1890,
      due_on: "2026-12-15",
    });
    const columns = {
      leads: {
        Name: "name",
        Value: "value",
        "Win probability": "probability",
        "Expected close": "expected_close",
        "Next activity": "next_activity",
        "Next activity date": "next_activity_at",
        Phones: "phones",
        Country: "country",
        City: "city",
      },
      tasks: { Task: "name", Estimate: "estimate", "Due date": "due_on" },
    };
    for (const [entity, heads] of Object.entries(columns)) {
      const seen = JSON.stringify(Object.entries(heads).map(([heading, field]) => [field, heading]));
      const query = new URLSearchParams({ seen, q: "round trip" });
      const file = await server.send(
        entity === "tasks" ? nora : claire,
        "GET",
        `/api/${entity}/export.${format}?${query}`,
      );
      const bytes = Buffer.from(await file.arrayBuffer());
      await company.owner.query(`delete from public.${entity} where name = 'Round trip'`);
      expect(await taken(bytes, entity)).toEqual({ create: 1 });
    }
    const [found] = await rows(
      "select value::float8 as value, currency, probability, expected_close::text, next_activity_at, phones, country, city from public.leads where name = 'Round trip'",
    );
    expect(found).toEqual(lead);
    expect(await rows("select estimate, due_on::text from public.tasks where name = 'Round trip'")).toEqual([
      { estimate: 1890, due_on: "2026-12-15" },
    ]);
  });
});
