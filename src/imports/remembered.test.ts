import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importing } from "../testing/importing.ts";

type Rig = Awaited<ReturnType<typeof importing>>;
let { claire, upload, whole, rows, close } = {} as Rig;

beforeAll(async () => void ({ claire, upload, whole, rows, close } = await importing()));
afterAll(() => close());

const leads = (begins: string) =>
  rows(
    "select name, value::float8 as value, expected_close::text as close from public.leads where name like $1 order by name",
    [`${begins} %`],
  );

const french =
  "Deal;Company;Close date;Amount\nRemG 1;RemG1 Co;25/04/2027;2 750,50\nRemG 2;RemG2 Co;03/04/2027;1 200,00\n";

describe("a file with the headings of an earlier one", () => {
  test("is read by its own dates and decimal signs", async () => {
    await whole(claire, french);
    const american =
      'Deal,Company,Close date,Amount\nRemH 1,RemH1 Co,03/04/2027,"1,500"\nRemH 2,RemH2 Co,04/25/2027,"2,750.50"\nRemH 3,RemH3 Co,05/06/2027,"12,000"\n';
    expect((await whole(claire, american)).counts).toEqual({ create: 3 });
    expect(await leads("RemH")).toEqual([
      { name: "RemH 1", value: 1500, close: "2027-03-04" },
      { name: "RemH 2", value: 2750.5, close: "2027-04-25" },
      { name: "RemH 3", value: 12000, close: "2027-05-06" },
    ]);
    // And back again.
    await whole(claire, french.replaceAll("RemG", "RemI"));
    expect(await leads("RemI")).toEqual([
      { name: "RemI 1", value: 2750.5, close: "2027-04-25" },
      { name: "RemI 2", value: 1200, close: "2027-04-03" },
    ]);
  });

  test("keeps the columns that were chosen, read by this file's signs", async () => {
    const text = "Deal;Zed;When;Much\nRemJ 1;Z;25/04/2027;2 750,50\n";
    const chosen = [
      { column: 0, field: "name" },
      { column: 2, field: "expected_close", date: "dmy" as const },
      { column: 3, field: "value", decimal: "," as const },
    ];
    await whole(claire, text, { mapping: chosen });
    const { settings } = await upload(claire, 'Deal,Zed,When,Much\nRemK 1,Z,04/25/2027,"2,750.50"\n');
    expect(settings.mapping).toEqual([
      { column: 0, field: "name" },
      { column: 2, field: "expected_close", date: "mdy" },
      { column: 3, field: "value", decimal: "." },
    ]);
  });

  test("asks where it proves nothing and the earlier one was written otherwise", async () => {
    await whole(claire, 'Deal,Town,Close date,Amount\nRemL 1,T,04/25/2027,"2,750.50"\n');
    const { settings } = await upload(claire, 'Deal,Town,Close date,Amount\nRemM 1,T,03/04/2027,"1,500"\n');
    const of = (field: string) => settings.mapping.find((one) => one.field === field);
    expect([of("expected_close")?.date, of("value")?.decimal]).toEqual([undefined, undefined]);
  });
});
