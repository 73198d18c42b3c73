import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { deliverAll, noticesOf } from "../testing/notices.ts";
import { testServer, type TestServer } from "../testing/server.ts";

// A brief goes from draft to delivery; its versions are never altered; and a client decides on them once, by a link that nobody guesses.
let company: TestCompany;
let server: TestServer;
let mia: TestPerson;
let boss: TestPerson;
let paul: TestPerson;
let sam: TestPerson;

type Brief = { id: string; status: string; change_reason: string | null; approved_by: object | null };
type Made = { id: string; version: number };
type Link = { id: string; address: string };

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  mia = await company.person("marketing");
  boss = await company.person("ceo");
  paul = await company.person("project_manager");
  sam = await company.person("sales", { team_id: await company.team("Lyon") });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const act = (person: TestPerson, verb: string, input: object) =>
  server.call<{ data: Brief }>(person, "POST", `/api/briefs/${verb}`, input);
const read = async (id: string, person = mia) =>
  (await server.call<{ data: Brief }>(person, "GET", `/api/briefs/${id}`)).body.data;

/** A brief that has come to a state. */
async function brief(status: "draft" | "submitted" | "internal_review", values: object = {}, person = mia) {
  const { id } = await server.made<Made>(person, "briefs", { name: "Spring poster", owner_id: person.id, ...values });
  const states = ["submitted", "accepted", "in_production", "internal_review"];
  for (const next of status === "draft" ? [] : states.slice(0, states.indexOf(status) + 1))
    expect((await act(person, "move", { id, status: next })).status).toBe(200);
  return id;
}

async function addVersion(person: TestPerson, row_id: string, text = "picture") {
  const headers = { "content-type": "application/octet-stream", "content-length": String(text.length) };
  const sent = await server.send(person, "POST", "/api/uploads?file_name=poster.png", text, headers);
  const { data } = (await sent.json()) as { data: { id: string } };
  const body = { entity: "brief_assets", row_id, upload_id: data.id };
  return server.call<{ data: Made & { number: number } }>(person, "POST", "/api/files", body);
}

/** A brief in review with a piece of work and its first version. */
async function reviewed(person = mia) {
  const brief_id = await brief("internal_review", {}, person);
  const asset = await server.made<Made>(person, "brief_assets", { brief_id, name: "Poster A2" });
  const file = (await addVersion(person, asset.id, `version of ${brief_id}`)).body.data;
  return { brief_id, asset_id: asset.id, file_id: file.id };
}

const ask = (person: TestPerson, brief_id: string, files: string[], more: object = {}) =>
  server.call<{ data: Link }>(person, "POST", `/api/creative/briefs/${brief_id}/links`, {
    files,
    name: "Inès Arnaud",
    email: "ines@moulins.example",
    ...more,
  });

let address = 0;
const visit = (link: string, body?: Record<string, string>, headers: Record<string, string> = {}) =>
  server.send(undefined, body ? "POST" : "GET", new URL(link).pathname, body && new URLSearchParams(body).toString(), {
    "x-forwarded-for": `10.1.0.${++address}`,
    ...(body && { "content-type": "application/x-www-form-urlencoded", origin: new URL(link).origin }),
    ...headers,
  });

test("a brief moves from state to state, and only whoever may approves it or sends it back with a reason", async () => {
  const id = await brief("internal_review", {}, paul);
  expect((await act(paul, "move", { id, status: "approved" })).status).toBe(403);
  expect((await act(paul, "approve", { id })).status).toBe(403);
  expect((await act(boss, "request_changes", { id, change_reason: " " })).status).toBe(422);
  expect((await act(boss, "request_changes", { id, change_reason: "Larger logo" })).status).toBe(200);
  expect(await read(id)).toMatchObject({ status: "changes_requested", change_reason: "Larger logo" });
  expect((await act(boss, "approve", { id })).status).toBe(409);
  for (const status of ["in_production", "internal_review"]) await act(paul, "move", { id, status });
  expect((await act(boss, "approve", { id })).status).toBe(200);
  expect(await read(id)).toMatchObject({ status: "approved", approved_by: { id: boss.id }, change_reason: null });
  expect((await act(mia, "move", { id, status: "draft" })).status).not.toBe(200);
  expect((await act(mia, "move", { id, status: "delivered" })).status).toBe(200);
});

test("pieces of work of a brief that one does not see cannot be seen, given versions or commented on", async () => {
  const { brief_id, asset_id, file_id } = await reviewed();
  expect((await server.call(sam, "GET", `/api/brief_assets/${asset_id}`)).status).toBe(404);
  expect((await server.send(sam, "GET", `/api/files/${file_id}/content`)).status).toBe(404);
  expect((await addVersion(sam, asset_id)).status).toBeGreaterThanOrEqual(400);
  const comment = { entity: "brief_assets", row_id: asset_id, file_id, body: "Seen" };
  expect((await server.call(sam, "POST", "/api/asset_comments", comment)).status).toBeGreaterThanOrEqual(400);
  expect((await ask(sam, brief_id, [file_id])).status).toBe(403);
  expect((await ask(paul, brief_id, [file_id])).status).toBe(404);
});

test("versions are numbered, and one that was shown to a client stays", async () => {
  const { brief_id, asset_id, file_id } = await reviewed();
  const second = (await addVersion(mia, asset_id, "another")).body.data;
  expect(second.number).toBe(2);
  const changed = await server.call(mia, "PATCH", `/api/files/${file_id}`, { upload_id: second.id });
  expect(changed.status).toBe(422);
  expect((await ask(mia, brief_id, [file_id])).status).toBe(201);
  const removed = await server.call(mia, "DELETE", `/api/files/${file_id}`);
  expect(removed).toMatchObject({ status: 409, body: { message: "This version was shown to the client, and stays." } });
  expect((await server.call(mia, "DELETE", `/api/files/${second.id}`)).status).toBe(200);
});

test("a pin outside its picture, on another's version or below an answer is refused; whoever sees it resolves it", async () => {
  const { asset_id, file_id } = await reviewed();
  const other = await reviewed();
  const say = (values: object, person = mia) =>
    server.call<{ data: Made }>(person, "POST", "/api/asset_comments", {
      entity: "brief_assets",
      row_id: asset_id,
      file_id,
      body: "The logo is too close to the edge.",
      ...values,
    });
  for (const wrong of [{ x: 1.2, y: 0.5 }, { x: 0.5, y: -0.01 }, { x: 0.5 }, { file_id: other.file_id }, { page: 0 }])
    expect((await say(wrong)).status, JSON.stringify(wrong)).toBe(422);
  const pin = (await say({ x: 0.25, y: 0.75 })).body.data;
  const answer = await say({ parent_id: pin.id, body: "Moved." }, boss);
  expect(answer.status).toBe(201);
  expect((await say({ parent_id: answer.body.data.id })).status).toBe(422);
  const edit = (person: TestPerson) =>
    server.call(person, "PATCH", `/api/asset_comments/${pin.id}`, { body: "Else", version: 1 });
  expect((await edit(boss)).status).toBe(403);
  const resolve = (person: TestPerson, verb: string) =>
    server.call<{ data: object }>(person, "POST", `/api/asset_comments/${verb}`, { id: pin.id });
  expect((await resolve(sam, "resolve")).status).toBe(404);
  expect((await resolve(boss, "resolve")).body.data).toMatchObject({ resolved: true, resolved_by: { id: boss.id } });
  expect((await resolve(mia, "reopen")).body.data).toMatchObject({ resolved: false, resolved_by: null });
});

test("a client approves by a link, once: the record names who, when, from where and the files, and the owner is told", async () => {
  const { brief_id, file_id } = await reviewed();
  const { address: link, id } = (await ask(mia, brief_id, [file_id])).body.data;
  expect((await read(brief_id)).status).toBe("client_review");
  const page = await visit(link);
  const html = await page.text();
  expect(html).toContain("Spring poster");
  expect(html).not.toContain("<script");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(page.headers.get("set-cookie")).toBeNull();
  const bytes = await visit(`${link}/files/${file_id}`);
  expect(await bytes.text()).toBe(`version of ${brief_id}`);
  expect((await visit(link, { answer: "approve" }, { origin: "https://elsewhere.example" })).status).toBe(403);
  expect((await visit(link, { answer: "change", words: " " })).status).toBe(422);
  expect((await visit(link, { answer: "approve", words: "Lovely" }, { "x-forwarded-for": "192.0.2.9" })).status).toBe(
    303,
  );
  expect(await read(brief_id)).toMatchObject({ status: "approved", approved_by: null });
  const kept = await server.call<{ data: object }>(mia, "GET", `/api/brief_approvals/${id}`);
  const { rows } = await company.owner.query<{ digest: string }>("select digest from public.files where id = $1", [
    file_id,
  ]);
  expect(kept.body.data).toMatchObject({
    status: "approved",
    name: "Inès Arnaud",
    words: "Lovely",
    decided_from: "192.0.2.9",
    shown: [{ file_id, digest: rows[0]?.digest, asset: "Poster A2", number: 1 }],
  });
  expect((await visit(link, { answer: "change", words: "No!" })).status).toBe(410);
  expect(await (await visit(link)).text()).toContain("Approved by Inès Arnaud");
  expect((await read(brief_id)).status).toBe("approved");
  await deliverAll(company);
  const told = await noticesOf(server, mia, { kind: "moved" });
  expect(told).toContainEqual(expect.objectContaining({ message: "Spring poster" }));
});

test("changes that a client asks for send the brief back in their words, and two who answer at once are one answer", async () => {
  const { brief_id, file_id } = await reviewed();
  const { address: link } = (await ask(mia, brief_id, [file_id])).body.data;
  const answers = await Promise.all([
    visit(link, { answer: "change", words: "Warmer colours <b>please</b>" }),
    visit(link, { answer: "change", words: "Warmer colours <b>please</b>" }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 410]);
  const asked = { status: "changes_requested", change_reason: "Warmer colours <b>please</b>" };
  expect(await read(brief_id)).toMatchObject(asked);
  expect(await (await visit(link)).text()).toContain("&#60;b&#62;please");
});

test("of several who are asked all approve, and a brief that is not in review is shown to nobody", async () => {
  const { brief_id, file_id } = await reviewed();
  const first = (await ask(mia, brief_id, [file_id])).body.data;
  const second = (await ask(mia, brief_id, [file_id], { name: "Omar" })).body.data;
  await visit(first.address, { answer: "approve" });
  expect((await read(brief_id)).status).toBe("client_review");
  await visit(second.address, { answer: "approve" });
  expect((await read(brief_id)).status).toBe("approved");
  expect((await ask(mia, brief_id, [file_id])).status).toBe(409);
});

test("a link that is guessed, ended, past its end or of another brief opens nothing", async () => {
  const [mine, other] = [await reviewed(), await reviewed()];
  const { address: link, id } = (await ask(mia, mine.brief_id, [mine.file_id])).body.data;
  const guessed = `${new URL(link).origin}/public/approvals/${"A".repeat(43)}`;
  expect((await visit(guessed)).status).toBe(404);
  expect((await visit(guessed, { answer: "approve" })).status).toBe(404);
  expect((await visit(`${guessed}/files/${mine.file_id}`)).status).toBe(404);
  expect((await visit(`${link}/files/${other.file_id}`)).status).toBe(404);
  expect((await ask(mia, mine.brief_id, [other.file_id])).status).toBe(404);
  expect((await ask(mia, mine.brief_id, [mine.file_id], { days: 61 })).status).toBe(422);
  await company.owner.query(
    "update public.brief_approvals set expires_at = now() - interval '1 second' where id = $1",
    [id],
  );
  expect((await visit(link)).status).toBe(410);
  expect((await visit(link, { answer: "approve" })).status).toBe(410);
  expect((await visit(`${link}/files/${mine.file_id}`)).status).toBe(404);
  const next = (await ask(mia, mine.brief_id, [mine.file_id])).body.data;
  const end = (person: TestPerson) => server.call(person, "POST", "/api/brief_approvals/end", { id: next.id });
  expect((await end(boss)).status).toBe(403);
  expect((await end(mia)).status).toBe(200);
  expect(await (await visit(next.address)).text()).toContain("This link was ended.");
  expect((await visit(next.address, { answer: "approve" })).status).toBe(410);
  expect(await read(mine.brief_id)).toMatchObject({ status: "client_review", approved_by: null });
});

test("the token is kept as its hash alone, a repeated call answers the same link, and guesses are slowed down", async () => {
  const { brief_id, file_id } = await reviewed();
  const body = { files: [file_id], name: "Inès", email: "ines@moulins.example" };
  const key = { "idempotency-key": crypto.randomUUID() };
  const path = `/api/creative/briefs/${brief_id}/links`;
  const [first, second] = [
    await server.call<{ data: Link }>(mia, "POST", path, body, key),
    await server.call<{ data: Link }>(mia, "POST", path, body, key),
  ];
  expect(second.body.data).toEqual(first.body.data);
  const token = first.body.data.address.split("/").at(-1) ?? "";
  const { rows } = await company.owner.query<{ found: boolean }>(
    `select exists (select from app.log where row_id = $1 and strpos(after::text, $2) > 0)
       or exists (select from app.approval_tokens where strpos(token_hash::text, $2) > 0) as found`,
    [first.body.data.id, token],
  );
  expect(rows[0]?.found).toBe(false);
  const from = { "x-forwarded-for": "198.51.100.77" };
  const statuses = [];
  for (let n = 0; n < 12; n++)
    statuses.push(
      (
        await visit(
          `http://localhost/public/approvals/${String(n).padStart(43, "B")}`,
          { answer: "approve" },
          { ...from, origin: new URL(first.body.data.address).origin },
        )
      ).status,
    );
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test("that rights end within thirty days is told to whoever has the brief, once for each day", async () => {
  const { asset_id } = await reviewed();
  const ends = async (days: number) =>
    company.owner.query("update public.brief_assets set rights_end_on = current_date + $2::int where id = $1", [
      asset_id,
      days,
    ]);
  const told = async () => {
    await company.database.flush(company.system, [{ text: "select app.remind_of_rights()", values: [] }]);
    return (await noticesOf(server, mia, { kind: "rights_end" })).map(({ message }) => message);
  };
  await ends(40);
  expect(await told()).toEqual([]);
  await ends(12);
  expect(await told()).toEqual(["Spring poster · Poster A2"]);
  expect(await told()).toHaveLength(1);
  await ends(20);
  expect(await told()).toHaveLength(2);
});
