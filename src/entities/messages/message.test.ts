import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { deliverAll, noticesOf } from "../../testing/notices.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

// Colleagues write to each other: who reads it, who is told of it, and what is kept of it.
let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let yann: TestPerson;
let omar: TestPerson;
let boss: TestPerson;
let auditor: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  claire = await company.person("sales", { team_id: await company.team("Lyon"), name: "Claire" });
  yann = await company.person("employee", { name: "Yann" });
  omar = await company.person("support", { name: "Omar" });
  boss = await company.person("admin", { name: "Boss" });
  auditor = await company.person("auditor");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

type Row = { id: string; version: number; body: string; replies: number; edited_at: string | null };
type Mine = {
  id: string;
  member_id: string;
  name: string;
  kind: string;
  unread: number;
  mentions: number;
  people: { name: string }[] | null;
};
const post = (by: TestPerson, path: string, body: object) =>
  server.call<{ data: Row; message: string }>(by, "POST", `/api/${path}`, body);
const made = async (by: TestPerson, path: string, body: object) => {
  const answer = await post(by, path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body.data;
};
const say = (by: TestPerson, channel_id: string, body: string, more: object = {}) =>
  made(by, "messages", { channel_id, body, ...more });
const read = async (by: TestPerson, channel_id: string) => {
  const where = encodeURIComponent(JSON.stringify({ channel_id }));
  const path = `/api/messages?where=${where}&order=created_at`;
  return (await server.call<{ data: Row[] }>(by, "GET", path)).body.data.map(({ body }) => body);
};
const mine = async (by: TestPerson) => (await server.call<{ data: Mine[] }>(by, "GET", "/api/my_channels")).body.data;
const directly = (by: TestPerson, ...others: TestPerson[]) =>
  made(by, "direct_channels", { people: others.map(({ id }) => id) });

test("an open channel is read by every colleague, and written in by its members", async () => {
  const { id } = await made(claire, "channels", { name: "Deliveries", kind: "open" });
  await say(claire, id, "The pallet has left.");
  expect(await read(yann, id)).toEqual(["The pallet has left."]);
  expect((await post(yann, "messages", { channel_id: id, body: "Not in yet" })).status).toBe(403);
  await made(yann, "channel_members", { channel_id: id, user_id: yann.id });
  await say(yann, id, "Thank you");
  expect(await read(auditor, id)).toEqual(["The pallet has left.", "Thank you"]);
});

test("a private channel is its members' alone, whatever one's role is, and so is what was said before", async () => {
  const { id } = await made(claire, "channels", { name: "Salaries", kind: "private" });
  await say(claire, id, "Between us.");
  for (const other of [yann, boss, auditor]) {
    expect(await read(other, id)).toEqual([]);
    expect((await server.call(other, "GET", `/api/channels/${id}`)).status).toBe(404);
  }
  const joins = await post(yann, "channel_members", { channel_id: id, user_id: yann.id });
  expect(joins.status).toBeGreaterThanOrEqual(400);
  const { id: member } = await made(claire, "channel_members", { channel_id: id, user_id: yann.id });
  expect(await read(yann, id)).toEqual(["Between us."]);
  await server.call(yann, "POST", "/api/channel_members/bulk", { ids: [member], do: "remove" });
  expect(await read(yann, id)).toEqual([]);
});

test("the same colleagues have one direct conversation, which nobody else joins or reads", async () => {
  const { id } = await directly(claire, yann);
  expect((await directly(yann, claire)).id).toBe(id);
  expect((await directly(claire, yann, omar)).id).not.toBe(id);
  await say(claire, id, "Lunch?");
  expect(await read(boss, id)).toEqual([]);
  for (const by of [claire, boss]) {
    const brings = await post(by, "channel_members", { channel_id: id, user_id: boss.id });
    expect(brings.status, JSON.stringify(brings.body)).toBeGreaterThanOrEqual(400);
  }
  const [own] = (await mine(yann)).filter((each) => each.id === id);
  expect(own).toMatchObject({ kind: "direct", unread: 1, people: [{ name: "Claire" }] });
  await server.call(yann, "POST", "/api/channel_members/mark_read", {
    id: own?.member_id,
    read_at: new Date().toISOString(),
  });
  expect((await mine(yann)).find((each) => each.id === id)?.unread).toBe(0);
  const leaves = await server.call<{ data: { done: unknown[] } }>(yann, "POST", "/api/channel_members/bulk", {
    ids: [own?.member_id],
    do: "remove",
  });
  expect(JSON.stringify(leaves.body)).toContain("Nobody leaves a direct conversation");
});

test("with oneself, with nobody, with a client and with more than eight nobody begins a conversation", async () => {
  const client = await company.person("client", {
    account_id: await company.row("public.accounts", { name: "Cap" }),
  });
  for (const people of [[], [claire.id], [client.id], Array.from({ length: 9 }, () => yann.id)])
    expect((await post(claire, "direct_channels", { people })).status, String(people)).toBeGreaterThanOrEqual(400);
  expect((await post(client, "direct_channels", { people: [claire.id] })).status).toBe(403);
  expect((await server.call(client, "GET", "/api/messages")).status).toBe(403);
});

test("an answer stands in the thread of its message, and only there", async () => {
  const { id } = await directly(claire, yann, boss);
  const first = await say(claire, id, "Who goes?");
  const answer = await say(yann, id, "I do.", { thread_id: first.id });
  const again = async () => (await server.call<{ data: Row }>(claire, "GET", `/api/messages/${first.id}`)).body.data;
  expect(await again()).toMatchObject({ replies: 1 });
  const below = await post(boss, "messages", { channel_id: id, body: "Me, too", thread_id: answer.id });
  expect(below.status).toBe(422);
  const { id: other } = await directly(yann, omar);
  expect((await post(yann, "messages", { channel_id: other, body: "x", thread_id: first.id })).status).toBe(422);
  await server.call(yann, "POST", "/api/messages/bulk", { ids: [answer.id], do: "remove" });
  expect(await again()).toMatchObject({ replies: 0 });
});

test("its writer alone edits a message, which says so; what was removed nobody else reads", async () => {
  const { id } = await directly(omar, boss);
  const said = await say(omar, id, "At ten.");
  const edit = (by: TestPerson, version: number) =>
    server.call<{ data: Row }>(by, "PATCH", `/api/messages/${said.id}`, { body: "At eleven.", version });
  expect((await edit(boss, said.version)).status).toBeGreaterThanOrEqual(400);
  const { body } = await edit(omar, said.version);
  expect(body.data.edited_at).not.toBeNull();
  expect(await read(boss, id)).toEqual(["At eleven."]);
  await server.call(omar, "POST", "/api/messages/bulk", { ids: [said.id], do: "remove" });
  const bin = await server.call<{ data: Row[] }>(boss, "GET", "/api/messages?bin=true");
  expect(JSON.stringify(bin.body)).not.toContain("eleven");
});

test("no log holds what was written", async () => {
  const { id } = await directly(claire, omar);
  const { id: message, version } = await say(claire, id, "Zanzibar");
  await server.call(claire, "PATCH", `/api/messages/${message}`, { body: "Zanzibar again", version });
  const { rows } = await company.owner.query("select l::text from app.log l where l::text ilike '%zanzibar%'");
  expect(rows).toEqual([]);
  const told = "select verb from app.log where entity = 'messages' and row_id = $1 order by id";
  const { rows: verbs } = await company.owner.query(told, [message]);
  expect(verbs).toEqual([{ verb: "create" }, { verb: "update" }]);
});

test("reactions count each person once, are no edit, and stay within the channel", async () => {
  const { id } = await directly(claire, boss);
  const said = await say(claire, id, "Done!");
  const react = (by: TestPerson, emoji: string, on = true) => post(by, "messages/react", { id: said.id, emoji, on });
  await react(boss, "👍");
  await react(boss, "👍");
  await react(claire, "👍");
  expect((await react(yann, "👍")).status).toBe(404);
  expect((await react(boss, "ok")).status).toBe(422);
  const now = async () =>
    (await server.call<{ data: Row & { reactions: object } }>(claire, "GET", `/api/messages/${said.id}`)).body.data;
  expect(await now()).toMatchObject({
    reactions: { "👍": [boss.id, claire.id].toSorted() },
    version: said.version,
    edited_at: null,
  });
  await react(boss, "👍", false);
  expect((await now()).reactions).toEqual({ "👍": [claire.id] });
});

test("who is written to is told once until they have read it, who is mentioned each time, and who mutes nothing", async () => {
  const { id } = await made(claire, "channels", { name: "Fair", kind: "open" });
  for (const by of [yann, omar]) await made(by, "channel_members", { channel_id: id, user_id: by.id });
  const direct = (await directly(claire, yann)).id;
  await say(claire, direct, "One");
  await say(claire, direct, "Two");
  await say(claire, id, `@Omar look`, { mention_ids: [omar.id] });
  await say(claire, id, "Only said");
  await deliverAll(company);
  const told = async (by: TestPerson, kind: string) =>
    (await noticesOf(server, by, { kind }))
      .filter(({ read: seen, details }) => !seen && [id, direct].includes(String(details["channel"])))
      .map(({ details }) => details["said"]);
  expect((await told(yann, "messaged")).length).toBe(1);
  expect(await told(omar, "mentioned")).toEqual(["@Omar look"]);
  expect(await told(omar, "messaged")).toEqual([]);
  const own = (await mine(yann)).find((each) => each.id === direct);
  await post(yann, "channel_members/mark_read", { id: own?.member_id, read_at: new Date().toISOString() });
  expect(await told(yann, "messaged")).toEqual([]);
  const member = (await mine(omar)).find((each) => each.id === id);
  const row = await server.call<{ data: Row }>(omar, "GET", `/api/channel_members/${member?.member_id}`);
  const muted = { notify: "nothing", version: row.body.data.version };
  await server.call(omar, "PATCH", `/api/channel_members/${member?.member_id}`, muted);
  await say(claire, id, `@Omar again`, { mention_ids: [omar.id] });
  await deliverAll(company);
  expect(await told(omar, "mentioned")).toEqual(["@Omar look"]);
});

test("nobody is mentioned where they do not read", async () => {
  const { id } = await directly(claire, yann);
  const answer = await post(claire, "messages", { channel_id: id, body: "@Boss", mention_ids: [boss.id] });
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([
    422,
    expect.stringContaining("is not in this channel") as string,
  ]);
});

test("who was taken out of a private channel neither reads on nor changes what they wrote, and an owner who left reads nothing", async () => {
  const { id } = await made(claire, "channels", { name: "Takeover", kind: "private" });
  const { id: member } = await made(claire, "channel_members", { channel_id: id, user_id: yann.id });
  const said = await say(yann, id, "Mine");
  await server.call(claire, "POST", "/api/channel_members/bulk", { ids: [member], do: "remove" });
  const edit = { body: "Injected", version: said.version };
  expect((await server.call(yann, "PATCH", `/api/messages/${said.id}`, edit)).status).toBe(403);
  await server.call(yann, "POST", "/api/messages/bulk", { ids: [said.id], do: "remove" });
  expect(await read(claire, id)).toEqual(["Mine"]);
  const back = await server.call(yann, "POST", "/api/channel_members/bulk", { ids: [member], do: "restore" });
  expect(JSON.stringify(back.body)).toContain('"changed":[]');
  await made(claire, "channel_members", { channel_id: id, user_id: omar.id });
  const own = (await mine(claire)).find((each) => each.id === id);
  await server.call(claire, "POST", "/api/channel_members/bulk", { ids: [own?.member_id], do: "remove" });
  await say(omar, id, "Behind her back");
  expect(await read(claire, id)).toEqual([]);
});

test("how far somebody has read and of what they are told nobody else says, and nobody reads ahead of time", async () => {
  const { id } = await made(claire, "channels", { name: "Silence", kind: "open" });
  const { id: member } = await made(claire, "channel_members", { channel_id: id, user_id: yann.id, notify: "all" });
  const row = async () =>
    (
      await server.call<{ data: Row & { read_at: string; notify: string } }>(
        yann,
        "GET",
        `/api/channel_members/${member}`,
      )
    ).body.data;
  expect((await row()).notify).toBe("mentions");
  await post(claire, "channel_members/mark_read", { id: member, read_at: "9999-12-31T23:59:59Z" });
  await post(yann, "channel_members/mark_read", { id: member, read_at: "9999-12-31T23:59:59Z" });
  expect(Date.parse((await row()).read_at)).toBeLessThan(Date.now() + 60_000);
  expect((await post(omar, "channel_members", { channel_id: id, user_id: boss.id })).status).toBe(403);
  expect((await post(claire, "direct_channels", { people: [auditor.id] })).status).toBe(422);
});

test("nobody else learns which channels somebody is in, what a private one is called, or what an edited message said", async () => {
  const { id } = await made(claire, "channels", { name: "Mergerplan", kind: "private", purpose: "Mergerwhy" });
  await made(claire, "channel_members", { channel_id: id, user_id: yann.id });
  const { rows } = await company.owner.query("select l::text from app.log l where l::text ~ 'Merger(plan|why)'");
  expect(rows).toEqual([]);
  const seen = await server.call(omar, "GET", `/api/people/${yann.id}/history`);
  expect(JSON.stringify(seen.body)).not.toContain('"channel"');
  const said = await say(claire, id, "@Yann Oldwords", { mention_ids: [yann.id] });
  await deliverAll(company);
  const now = (await server.call<{ data: Row }>(claire, "GET", `/api/messages/${said.id}`)).body.data;
  await server.call(claire, "PATCH", `/api/messages/${said.id}`, { body: "@Yann Newwords", version: now.version });
  expect(JSON.stringify(await noticesOf(server, yann, { kind: "mentioned" }))).not.toContain("Oldwords");
});

test("messages are found by all their words, by those who read them alone", async () => {
  const { id } = await made(claire, "channels", { name: "Finding", kind: "private" });
  await say(claire, id, "The Élégant 50%_off brochure");
  const found = async (by: TestPerson, q: string) =>
    (await server.call<{ data: Row[] }>(by, "GET", `/api/found_messages?q=${encodeURIComponent(q)}`)).body.data.length;
  expect([await found(claire, "elegant brochure"), await found(claire, "50%_off"), await found(claire, "50x")]).toEqual(
    [1, 1, 0],
  );
  expect([await found(boss, "elegant"), await found(auditor, "elegant")]).toEqual([0, 0]);
});
