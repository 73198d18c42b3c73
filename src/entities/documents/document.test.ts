import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

// A document is seen by whom its visibility names; its versions follow each other, and a document that is checked out stays as it is.
let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let mate: TestPerson;
let hugo: TestPerson;
let ada: TestPerson;
let ines: TestPerson;
let account_id: string;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  const team_id = await company.team("Lyon");
  claire = await company.person("sales", { team_id });
  mate = await company.person("sales", { team_id });
  hugo = await company.person("sales", { team_id: await company.team("Nantes") });
  ada = await company.person("admin");
  account_id = await company.row("public.accounts", { name: "Moulins Arnaud", owner_id: claire.id });
  ines = await company.person("client", { account_id });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

type Document = { id: string; file_name: string; versions: number; version: number };
const made = (values: object, person = claire) =>
  server.made<Document>(person, "documents", { name: "Contract", ...values });
const seenBy = async (id: string) => {
  const seen = [];
  for (const person of [claire, mate, hugo, ines])
    seen.push((await server.call(person, "GET", `/api/documents/${id}`)).status === 200);
  return seen;
};

async function addVersion(person: TestPerson, row_id: string, name: string) {
  const headers = { "content-type": "application/octet-stream", "content-length": "4" };
  const answer = await server.send(person, "POST", `/api/uploads?file_name=${name}`, "text", headers);
  const { data } = (await answer.json()) as { data: { id: string } };
  return server.call<{ data: { id: string; number: number } }>(person, "POST", "/api/files", {
    entity: "documents",
    row_id,
    upload_id: data.id,
  });
}

test("its visibility says who sees it, and a client sees what is published for them, in its newest version", async () => {
  expect(await seenBy((await made({ visibility: "private" })).id)).toEqual([true, false, false, false]);
  expect(await seenBy((await made({ visibility: "team" })).id)).toEqual([true, true, false, false]);
  expect(await seenBy((await made({ visibility: "company" })).id)).toEqual([true, true, true, false]);
  const { id } = await made({ visibility: "client", account_id });
  const [first, second] = [await addVersion(claire, id, "a.txt"), await addVersion(claire, id, "b.txt")];
  expect(await seenBy(id)).toEqual([true, true, false, false]);
  await server.call(claire, "POST", "/api/documents/move", { id, status: "published" });
  expect(await seenBy(id)).toEqual([true, true, false, true]);
  const bytes = ({ body }: typeof first) => server.send(ines, "GET", `/api/files/${body.data.id}/content`);
  expect([(await bytes(first)).status, (await bytes(second)).status]).toEqual([404, 200]);
  await server.call(claire, "POST", "/api/documents/move", { id, status: "draft" });
  expect((await bytes(second)).status).toBe(404);
});

test("what is for a client or a project names it", async () => {
  for (const visibility of ["client", "project"]) {
    const refused = await server.call(claire, "POST", "/api/documents", { name: "Offer", visibility });
    expect(refused).toMatchObject({ status: 422, body: { code: "MISSING_REQUIRED_FIELD" } });
  }
});

test("versions are numbered also where two bring one at once, and the document tells of the newest that is left", async () => {
  const { id } = await made({});
  const added = await Promise.all(["1.txt", "2.txt", "3.txt"].map((name) => addVersion(claire, id, name)));
  expect(added.map(({ body }) => body.data.number).toSorted()).toEqual([1, 2, 3]);
  const newest = added.find(({ body }) => body.data.number === 3)?.body.data.id;
  await server.call(claire, "DELETE", `/api/files/${newest}`);
  const told = await server.call<{ data: Document }>(claire, "GET", `/api/documents/${id}`);
  const left = added.findIndex(({ body }) => body.data.number === 2);
  expect(told.body.data).toMatchObject({ file_name: `${left + 1}.txt`, versions: 3 });
  expect((await addVersion(claire, id, "4.txt")).body.data.number).toBe(4);
});

test("what is checked out is changed by nobody else, and taken back by its owner or an administrator", async () => {
  const { id } = await made({ visibility: "team" });
  const act = (person: TestPerson, verb: string) => server.call(person, "POST", `/api/documents/${verb}`, { id });
  expect((await act(mate, "check_out")).status).toBe(200);
  const refused = await server.call(claire, "PATCH", `/api/documents/${id}`, { name: "Other" });
  expect(refused).toMatchObject({
    status: 423,
    body: { code: "RESOURCE_LOCKED", message: expect.stringContaining(mate.name) as string },
  });
  expect((await addVersion(claire, id, "x.txt")).status).toBe(423);
  expect((await addVersion(mate, id, "y.txt")).status).toBe(201);
  expect((await act(claire, "check_in")).status).toBe(200);
  expect((await act(claire, "check_out")).status).toBe(200);
  expect((await act(mate, "check_in")).status).toBe(423);
  // (Who leaves hands over what others have checked out, too.)
  const given = await server.call(ada, "POST", "/api/documents/assign", { id, owner_id: mate.id });
  expect(given.status).toBe(200);
  expect((await act(ada, "check_in")).status).toBe(200);
});

test("a folder lies in no folder of its own", async () => {
  const folder = async (parent_id: string | null) =>
    (await server.made<{ id: string }>(claire, "document_folders", { name: "F", parent_id })).id;
  const above = await folder(null);
  const inside = await folder(above);
  const moved = await server.call(claire, "PATCH", `/api/document_folders/${above}`, { parent_id: inside });
  expect(moved).toMatchObject({ status: 400, body: { message: "A folder cannot be moved into itself." } });
  expect((await server.call(hugo, "PATCH", `/api/document_folders/${above}`, { name: "Mine" })).status).toBe(403);
});
