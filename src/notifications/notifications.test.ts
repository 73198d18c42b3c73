import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { deliverAll, noticesOf } from "../testing/notices.ts";
import { testServer, type TestServer } from "../testing/server.ts";

let company: TestCompany;
let server: TestServer;
let north: string;
let admin: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  north = await company.team("North");
  admin = await company.person("admin", { name: "Adèle Morin" });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const sales = () => company.person("sales", { team_id: north });
const lead = (owner: TestPerson | null, name = "Marion Delmas") =>
  company.row("public.leads", { name, owner_id: owner?.id ?? null });
const act = (person: TestPerson, verb: string, body: object) => server.call(person, "POST", `/api/leads/${verb}`, body);
const told = async (person: TestPerson) => {
  await deliverAll(company);
  return noticesOf(server, person);
};
const count = async (person: TestPerson) =>
  (await server.call<{ data: number }>(person, "POST", "/api/rpc/get_unread_notification_count")).body.data;

describe("what is told", () => {
  test("somebody hears of a lead that another gives them, once, and of nothing they do themselves", async () => {
    const [claire, thomas] = [await sales(), await sales()];
    const id = await lead(thomas);
    await act(thomas, "assign", { id, owner_id: claire.id });
    expect(await told(claire)).toMatchObject([
      {
        kind: "assigned",
        title: "Lead assigned to you",
        message: "Marion Delmas",
        action_url: `/leads?id=${id}`,
        read: false,
        row_id: id,
      },
    ]);
    await act(claire, "move", { id, stage: "qualified" });
    await act(claire, "claim", { id: await lead(null) });
    expect(await told(claire)).toHaveLength(1);
    expect(await told(thomas)).toEqual([]);
    await deliverAll(company);
    expect(await count(claire)).toBe(1);
  });

  test("the owner hears that another moved their record, with the states", async () => {
    const claire = await sales();
    const id = await lead(claire);
    await act(admin, "move", { id, stage: "proposal" });
    const account = await company.row("public.accounts", { name: "Cap Horizon", owner_id: claire.id, stage: "active" });
    await server.call(admin, "POST", "/api/accounts/move", { id: account, stage: "at_risk" });
    expect(await told(claire)).toMatchObject([
      { title: "Client moved", details: { from: "active", to: "at_risk" }, action_url: `/clients?id=${account}` },
      { title: "Lead moved", details: { from: "New", to: "Proposal" } },
    ]);
  });

  test("many at once are one, and those of somebody who leaves are named after them", async () => {
    const [claire, yann] = [await sales(), await sales()];
    for (let number = 0; number < 5; number++) await lead(yann, `Lead ${number}`);
    const handed = await server.call(admin, "POST", "/api/people/suspend", { user_id: yann.id, to: claire.id });
    expect(handed.status).toBe(200);
    expect(await told(claire)).toMatchObject([
      {
        kind: "handed_over",
        title: "Leads handed over to you",
        message: yann.name,
        details: { count: 5, of: "leads" },
      },
    ]);
    await company.database.flush(admin.actor, [
      {
        text: `insert into public.leads (name, owner_id) select 'Many ' || n, $1 from generate_series(1, 4) n`,
        values: [claire.id],
      },
    ]);
    expect((await told(claire))[0]).toMatchObject({ kind: "assigned", details: { count: 4 } });
  });

  test("an import that has ended is told to whoever began it", async () => {
    const claire = await sales();
    const values = { name: "fair.csv", entity: "leads", owner_id: claire.id, state: "committing" };
    const [done, failed] = [await company.row("public.imports", values), await company.row("public.imports", values)];
    await company.owner.query("update public.imports set state = 'committed' where id = $1", [done]);
    await company.owner.query("update public.imports set state = 'stopped', error = 'It stopped' where id = $1", [
      failed,
    ]);
    expect((await told(claire)).map((notice) => [notice.title, notice.notification_type, notice.message])).toEqual([
      ["Import stopped", "error", "fair.csv"],
      ["Import finished", "success", "fair.csv"],
    ]);
  });

  test("a changed role, a new device and a second step are told to their person, a first one of each is not", async () => {
    const claire = await sales();
    expect(await told(claire)).toEqual([]);
    await server.call(admin, "POST", "/api/people/grant", { user_id: claire.id, role: "marketing", reason: "moves" });
    const session = (agent: string) =>
      company.row("auth.session", {
        token: `${claire.id}${agent}`,
        userId: claire.id,
        expiresAt: new Date(Date.now() + 60_000),
        userAgent: agent,
        door: "employee",
        second_factor: true,
      });
    await session("Firefox 140");
    await session("Firefox 141");
    await session("Chrome 150");
    expect((await told(claire)).map(({ title, message }) => [title, message])).toEqual([
      ["Sign-in from a new device", "Chrome 150"],
      ["Your role changed", "marketing"],
    ]);
  });

  test("what nobody did, such as the demonstration's past, tells nobody anything", async () => {
    const claire = await sales();
    await lead(claire);
    expect(await told(claire)).toEqual([]);
  });
});

describe("what is not told", () => {
  test("a record that its reader may not see: neither when it comes nor when it is read, nor in the count", async () => {
    const [claire, manager] = [await sales(), await company.person("project_manager")];
    const id = await lead(null, "Secret");
    await act(admin, "assign", { id, owner_id: manager.id });
    expect(await told(manager)).toEqual([]);
    const hers = await lead(null, "Secret too");
    await act(admin, "assign", { id: hers, owner_id: claire.id });
    expect(await told(claire)).toHaveLength(1);
    const far = await company.person("sales", { team_id: await company.team("Far") });
    await act(admin, "assign", { id: hers, owner_id: far.id });
    expect(await told(claire)).toEqual([]);
    expect(await count(claire)).toBe(0);
    expect(await told(far)).toMatchObject([{ message: "Secret too" }]);
  });

  test("another's notifications: not by list, count, marks, snoozing, deletion or SQL", async () => {
    const [claire, thomas] = [await sales(), await sales()];
    await act(admin, "assign", { id: await lead(null, "Only Claire"), owner_id: claire.id });
    const id = (await told(claire))[0]?.id ?? "";
    const ways: [string, string, object?][] = [
      ["GET", `/api/notifications/${id}`],
      ["PATCH", `/api/notifications/${id}`, { read: true }],
      ["DELETE", `/api/notifications/${id}`],
      ["POST", "/api/rpc/mark_notification_read", { p_notification_id: id }],
    ];
    for (const [method, path, body] of ways) {
      const answer = await server.call(thomas, method, path, body);
      expect([answer.status, answer.body.code], `${method} ${path}`).toEqual([404, "RESOURCE_NOT_FOUND"]);
    }
    const bulk = await server.call<{ data: { changed: string[] } }>(thomas, "POST", "/api/notifications/bulk", {
      ids: [id],
      do: "remove",
    });
    expect(bulk.body.data.changed).toEqual([]);
    await server.call(thomas, "POST", "/api/rpc/mark_all_notifications_read");
    expect(await noticesOf(server, thomas)).toEqual([]);
    expect(await count(thomas)).toBe(0);
    const run = (text: string) =>
      company.database.flush(thomas.actor, [{ text, values: [] }]).then(
        ([rows]) => rows,
        (error: Error) => error.message,
      );
    expect(await run(`update public.notifications set read = true returning id::text`)).toEqual([]);
    for (const text of [
      `insert into public.notifications (user_id, kind, title, dedupe_key) values ('${claire.id}', 'role', 'x', 'x')`,
      `update public.notifications set user_id = '${thomas.id}'`,
      "delete from public.notifications",
      "select * from app.inboxes",
      "select app.deliver_notices(1)",
      "select * from app.notices_of_events('0', '9')",
      `select app.would_see('${claire.id}', 'leads', '${id}')`,
    ])
      expect(await run(text), text).toMatch(/permission denied/);
    expect(await noticesOf(server, claire)).toMatchObject([{ read: false, message: "Only Claire" }]);
    expect((await server.call(undefined, "GET", "/api/notifications")).status).toBe(401);
  });

  test("a client hears of nothing that staff do with their records, only of their own sign-in", async () => {
    const account = await company.row("public.accounts", { name: "Theirs", stage: "active" });
    const client = await company.person("client", { account_id: account });
    await server.call(admin, "POST", "/api/accounts/assign", { id: account, owner_id: (await sales()).id });
    await server.call(admin, "POST", "/api/accounts/move", { id: account, stage: "at_risk" });
    await server.call(admin, "POST", "/api/people/reset", { user_id: client.id });
    expect((await told(client)).map(({ kind }) => kind)).toEqual(["password"]);
  });
});

describe("the sheet's acts", () => {
  test("reading, putting off, deleting and taking back; all unread at once", async () => {
    const claire = await sales();
    for (const name of ["One", "Two", "Three"])
      await act(admin, "assign", { id: await lead(null, name), owner_id: claire.id });
    const [first, second] = await told(claire);
    await server.call(claire, "POST", "/api/rpc/mark_notification_read", { p_notification_id: first?.id });
    expect(await noticesOf(server, claire, { read: false })).toHaveLength(2);
    expect((await noticesOf(server, claire))[0]?.read_at).not.toBeNull();
    const later = new Date(Date.now() + 3_600_000).toISOString();
    await server.call(claire, "PATCH", `/api/notifications/${second?.id}`, { snoozed_until: later });
    expect(await count(claire)).toBe(1);
    const marked = await server.call(claire, "POST", "/api/rpc/mark_all_notifications_read");
    // What is put off as well.
    expect(marked.body).toEqual({ data: { marked: 2 } });
    await company.owner.query(
      "update public.notifications set snoozed_until = now() where id = $1 and snoozed_until is not null",
      [second?.id],
    );
    await company.database.flush(company.system, [{ text: "select app.wake_notifications()", values: [] }]);
    expect(await noticesOf(server, claire, { read: false })).toEqual([]);
    await company.owner.query("update public.notifications set read = false where id = $1", [second?.id]);
    await server.call(claire, "DELETE", `/api/notifications/${second?.id}`);
    expect(await count(claire)).toBe(0);
    await server.call(claire, "POST", "/api/notifications/restore", { id: second?.id });
    expect(await count(claire)).toBe(1);
  });

  test("more unread ones than are ever shown are not counted one by one", async () => {
    const [claire, thomas] = [await sales(), await sales()];
    const many = `insert into public.notifications (user_id, kind, title, dedupe_key) select $1, 'role', 'Many', n::text from generate_series(1, $2::int) n`;
    await company.owner.query(many, [claire.id, 130]);
    await company.owner.query(many, [thomas.id, 99]);
    expect([await count(claire), await count(thomas)]).toEqual([100, 99]);
  });

  test("its event stream tells the person at once, and nobody else", async () => {
    const [claire, thomas] = [await sales(), await sales()];
    const [hers, his] = [await server.listen(claire), await server.listen(thomas)];
    await act(admin, "assign", { id: await lead(null), owner_id: claire.id });
    await deliverAll(company);
    await vi.waitFor(() => expect(hers.heard).toContainEqual({ entity: "notifications", ids: [] }), 15_000);
    expect(his.heard.filter(({ entity }) => entity === "notifications")).toEqual([]);
    await Promise.all([hers.close(), his.close()]);
  });
});

test("two servers at once, and one that dies before it commits, neither lose nor double anything", async () => {
  const claire = await sales();
  const ids = await Promise.all(Array.from({ length: 20 }, (_, number) => lead(null, `Lead ${number}`)));
  for (const id of ids) await act(admin, "assign", { id, owner_id: claire.id });
  const step = { text: "select app.deliver_notices(3)", values: [] };
  const dies = company.database
    .as(company.system, async (tx) => {
      await tx.execute(step.text);
      throw new Error("killed");
    })
    .catch(() => undefined);
  await Promise.all([dies, ...Array.from({ length: 12 }, () => company.database.flush(company.system, [step]))]);
  expect((await told(claire)).map(({ row_id }) => row_id).toSorted()).toEqual(ids.toSorted());
});
