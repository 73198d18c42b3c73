import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importing } from "../testing/importing.ts";
import { unzippedSize } from "./unzipped-size.ts";

type Rig = Awaited<ReturnType<typeof importing>>;
let { company, server, claire, amir, upload, act, whole, problems, rows, close } = {} as Rig;

beforeAll(
  async () => void ({ company, server, claire, amir, upload, act, whole, problems, rows, close } = await importing()),
);
afterAll(() => close());

const leads = (names: string) =>
  rows(
    "select name, company_name, emails, phones, country, stage, value::float, currency, note from public.leads where name = any(string_to_array($1, ', ')) and deleted_at is null order by name",
    [names],
  );

describe("a row", () => {
  test("goes in without the cells that cannot be read, which are told with their text, the reason and how often", async () => {
    const done = await whole(
      claire,
      "Full name,Email,Phone,Country,Deal value\nAda Stone,not an address,07700900123,United Kingdom,lots\nBob Hill,bob@left.example,12,Atlantis,10\nEve Moor,eve@left.example,,Atlantis,20\n",
    );
    expect(done.counts).toEqual({ create: 3, cells: 5 });
    expect(done.left_out).toMatchObject([
      { field: "emails", text: "not an address", count: 1 },
      { field: "value", text: "lots", reason: "is no number" },
      { field: "phones", text: "12", reason: "is no phone number" },
      { field: "country", text: "Atlantis", reason: "is no country that is known", count: 2 },
    ]);
    expect(await leads("Ada Stone, Bob Hill")).toMatchObject([
      { phones: ["+447700900123"], country: "GB", emails: [] },
      { emails: ["bob@left.example"], value: 10, note: "Phone: 12\nCountry: Atlantis" },
    ]);
  });

  test("is named by its company, else an address, else a number; one in which nothing names anybody is refused", async () => {
    const done = await whole(
      claire,
      "Prénom;Nom;Société;Courriel;Téléphone;Ville\n;;Seule SARL;;;\n;;;seule@named.example;;\n;;;;02 35 71 04 18;\n;;;;;Rouen\nJean;;;;;\n",
    );
    expect(done.counts).toEqual({ create: 4, invalid: 1 });
    expect((await problems(claire, done.id))[0]).toMatchObject({
      line: 5,
      reasons: { "": "nothing in it names anybody" },
    });
    const made = await rows("select name from public.leads where created_by = $1 and name = any($2) order by name", [
      claire.id,
      ["Seule SARL", "seule@named.example", "+33235710418", "Jean"],
    ]);
    expect(made).toHaveLength(4);
  });

  test("keeps in its note, with the heading, what has no place of its own", async () => {
    await whole(claire, "Name,Zip,Industry,Notes,Notes 2\nZoé Note,76000,Roofs,Called,Again\n");
    expect((await leads("Zoé Note"))[0]).toMatchObject({ note: "Called\nAgain\nZip: 76000\nIndustry: Roofs" });
  });

  test("whose text has a comma that nobody has quoted is put together again", async () => {
    const done = await whole(claire, "Name,Address,City\nPia Komma,Calle Mayor, 67,Madrid\n");
    expect(done.counts).toEqual({ create: 1 });
    expect((await leads("Pia Komma"))[0]).toMatchObject({ note: "Address: Calle Mayor, 67" });
  });

  test("of a lost lead gets the reason that the importer gives, and says so where there is none", async () => {
    const text = "Name,Status\nLéa Lost,Closed Lost\n";
    const first = await upload(amir, text);
    expect(first.settings.defaults["lost_reason"]).toMatch(/^No/);
    await act(amir, first.id, "check");
    expect((await act(amir, first.id, "commit")).counts).toEqual({ create: 1 });
    const { lost_reason: _, ...none } = first.settings.defaults;
    const without = await whole(amir, text, { defaults: none });
    expect(without.counts).toEqual({ create: 1, cells: 1 });
    expect(without.left_out).toMatchObject([
      { field: "stage", text: "Closed Lost", reason: "a lost lead needs a reason of loss" },
    ]);
  });

  test("shares its address with others: each of another name is a record of its own, before and after", async () => {
    const text =
      "Name,E-mail\nAnne Deux,shared@office.example\nBruno Deux,shared@office.example\nAnne Deux,shared@office.example\n";
    expect((await whole(claire, text)).counts).toEqual({ create: 2, skip: 1 });
    expect((await whole(claire, text)).counts).toEqual({ unchanged: 2, skip: 1 });
  });
});

describe("values", () => {
  test("are given a meaning once, for every row and for the next file of the same headings", async () => {
    const text =
      "Lead,Temperature status,Lead owner,Lead status\nWarm One,x,Claire M.,warm\nWarm Two,x,Claire M.,warm\nWarm Three,x,,neu\n";
    const first = await upload(claire, text);
    const checked = await act(claire, first.id, "check");
    expect(checked.left_out).toMatchObject(
      [
        { field: "stage", text: "warm", count: 2 },
        { field: "owner_id", text: "Claire M.", count: 2 },
      ].toSorted(
        (a, b) =>
          checked.left_out.findIndex(({ field }) => field === a.field) -
          checked.left_out.findIndex(({ field }) => field === b.field),
      ),
    );
    const values = { stage: { warm: "qualified" }, owner_id: { "claire m": claire.id } };
    const done = await whole(claire, text, { values });
    expect(done.counts).toEqual({ create: 3 });
    expect(await leads("Warm One, Warm Three")).toMatchObject(
      [{ stage: "qualified" }, { stage: "new" }].toReversed().toReversed(),
    );
    const next = await upload(claire, text.replaceAll("Warm", "Later"));
    expect(next.settings.values).toEqual(values);
    // What one has decided, another has not.
    expect((await upload(amir, text)).settings.values).toBeUndefined();
  });

  test("written in two ways are not guessed: what is clear is read, and the currency with it", async () => {
    const done = await whole(
      claire,
      'Name;Amount\nTwo Dollar;"$1,200.50"\nTwo Euro;"1.200,50 €"\nTwo Unclear;"1.200"\n',
    );
    expect(done.counts).toEqual({ create: 3, cells: 1 });
    expect(done.left_out).toMatchObject([{ text: "1.200", reason: "may be read in two ways" }]);
    expect(await leads("Two Dollar, Two Euro, Two Unclear")).toMatchObject([
      { value: 1200.5, currency: "USD" },
      { value: 1200.5, currency: "EUR" },
      { value: null },
    ]);
  });

  test("are phones of overseas France, of the row's country, of a code in a column of its own, with an extension", async () => {
    await whole(
      claire,
      "Name,Phone,Country\nTel Martinique,0596 12 34 56,\nTel Réunion,0692 12 34 56,\nTel India,98765 43210,India\nTel Desk,+1 415 555 0199 x718,\n",
    );
    await whole(claire, "Name,Country code,Mobile without country code\nTel Code,+91,9876543210\n");
    expect(
      (await leads("Tel Martinique, Tel Réunion, Tel India, Tel Desk, Tel Code")).map(({ name, phones, note }) => [
        name,
        phones,
        note,
      ]),
    ).toEqual([
      ["Tel Code", ["+919876543210"], null],
      ["Tel Desk", ["+14155550199"], "ext. 718"],
      ["Tel India", ["+919876543210"], null],
      ["Tel Martinique", ["+596596123456"], null],
      ["Tel Réunion", ["+262692123456"], null],
    ]);
  });
});

test("ids belong to the system that gave them, and what they overwrite is told before", async () => {
  const send = async (name: string, text: string) => {
    const answer = await server.send(claire, "POST", `/api/imports?entity=leads&file_name=${name}`, text);
    return ((await answer.json()) as { data: { id: string } }).data.id;
  };
  const take = async (id: string) => (await act(claire, id, "check"), act(claire, id, "commit"));
  const hubspot = "Record ID,First Name,Last Name,Email,Lifecycle Stage\n1,Ida,Hub,ida@hub.example,lead\n";
  expect((await take(await send("a.csv", hubspot))).counts).toEqual({ create: 1 });
  // Another system counts from 1 as well.
  expect((await take(await send("b.csv", "id,name,email\n1,Ivo Else,ivo@else.example\n"))).counts).toEqual({
    create: 1,
  });
  const again = await send("c.csv", hubspot.replace("Ida,Hub", "Ida,Changed"));
  const checked = await act(claire, again, "check");
  expect(checked.counts).toEqual({ update: 1 });
  expect(checked.samples).toMatchObject([
    { outcome: "update", values: { name: "Ida Changed" }, before: { name: "Ida Hub" } },
  ]);
  expect(Object.keys(checked.samples[0]?.before ?? {})).toEqual(["name"]);
  await act(claire, again, "commit");
  expect(await rows("select name, external_source from public.leads where external_id = '1' order by name")).toEqual([
    { name: "Ida Changed", external_source: "HubSpot" },
    { name: "Ivo Else", external_source: "b" },
  ]);
  const list = async (person: typeof claire) =>
    (await server.call<{ data: { name: string }[] }>(person, "GET", `/api/leads?imported=${again}`)).body.data.map(
      ({ name }) => name,
    );
  expect(await list(claire)).toEqual(["Ida Changed"]);
  expect(await list(amir)).toEqual([]);
});

test("contacts come in with their company, found by name or domain, or made", async () => {
  const account = await company.row("public.accounts", {
    name: "Known Roofs",
    domains: ["knownroofs.example"],
    owner_id: claire.id,
  });
  const done = await whole(
    claire,
    "Full name,Company,Email\nCora One,KNOWN roofs,cora@c.example\nCody Two,knownroofs.example,cody@c.example\nCleo Three,New Roofs,cleo@c.example\nCarl Four,new roofs,carl@c.example\n",
    {},
    "contacts",
  );
  expect(done.counts).toEqual({ create: 4, made: 1 });
  const made = await rows(
    "select c.name, a.name as account, a.id = $1 as known, a.owner_id = $2 as mine from public.contacts c join public.accounts a on a.id = c.account_id where c.name like 'C%' order by c.name",
    [account, claire.id],
  );
  expect(made).toEqual([
    { name: "Carl Four", account: "New Roofs", known: false, mine: true },
    { name: "Cleo Three", account: "New Roofs", known: false, mine: true },
    { name: "Cody Two", account: "Known Roofs", known: true, mine: true },
    { name: "Cora One", account: "Known Roofs", known: true, mine: true },
  ]);
});

describe("a workbook", () => {
  const send = (bytes: Uint8Array) => upload(claire, Buffer.from(bytes));

  test("is read from its first sheet, numbers and dates as they are", async () => {
    const found = await send(
      workbook([
        ["Name", "Email", "Amount", "Close date"],
        ["Xena Sheet", "xena@sheet.example", 1234.5, "2026-12-31"],
      ]),
    );
    expect(found.format).toMatchObject({ workbook: true, header: true });
    await act(claire, found.id, "check");
    expect((await act(claire, found.id, "commit")).counts).toEqual({ create: 1 });
    expect(await rows("select value::float, expected_close::text from public.leads where name = 'Xena Sheet'")).toEqual(
      [{ value: 1234.5, expected_close: "2026-12-31" }],
    );
  });

  test("that unfolds to more than it says, or is as wide as a sheet can be, is refused with a sentence", async () => {
    const refused = async (bytes: Uint8Array) =>
      (
        (await (
          await server.send(
            claire,
            "POST",
            "/api/imports?entity=leads&file_name=x.xlsx",
            Buffer.from(bytes) as BodyInit,
          )
        ).json()) as { message: string }
      ).message;
    const bomb = zipSync({ "xl/workbook.xml": new Uint8Array(210 * 1024 * 1024) }, { level: 9 });
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await refused(bomb)).toMatch(/more than 200 MB/);
    expect(unzippedSize(bomb, 1000)).toBeGreaterThan(1000);
    expect(await refused(workbook([Array.from({ length: 600 }, (_, n) => `c${n}`)]))).toMatch(/more than 500 columns/);
  });
});

/** A workbook of one sheet, as small as one can be. */
function workbook(cells: (string | number)[][]): Uint8Array {
  const column = (n: number): string =>
    (n < 26 ? "" : column(Math.floor(n / 26) - 1)) + String.fromCharCode(65 + (n % 26));
  const cell = (value: string | number, place: string) =>
    typeof value === "number"
      ? `<c r="${place}"><v>${value}</v></c>`
      : `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const sheet = cells
    .map((row, y) => `<row r="${y + 1}">${row.map((value, x) => cell(value, `${column(x)}${y + 1}`)).join("")}</row>`)
    .join("");
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const packaged = "http://schemas.openxmlformats.org/package/2006/relationships";
  const types = "http://schemas.openxmlformats.org/package/2006/content-types";
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  return zipSync({
    "[Content_Types].xml": strToU8(
      `<?xml version="1.0"?><Types xmlns="${types}"><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    ),
    "xl/workbook.xml": strToU8(
      `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      `<?xml version="1.0"?><Relationships xmlns="${packaged}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    "xl/worksheets/sheet1.xml": strToU8(
      `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
    ),
  });
}
