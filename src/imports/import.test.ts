import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestPerson } from "../testing/company.ts";
import { importing } from "../testing/importing.ts";

type Rig = Awaited<ReturnType<typeof importing>>;
let { company, server, claire, amir, upload, act, whole, problems, rows, close } = {} as Rig;
let client: TestPerson;
let ceo: TestPerson;

beforeAll(async () => {
  ({ company, server, claire, amir, upload, act, whole, problems, rows, close } = await importing());
  ceo = await company.person("ceo");
  client = await company.person("client", {
    account_id: await company.row("public.accounts", { name: "Cap Horizon" }),
  });
});
afterAll(() => close());

const french = `Nom;Société;Courriel;Téléphone;Montant;Date de clôture;Étape;Propriétaire
Élodie Roux;Atelier Lumière;elodie@lumiere.example;02 35 71 04 18;"1 234,56 €";31/12/2026;Qualifié;Claire Martin
Hugo Petit;Port Sud;hugo@portsud.example, contact@portsud.example;'+33612345678;12 000;31.01.2027;NÉGOCIATION;${"claire"}
`;

describe("a French file", () => {
  test("is understood, checked without a trace, taken in and taken back", async () => {
    const text = french.replace("claire\n", `${claire.email}\n`);
    const found = await upload(claire, text);
    // The heading is no row.
    expect(found).toMatchObject({ state: "uploaded", total: 2, done: 0 });
    expect(found.format).toEqual({ encoding: "utf-8", delimiter: ";", header: true });
    expect(
      Object.fromEntries(found.settings.mapping.map(({ column, field }) => [found.columns[column]?.name, field])),
    ).toEqual({
      Nom: "name",
      Société: "company_name",
      Courriel: "emails",
      Téléphone: "phones",
      Montant: "value",
      "Date de clôture": "expected_close",
      Étape: "stage",
      Propriétaire: "owner_id",
    });
    expect(found.settings.match_key).toBe("emails");
    const checked = await act(claire, found.id, "check");
    expect(await problems(claire, found.id)).toEqual([]);
    expect(checked).toMatchObject({ state: "checked", total: 2, done: 2, counts: { create: 2 } });
    expect(await rows("select from public.leads")).toEqual([]);
    const committed = await act(claire, found.id, "commit");
    expect(committed).toMatchObject({ state: "committed", counts: { create: 2 } });
    const made = await rows(
      "select name, company_name, emails, phones, value::float, expected_close::text, stage, owner_id, created_by from public.leads order by value",
    );
    expect(made).toEqual([
      {
        name: "Élodie Roux",
        company_name: "Atelier Lumière",
        emails: ["elodie@lumiere.example"],
        phones: ["+33235710418"],
        value: 1234.56,
        expected_close: "2026-12-31",
        stage: "qualified",
        owner_id: claire.id,
        created_by: claire.id,
      },
      {
        name: "Hugo Petit",
        company_name: "Port Sud",
        emails: ["hugo@portsud.example", "contact@portsud.example"],
        phones: ["+33612345678"],
        value: 12000,
        expected_close: "2027-01-31",
        stage: "negotiation",
        owner_id: claire.id,
        created_by: claire.id,
      },
    ]);
    expect(await rows("select distinct request_id from app.log where entity = 'leads'")).toEqual([
      { request_id: `import:${found.id}` },
    ]);
    expect(await act(claire, found.id, "undo")).toMatchObject({ state: "undone", counts: { undone: 2 } });
    expect(await rows("select from public.leads where deleted_at is null")).toEqual([]);
  });
});

test("a lead is as probable as its file says, and where it says nothing, as its stage", async () => {
  const text =
    "Nom;Étape;Probabilité\nAude Quintric;Proposition;35\nYuna Trestraou;Proposition;\nHugo Petit;Gagné;20\n";
  const { id } = await upload(claire, text);
  await act(claire, id, "check");
  expect(await act(claire, id, "commit")).toMatchObject({ counts: { create: 3 } });
  expect(await rows("select name, probability from public.leads where deleted_at is null order by name")).toEqual([
    { name: "Aude Quintric", probability: 35 },
    { name: "Hugo Petit", probability: 100 },
    { name: "Yuna Trestraou", probability: 50 },
  ]);
  const made = await server.call<{ data: { probability: number } }>(amir, "POST", "/api/leads", {
    name: "New",
    owner_id: amir.id,
  });
  expect(made.body.data.probability).toBe(5);
  await act(claire, id, "undo");
});

describe("a match", () => {
  test("is updated or skipped; undo gives values back where the imported one stands", async () => {
    const [mine, other] = [
      await company.row("public.leads", {
        name: "Old name",
        emails: ["match@a.example"],
        city: "Rouen",
        owner_id: claire.id,
      }),
      await company.row("public.leads", {
        name: "Second",
        emails: ["second@a.example"],
        city: "Rouen",
        note: "before",
        owner_id: claire.id,
      }),
    ];
    const text =
      "name,email,city,note,stage\nNew name,Match@A.example,Lyon,,won\nSecond,second@a.example,Paris,after,\n,match@a.example,,,\n";
    const skipped = await whole(claire, text, { on_match: "skip" });
    expect(skipped.counts).toEqual({ skip: 3 });
    const done = await whole(claire, text, { on_match: "update" });
    expect(done.counts).toEqual({ update: 2, skip: 1 });
    expect(await problems(claire, done.id)).toMatchObject([{ line: 4, reasons: { "": "repeats line 2" } }]);
    expect(await rows("select name, city, stage from public.leads where id = $1", [mine])).toEqual([
      { name: "New name", city: "Lyon", stage: "new" },
    ]);
    await company.owner.query("update public.leads set city = 'Nantes' where id = $1", [other]);
    const undone = await act(claire, done.id, "undo");
    expect(undone.counts).toMatchObject({ undone: 1, kept: 1 });
    expect(await problems(claire, done.id)).toMatchObject([
      { reasons: { "": "some values were changed since and stay" }, row_id: other },
    ]);
    expect(await rows("select name, city from public.leads where id = $1", [mine])).toEqual([
      { name: "Old name", city: "Rouen" },
    ]);
    expect(await rows("select city, note from public.leads where id = $1", [other])).toEqual([
      { city: "Nantes", note: "before" },
    ]);
    const again = await whole(claire, "name,email\nOld name,match@a.example\n", {});
    expect(again.counts).toEqual({ unchanged: 1 });
  });

  test("in the bin is offered, and taken out where wished", async () => {
    const id = await company.row("public.leads", {
      name: "Binned",
      external_id: "X-1",
      external_source: "file",
      deleted_at: new Date(),
      owner_id: claire.id,
    });
    const text = "reference,name\nX-1,Binned again\n";
    const first = await whole(claire, text, {});
    expect(first.settings.match_key).toBe("external_id");
    expect(await problems(claire, first.id)).toMatchObject([{ outcome: "binned", reasons: { "": "is in the bin" } }]);
    const done = await whole(claire, text, { restore: true });
    expect(done.counts).toEqual({ restore: 1 });
    expect(await rows("select name, deleted_at from public.leads where id = $1", [id])).toEqual([
      { name: "Binned again", deleted_at: null },
    ]);
    await act(claire, done.id, "undo");
    expect(await rows("select name, deleted_at is null as living from public.leads where id = $1", [id])).toEqual([
      { name: "Binned", living: false },
    ]);
  });
});

describe("rights", () => {
  test("nobody matches, updates or points at what they do not see, nor gives rows to another team", async () => {
    const hidden = await company.row("public.leads", {
      name: "Hidden",
      emails: ["hidden@b.example"],
      owner_id: amir.id,
    });
    const account = await company.row("public.accounts", { name: "Foreign account", owner_id: amir.id });
    const text = `name,email,owner,account\nMine,hidden@b.example,,\nGiven,given@b.example,${amir.email},\nForeign,foreign@b.example,,Foreign account\n`;
    const done = await whole(claire, text);
    // What may not go in is left out; the company that one does not see is kept as a name.
    expect(done.counts).toEqual({ create: 3, cells: 1 });
    expect(await problems(claire, done.id)).toMatchObject([
      {
        line: 3,
        outcome: "create",
        left_out: [{ field: "owner_id", text: amir.email, reason: "you may not give records to this person" }],
      },
    ]);
    expect(
      await rows(
        "select name, owner_id, account_id, company_name from public.leads where emails && '{hidden@b.example,given@b.example,foreign@b.example}' order by name",
      ),
    ).toEqual([
      { name: "Foreign", owner_id: claire.id, account_id: null, company_name: "Foreign account" },
      { name: "Given", owner_id: claire.id, account_id: null, company_name: null },
      { name: "Hidden", owner_id: amir.id, account_id: null, company_name: null },
      { name: "Mine", owner_id: claire.id, account_id: null, company_name: null },
    ]);
    expect(await rows("select version from public.leads where id = $1", [hidden])).toEqual([{ version: 1 }]);
    expect(account).toBeTruthy();
  });

  test("a record one sees but may not change is refused, not changed", async () => {
    await company.row("public.leads", { name: "Unowned", emails: ["unowned@b.example"] });
    const done = await whole(claire, "name,email\nTaken,unowned@b.example\n");
    expect(await problems(claire, done.id)).toMatchObject([{ reasons: { "": "is not yours to change" } }]);
    expect(await rows("select from public.leads where name = 'Taken'")).toEqual([]);
  });

  test("a client cannot import, nor somebody without the verb; nobody sees another's file", async () => {
    for (const person of [client, ceo]) {
      const answer = await server.send(person, "POST", "/api/imports?entity=leads&file_name=x.csv", "name\nx\n");
      expect(answer.status).toBe(403);
    }
    const { id } = await upload(claire, "name\nSecret\n");
    for (const path of [`/api/imports/${id}`, `/api/imports/${id}/problems.csv`])
      expect((await server.send(amir, "GET", path)).status).toBe(404);
    expect((await server.call(amir, "POST", "/api/imports/commit", { id })).status).toBe(404);
    expect((await server.call(client, "GET", `/api/imports/${id}`)).status).toBe(403);
    const [read_by_amir] = await company.database.flush(amir.actor, [
      { text: "select count(*)::text from app.import_chunks where import_id = $1", values: [id] },
    ]);
    expect(read_by_amir).toEqual([["0"]]);
    expect((await server.call(ceo, "GET", `/api/imports/${id}`)).status).toBe(200);
  });
});

test("an admin may take another's import back; what somebody changed since stays", async () => {
  const admin = await company.person("admin");
  const done = await whole(claire, "name,email\nOne,one@d.example\nTwo,two@d.example\n");
  await company.database.flush(claire.actor, [
    { text: "update public.leads set city = 'Caen' where name = 'Two'", values: [] },
  ]);
  expect((await server.call(amir, "POST", "/api/imports/undo", { id: done.id })).status).toBe(404);
  expect((await act(admin, done.id, "undo")).counts).toMatchObject({ undone: 1, kept: 1 });
  expect(await problems(admin, done.id)).toMatchObject([{ reasons: { "": "was changed since" } }]);
  expect(
    await rows("select name from public.leads where emails && '{one@d.example,two@d.example}' and deleted_at is null"),
  ).toEqual([{ name: "Two" }]);
});
