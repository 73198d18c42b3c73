import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let thomas: TestPerson;
let client: TestPerson;
let account: string;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  const team_id = await company.team("North");
  claire = await company.person("sales", { team_id });
  thomas = await company.person("sales", { team_id });
  account = await company.row("public.accounts", { name: "Cap Horizon", owner_id: claire.id });
  client = await company.person("client", { account_id: account });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

test("a change of one is heard by the other, and by a client only for their account", async () => {
  const [team_mate, portal] = [await server.listen(thomas), await server.listen(client)];
  const made = await server.call<{ data: { id: string } }>(claire, "POST", "/api/leads", {
    name: "Heard",
    owner_id: claire.id,
  });
  await server.call(claire, "PATCH", `/api/accounts/${account}`, { city: "Rouen" });
  const other = await server.call<{ data: { id: string } }>(claire, "POST", "/api/accounts", {
    name: "Not theirs",
    owner_id: claire.id,
  });
  await vi.waitFor(
    () => expect(team_mate.heard).toEqual(expect.arrayContaining([{ entity: "leads", ids: [made.body.data.id] }])),
    2000,
  );
  await vi.waitFor(() => expect(JSON.stringify(portal.heard)).toContain(account), 15_000);
  await vi.waitFor(() => expect(JSON.stringify(team_mate.heard)).toContain(other.body.data.id), 15_000);
  // (The feed begins at the oldest transaction that still runs, so that it may also tell how this test was arranged.)
  // What concerns everybody, or the client themselves, may be among it.
  const told = portal.heard.filter(({ entity }) => !["company", "people", "user_roles"].includes(entity));
  expect([...new Set(told.flatMap(({ ids }) => ids))]).toEqual([account]);
  await Promise.all([team_mate.close(), portal.close()]);
});

test("tells of writers that commit late, too, and of none that rolled back", async () => {
  const stream = await server.listen(thomas);
  const slow =
    "begin; insert into public.leads (id, name, owner_id) values ('01900000-0000-7000-8000-000000000001', 'slow', null)";
  await company.owner.query(slow);
  const quick = await server.call<{ data: { id: string } }>(claire, "POST", "/api/leads", {
    name: "quick",
    owner_id: claire.id,
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  await company.owner.query("commit");
  for (const told of ["01900000-0000-7000-8000-000000000001", quick.body.data.id])
    await vi.waitFor(() => expect(JSON.stringify(stream.heard)).toContain(told), 3000);
  await company.owner.query(
    "begin; insert into public.leads (id, name) values ('01900000-0000-7000-8000-000000000002', 'never'); rollback",
  );
  const last = await server.call<{ data: { id: string } }>(claire, "POST", "/api/leads", {
    name: "last",
    owner_id: claire.id,
  });
  await vi.waitFor(() => expect(JSON.stringify(stream.heard)).toContain(last.body.data.id), 3000);
  expect(JSON.stringify(stream.heard)).not.toContain("01900000-0000-7000-8000-000000000002");
  await stream.close();
});

test("ends within five seconds of a revocation or a change of role", async () => {
  const leaving = await company.person("sales");
  const changing = await company.person("sales");
  const streams = [await server.listen(leaving), await server.listen(changing)];
  await company.owner.query("delete from auth.session where token = $1", [leaving.token]);
  await company.row("public.user_roles", { user_id: changing.id, role: "employee" });
  const timeout = new Promise((_, reject) => setTimeout(() => reject(new Error("still open")), 15_000));
  await Promise.race([Promise.all(streams.map(({ ended }) => ended)), timeout]);
});

test("nobody listens without a session", async () => {
  expect((await server.call(undefined, "GET", "/api/events")).status).toBe(401);
});

test("one person has so many streams, and another is heard all the same", async () => {
  const many = await company.person("sales");
  const open = await Promise.all(Array.from({ length: 20 }, () => server.listen(many)));
  const refused = await server.call(many, "GET", "/api/events");
  expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining("Close some of them")]);
  expect((await server.send(thomas, "GET", "/api/events")).status).toBe(200);
  await Promise.all(open.map((stream) => stream.close()));
  await expect.poll(() => server.streams.openOf(many.id)).toBe(0);
});

test("who does not take what is told is let go, and the others hear on", async () => {
  const slow = await company.person("sales");
  const other = await server.listen(thomas);
  const answer = await server.send(slow, "GET", "/api/events");
  expect(server.streams.openOf(slow.id)).toBe(1);
  const lead = await company.row("public.leads", { name: "Often told", owner_id: null });
  const tag = await company.row("public.tags", { name: "Often told" });
  let told = 0;
  const tell = async () => {
    await company.owner.query(
      `with a as (update public.leads set city = $2 where id = $1), b as (update public.tags set name = 'Told ' || $2 where id = $4)
       update public.accounts set city = $2 where id = $3`,
      [lead, String(told++), account, tag],
    );
    return server.streams.openOf(slow.id);
  };
  await expect.poll(tell, { timeout: 25_000, interval: 60 }).toBe(0);
  const last = await company.row("public.leads", { name: "Heard by the other", owner_id: null });
  await vi.waitFor(() => expect(JSON.stringify(other.heard)).toContain(last), 15_000);
  await Promise.all([other.close(), answer.body?.cancel()]);
});

test("who asks for a stream's head only has opened none", async () => {
  for (let time = 0; time < 25; time++) expect((await server.send(thomas, "HEAD", "/api/events")).status).toBe(200);
  const [stream, other] = [await server.listen(thomas), await server.listen(claire)];
  await Promise.all([stream.close(), other.close()]);
});

test("a page that is gone before its stream has opened keeps none", async () => {
  const leaving = await company.person("sales");
  const other = await server.listen(thomas);
  for (let time = 0; time < 5; time++) await (await server.send(leaving, "GET", "/api/events")).body?.cancel();
  await expect.poll(() => server.streams.openOf(leaving.id), { timeout: 3000 }).toBe(0);
  expect(server.streams.openOf(thomas.id)).toBeGreaterThan(0);
  await other.close();
});
