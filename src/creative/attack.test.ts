import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

// What was shown to a client stays with the decision, and an old link decides nothing of what was made since.
let company: TestCompany;
let server: TestServer;
let mia: TestPerson;

type Made = { id: string; version: number };
type Link = { id: string; address: string };

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  mia = await company.person("marketing");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const move = async (id: string, ...states: string[]) => {
  for (const status of states)
    expect((await server.call(mia, "POST", "/api/briefs/move", { id, status })).status).toBe(200);
};
const statusOf = async (id: string) =>
  (await server.call<{ data: { status: string } }>(mia, "GET", `/api/briefs/${id}`)).body.data.status;

async function addVersion(row_id: string, text: string, name = "poster.png") {
  const headers = { "content-type": "application/octet-stream", "content-length": String(text.length) };
  const sent = await server.send(mia, "POST", `/api/uploads?file_name=${name}`, text, headers);
  const { data } = (await sent.json()) as { data: { id: string } };
  return server.made<Made>(mia, "files", { entity: "brief_assets", row_id, upload_id: data.id });
}

/** A brief in internal review with a piece of work and its first version. */
async function reviewed() {
  const brief = await server.made<Made>(mia, "briefs", { name: "Spring poster", owner_id: mia.id });
  await move(brief.id, "submitted", "accepted", "in_production", "internal_review");
  const asset = await server.made<Made>(mia, "brief_assets", { brief_id: brief.id, name: "Poster A2" });
  const file = await addVersion(asset.id, "first");
  return { brief_id: brief.id, asset_id: asset.id, file_id: file.id };
}

const ask = async (brief_id: string, file_id: string) =>
  (
    await server.call<{ data: Link }>(mia, "POST", `/api/creative/briefs/${brief_id}/links`, {
      files: [file_id],
      name: "Inès Arnaud",
      email: "ines@moulins.example",
    })
  ).body.data;

let address = 0;
const visit = (link: string, body?: Record<string, string>) =>
  server.send(undefined, body ? "POST" : "GET", new URL(link).pathname, body && new URLSearchParams(body).toString(), {
    "x-forwarded-for": `10.2.0.${++address}`,
    ...(body && { "content-type": "application/x-www-form-urlencoded", origin: new URL(link).origin }),
  });

test("a piece of work whose version a client saw stays, and so does its brief once a client has decided", async () => {
  const { brief_id, asset_id, file_id } = await reviewed();
  const { address: link } = await ask(brief_id, file_id);
  const gone = await server.call(mia, "DELETE", `/api/brief_assets/${asset_id}`);
  expect(gone).toMatchObject({ status: 409 });
  expect((await visit(link, { answer: "approve" })).status).toBe(303);
  expect(await server.call(mia, "DELETE", `/api/briefs/${brief_id}`)).toMatchObject({ status: 409 });
});

test("a link about what a client sent back approves nothing of what was made since", async () => {
  const { brief_id, file_id } = await reviewed();
  const [first, second] = [await ask(brief_id, file_id), await ask(brief_id, file_id)];
  expect((await visit(first.address, { answer: "change", words: "Larger" })).status).toBe(303);
  await move(brief_id, "in_production", "internal_review", "client_review");
  expect((await visit(second.address, { answer: "approve" })).status).toBe(410);
  expect(await statusOf(brief_id)).toBe("client_review");
});

test("an answer to a comment is put at no point later, either", async () => {
  const { asset_id, file_id } = await reviewed();
  const about = { entity: "brief_assets", row_id: asset_id, file_id, body: "Here" };
  const pin = await server.made<Made>(mia, "asset_comments", { ...about, x: 0.5, y: 0.5 });
  const answer = await server.made<Made>(mia, "asset_comments", { ...about, parent_id: pin.id });
  const placed = { x: 0.1, y: 0.1, version: 1 };
  expect((await server.call(mia, "PATCH", `/api/asset_comments/${answer.id}`, placed)).status).toBe(422);
  expect((await server.call(mia, "PATCH", `/api/asset_comments/${pin.id}`, placed)).status).toBe(200);
});

test("a brief has 100 pieces of work, and none comes back from the bin beyond them", async () => {
  const { brief_id, asset_id } = await reviewed();
  expect((await server.call(mia, "DELETE", `/api/brief_assets/${asset_id}`)).status).toBe(200);
  await company.owner.query(
    "insert into public.brief_assets (brief_id, name) select $1, 'Poster ' || n from generate_series(1, 100) n",
    [brief_id],
  );
  const back = await server.call<{ message: string }>(mia, "POST", `/api/brief_assets/restore`, { id: asset_id });
  expect([back.status, back.body.message]).toEqual([409, "A brief has 100 pieces of work at most."]);
});

test("what a file holds and is called runs nowhere on the page of a link", async () => {
  const { brief_id, asset_id } = await reviewed();
  const bad = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
  for (const name of ["x.svg", "x.png", "x.html", encodeURIComponent('"><script>alert(1)</script>.png')]) {
    const file = await addVersion(asset_id, bad, name);
    const { address: link } = await ask(brief_id, file.id);
    const html = await (await visit(link)).text();
    expect(html).not.toMatch(/<script|<img src="\/public\/approvals/);
    const sent = await visit(`${link}/files/${file.id}`);
    expect(sent.headers.get("content-type")).toMatch(/^(application\/octet-stream|text\/plain)/);
    expect(sent.headers.get("x-content-type-options")).toBe("nosniff");
    expect(sent.headers.get("content-disposition")).toMatch(/^attachment/);
  }
});

test("of two answers at once one is taken", async () => {
  const { brief_id, file_id } = await reviewed();
  const { address: link } = await ask(brief_id, file_id);
  const answers = await Promise.all([
    visit(link, { answer: "approve" }),
    visit(link, { answer: "change", words: "No" }),
    visit(link, { answer: "approve" }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 410, 410]);
});

test("what belongs to a piece of work goes for good with its brief", async () => {
  const { brief_id, asset_id, file_id } = await reviewed();
  const about = { entity: "brief_assets", row_id: asset_id, file_id, body: "Here" };
  await server.made<Made>(mia, "asset_comments", about);
  await company.owner.query("alter table public.briefs disable trigger a_stamp");
  await company.owner.query("update public.briefs set deleted_at = now() - interval '31 days' where id = $1", [
    brief_id,
  ]);
  await company.owner.query("alter table public.briefs enable trigger a_stamp");
  await company.database.flush(company.system, [{ text: "select app.empty_bin()", values: [] }]);
  const { rows } = await company.owner.query<{ left: number }>(
    "select (select count(*) from public.files where row_id = $1)::int + (select count(*) from public.asset_comments where row_id = $1)::int as left",
    [asset_id],
  );
  expect(rows[0]?.left).toBe(0);
});
