import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Hit } from "../../search/hit.ts";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";
import { readTextsTask } from "./read-texts.ts";
import { reasons } from "./unread.ts";

// What a file says is found by whoever sees the file, and nobody else reads a word of it.
let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let hugo: TestPerson;
let admin: TestPerson;
let ines: TestPerson;
let account_id: string;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  claire = await company.person("sales", { team_id: await company.team("Lyon") });
  hugo = await company.person("sales", { team_id: await company.team("Nantes") });
  admin = await company.person("admin");
  account_id = await company.row("public.accounts", { name: "Moulins Arnaud", owner_id: claire.id });
  ines = await company.person("client", { account_id });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const read = () => readTextsTask(company.database, company.system, server.store).work(new AbortController().signal);

async function attach(person: TestPerson, entity: string, row_id: string, text: string, name = "text.md") {
  const headers = { "content-type": "application/octet-stream", "content-length": String(Buffer.byteLength(text)) };
  const answer = await server.send(person, "POST", `/api/uploads?file_name=${name}`, text, headers);
  const { data } = (await answer.json()) as { data: { id: string } };
  return server.made<{ id: string; text_problem: string | null }>(person, "files", {
    entity,
    row_id,
    upload_id: data.id,
  });
}

async function written(text: string, values: object = {}, name?: string) {
  const document = await server.made<{ id: string }>(claire, "documents", { name: "Agreement", ...values });
  const file = await attach(claire, "documents", document.id, text, name);
  await read();
  return { document: document.id, file: file.id };
}

async function search(person: TestPerson, p_query: string): Promise<Hit[]> {
  const answer = await server.call<{ data: Hit[] }>(person, "POST", "/api/rpc/search_global", { p_query });
  expect(answer.status, p_query).toBe(200);
  return answer.body.data;
}
const found = async (person: TestPerson, query: string) => (await search(person, query)).map(({ about }) => about?.id);
const listed = async (person: TestPerson, q: string) =>
  (
    await server.call<{ data: { id: string }[] }>(person, "GET", `/api/documents?q=${encodeURIComponent(q)}`)
  ).body.data.map(({ id }) => id);
const asked = async (person: TestPerson, text: string, values: unknown[] = []) =>
  (await company.database.flush(person.actor, [{ text, values }]))[0] ?? [];

describe("a document is found by what it says", () => {
  test("by a sentence and by its words, with the passage in which they stand, in the search and in the list", async () => {
    const before = "Nothing of interest stands in this paragraph, and nobody looks for it. ".repeat(60);
    const sentence = "The façade is scaffolded before the first of October, or the penalty falls due.";
    const { document, file } = await written(`# Terms\n\n${before}\n\n${sentence}\n\n${before}`);
    const [hit, ...others] = await search(claire, "the facade is scaffolded before the first of october");
    expect(others).toEqual([]);
    expect(hit).toMatchObject({
      entity: "files",
      entity_type: "document",
      entity_id: file,
      entity_name: "Agreement",
      about: { entity: "documents", id: document, page: null },
    });
    const { entity_description: passage, description_marks: marks } = hit as Hit;
    expect(passage).toContain("The façade is scaffolded before the first of October");
    const marked = marks.flatMap((at, n) => (n % 2 === 0 ? [passage?.slice(at, at + (marks[n + 1] ?? 0))] : []));
    expect(marked).toEqual(["façade", "scaffolded", "first", "October"]);
    for (const query of ["penalties scaffold", "type:document scaffolded", "scaffo"])
      expect(await found(claire, query), query).toEqual([document]);
    for (const query of ["type:task scaffolded", "owner:me scaffolded", "scaffolded zeppelin", "of the"])
      expect(await found(claire, query), query).not.toContain(document);
    expect(await listed(claire, "penalty façade")).toEqual([document]);
    expect(await listed(claire, "zeppelin")).toEqual([]);
  });

  test("in its newest version only, under its name alone where both hold the words, and not from the bin", async () => {
    const { document } = await written("An astrolabe of brass.");
    await attach(claire, "documents", document, "A theodolite of brass.");
    await read();
    expect([await found(claire, "astrolabe"), await found(claire, "theodolite")]).toEqual([[], [document]]);
    await server.call(claire, "PATCH", `/api/documents/${document}`, { name: "Theodolite" });
    expect((await search(claire, "theodolite")).map(({ entity }) => entity)).toEqual(["documents"]);
    await server.call(claire, "DELETE", `/api/documents/${document}`);
    expect([await search(claire, "theodolite"), await listed(claire, "brass")]).toEqual([[], []]);
  });

  test("and the file of a record with its record", async () => {
    const lead = await company.row("public.leads", { name: "Atelier Rouvray", owner_id: claire.id });
    const { id } = await attach(claire, "leads", lead, "They asked for a gargoyle.", "notes.txt");
    await read();
    expect(await search(claire, "type:file gargoyles")).toMatchObject([
      { entity_id: id, entity_name: "notes.txt", about: { entity: "leads", id: lead, name: "Atelier Rouvray" } },
    ]);
    expect([await found(hugo, "gargoyle"), await found(ines, "gargoyle")]).toEqual([[], []]);
  });

  test("by a quarter of the places, however many records are called so", async () => {
    const { document } = await written("The word is bollard.");
    for (let n = 0; n < 22; n++) await company.row("public.leads", { name: `Bollard ${n}`, owner_id: claire.id });
    const hits = await search(claire, "bollard");
    expect([hits.length, hits.at(-1)?.about?.id]).toEqual([20, document]);
  });
});

describe("whoever does not see the file", () => {
  test("gets no hit, no place in the list, and no row of its text, though they know its digest", async () => {
    const text = "The sextant lies in the safe.";
    const { document, file } = await written(text);
    const digest = createHash("sha256").update(text).digest("hex");
    const passages = "select text from app.blob_passages where digest = $1";
    const people = [claire, admin, hugo, ines];
    const seen = async () => ({
      hits: await Promise.all(people.map(async (person) => (await found(person, "sextant")).includes(document))),
      ids: await Promise.all(
        people.map(async (person) =>
          JSON.stringify(await asked(person, "select app.text_hits('sextant', 9)::text")).includes(file),
        ),
      ),
      rows: await Promise.all(people.map(async (person) => (await asked(person, passages, [digest])).length)),
    });
    expect(await seen()).toEqual({
      hits: [true, true, false, false],
      ids: [true, true, false, false],
      rows: [1, 1, 0, 0],
    });
    expect([await listed(admin, "sextant"), await listed(hugo, "sextant")]).toEqual([[document], []]);
    // It follows the document to whom it is shown, and away from them.
    await server.call(claire, "PATCH", `/api/documents/${document}`, { visibility: "client", account_id });
    expect((await seen()).rows).toEqual([1, 1, 0, 0]);
    await server.call(claire, "POST", "/api/documents/move", { id: document, status: "published" });
    expect(await seen()).toEqual({
      hits: [true, true, false, true],
      ids: [true, true, false, true],
      rows: [1, 1, 0, 1],
    });
    expect(await listed(ines, "sextant")).toEqual([document]);
    await server.call(claire, "POST", "/api/documents/move", { id: document, status: "draft" });
    expect((await seen()).rows).toEqual([1, 1, 0, 0]);
  });

  test("nobody reads the words themselves, writes a text, or asks which is to be read", async () => {
    for (const text of [
      "select * from app.blob_texts",
      "select digest from app.blobs",
      "delete from app.blob_passages",
      "insert into app.blob_passages (digest, no, text, words) values ('x', 1, 'x', '')",
      "select * from app.files_saying('{x}', null, 9)",
      "select * from app.blob_to_read()",
      "select app.keep_text('x', '[]', null)",
    ])
      await expect(asked(admin, text), text).rejects.toThrow(/permission denied/);
  });

  test("nobody says of a file why it was not read but the server", async () => {
    const { file } = await written("Plain.");
    const said = { text_problem: "It was." };
    expect((await server.call(claire, "PATCH", `/api/files/${file}`, said)).status).toBe(422);
    await asked(claire, "update public.files set text_problem = 'It was.' where id = $1", [file]).catch(
      () => undefined,
    );
    const { rows } = await company.owner.query("select text_problem, version from public.files where id = $1", [file]);
    expect(rows[0]).toMatchObject({ text_problem: null });
  });
});

describe("what cannot be read", () => {
  const problem = async (id: string) =>
    (await server.call<{ data: { text_problem: string | null } }>(claire, "GET", `/api/files/${id}`)).body.data;

  test("says why, with each file of the same bytes, and without a new version of the file", async () => {
    const lead = await company.row("public.leads", { name: "Maison Quemeneur", owner_id: claire.id });
    const { id } = await attach(claire, "leads", lead, "%PDF-1.7 and then nothing", "offer.pdf");
    await read();
    expect(await problem(id)).toMatchObject({ text_problem: reasons.damaged, version: 1 });
    const again = await attach(claire, "leads", lead, "%PDF-1.7 and then nothing", "offer.pdf");
    expect(again.text_problem).toBe(reasons.damaged);
  });

  test("is given up after three tries that ended the server; pictures and unknown kinds say nothing", async () => {
    const lead = await company.row("public.leads", { name: "Maison Kerbrat", owner_id: claire.id });
    const { id } = await attach(claire, "leads", lead, "It ends whoever reads it.", "curse.txt");
    for (let tries = 0; tries < 3; tries++)
      await company.database.flush(company.system, [{ text: "select digest from app.blob_to_read()", values: [] }]);
    const other = await attach(claire, "leads", lead, "Bytes.", "bytes.bin");
    await read();
    expect([await problem(id), await problem(other.id)]).toMatchObject([
      { text_problem: reasons.given_up },
      { text_problem: null },
    ]);
    const { rows } = await company.owner.query("select from app.blobs where unread");
    expect(rows).toEqual([]);
  });

  test("an old file is read as well, once there is something to do the runner hears of it, and a text goes with its bytes", async () => {
    const { document } = await written("Ancient parchment.");
    await company.owner.query("delete from app.blob_texts");
    const due = async () => {
      const pulse = { text: "select app.pulse('one', '{read_texts}')::text", values: [] };
      return (await company.database.flush(company.system, [pulse]))[0]?.[0]?.[0];
    };
    expect(await due()).toBe("0");
    await company.owner.query("update app.blobs set unread = true, read_tries = 0");
    expect([await due(), await found(claire, "parchment")]).toEqual(["1", []]);
    await read();
    expect(await found(claire, "parchment")).toEqual([document]);
    await company.owner.query("delete from app.blobs");
    expect((await company.owner.query("select from app.blob_passages")).rowCount).toBe(0);
  });
});
