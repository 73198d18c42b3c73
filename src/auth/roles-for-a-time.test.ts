import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
let claire: TestPerson;
beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  admin = await company.person("admin", { name: "Ada" });
});
afterAll(async () => {
  await server.close();
  await company.close();
});
beforeEach(async () => {
  claire = await company.person("sales", { name: "Claire" });
  await company.owner.query("delete from app.role_proposals");
  await company.owner.query("delete from public.user_roles where role = 'admin' and user_id <> $1", [admin.id]);
});

const in_days = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const grant = async (by: TestPerson, who: TestPerson, role: string, until?: string) => {
  const body = { user_id: who.id, role, reason: "Stands in for Paul", ...(until && { until }) };
  const answer = await server.call<{ data: { outcome: string } }>(by, "POST", "/api/people/grant", body);
  return answer.status === 200
    ? answer.body.data.outcome
    : (answer.body.details?.fields?.["until"] ?? answer.body.details?.fields?.["role"] ?? `${answer.status}`);
};
const end = (by: TestPerson, who: TestPerson) =>
  server.call(by, "POST", "/api/people/end-role", { user_id: who.id }).then(({ status }) => status);
const roleOf = async ({ id }: TestPerson) =>
  (await company.owner.query<{ role: string }>("select app.current_role_of($1) as role", [id])).rows[0]?.role;
/** Lets the time of what somebody has now be over, and the server look. */
async function over(...people: TestPerson[]): Promise<void> {
  const ids = people.map(({ id }) => id);
  await company.owner.query(
    "update public.user_roles set expires_at = now() - interval '1 second' where user_id = any ($1) and expires_at is not null",
    [ids],
  );
  await company.database.flush(company.system, [{ text: "select app.end_roles()", values: [] }]);
}
const told = async ({ id }: TestPerson) => {
  await company.database.flush(company.system, [{ text: "select app.deliver_notices(1000)::text", values: [] }]);
  const text = "select title, message from public.notifications where user_id = $1 order by created_at, id";
  return (await company.owner.query<{ title: string; message: string }>(text, [id])).rows;
};

test("a role for a time comes with its end, goes by itself, is in the log, and both are told", async () => {
  await told(admin);
  expect(await grant(admin, claire, "ceo", in_days(7))).toBe("granted");
  const { body } = await server.call<{ data: { people: Record<string, unknown>[] } }>(
    admin,
    "GET",
    "/api/people/roles",
  );
  expect(body.data.people.find(({ id }) => id === claire.id)).toMatchObject({ role: "ceo", role_after: "sales" });
  const stream = await server.listen(claire);
  await company.database.flush(company.system, [{ text: "select app.end_roles()", values: [] }]);
  expect(await roleOf(claire)).toBe("ceo");
  await over(claire);
  expect(await roleOf(claire)).toBe("sales");
  await stream.ended;
  const again = { text: "select app.end_roles()", values: [] };
  expect(await company.database.flush(company.system, [again])).toEqual([[["0"]]]);
  // (What is told waits for every transaction of the cluster that has begun before.)
  await expect
    .poll(async () => (await told(claire)).map(({ message }) => message), { timeout: 20_000 })
    .toEqual(["ceo", "sales"]);
  expect(await told(admin)).toEqual([{ title: "A role for a time has ended", message: "Claire" }]);
  const { rows } = await company.owner.query(
    "select after ->> 'role' as role, actor_id from app.log where entity = 'user_roles' and after ->> 'user_id' = $1 order by xid, id",
    [claire.id],
  );
  expect(rows.slice(1)).toEqual([
    { role: "ceo", actor_id: admin.id },
    { role: "sales", actor_id: null },
  ]);
});

test("it is ended early, once, and never by whoever has it", async () => {
  await grant(admin, claire, "ceo", in_days(7));
  expect(await end(claire, claire)).toBe(403);
  expect(await end(await company.person("ceo"), claire)).toBe(403);
  expect(await end(admin, claire)).toBe(200);
  expect(await roleOf(claire)).toBe("sales");
  expect(await end(admin, claire)).toBe(409);
});

test("a second role for a time, and a lasting one, leave the right one to come back", async () => {
  await grant(admin, claire, "ceo", in_days(7));
  await grant(admin, claire, "support", in_days(1));
  await over(claire);
  expect(await roleOf(claire)).toBe("sales");
  await grant(admin, claire, "ceo", in_days(7));
  await grant(admin, claire, "marketing");
  await over(claire);
  expect(await roleOf(claire)).toBe("marketing");
});

test("where there is no such role any more, the plainest of their kind comes back", async () => {
  await grant(admin, claire, "ceo", in_days(7));
  await company.owner.query(
    "update public.user_roles set former = 'foreman' where user_id = $1 and former is not null",
    [claire.id],
  );
  await over(claire);
  expect(await roleOf(claire)).toBe("employee");
});

test("an administrator stays protected while suspended, and while they have a lower role for a time", async () => {
  const [boss, gone] = [await company.person("admin"), await company.person("admin")];
  const as = (status: string) =>
    company.owner.query("update public.people set status = $2 where id = $1", [gone.id, status]);
  await as("suspended");
  expect(await grant(admin, gone, "employee", in_days(1))).toBe("only somebody who is active gets a role for a time");
  const until = { role: "employee", expires_at: in_days(1), former: "admin", created_at: in_days(1) };
  await company.row("public.user_roles", { user_id: gone.id, ...until });
  const act = async (name: string, body = {}) => {
    const asked = { user_id: gone.id, ...body };
    const answer = await server.call<{ data: { outcome: string } }>(admin, "POST", `/api/people/${name}`, asked);
    return answer.status === 200 ? answer.body.data.outcome : answer.status;
  };
  expect(await act("reactivate")).toBe("proposed");
  await as("active");
  expect(await grant(admin, gone, "employee")).toBe("proposed");
  expect(await act("suspend", { to: null })).toBe("proposed");
  expect([await act("reset"), await act("take-second-factor"), await act("end-role")]).toEqual([403, 403, 409]);
  await company.owner.query("delete from public.user_roles where user_id = any ($1)", [[boss.id, gone.id]]);
});

test("another administrator's role ends early with a second one's agreement only, so that nobody is rid of who agrees", async () => {
  expect(await grant(admin, claire, "admin", in_days(2))).toBe("granted");
  expect(await end(admin, claire)).toBe(409);
  expect(await grant(admin, claire, "sales")).toBe("proposed");
  expect(await roleOf(claire)).toBe("admin");
});

test("a role that cannot end, or of somebody who is gone, holds no other up", async () => {
  const [amir, late] = [await company.person("sales"), await company.person("sales")];
  for (const each of [claire, amir, late]) await grant(admin, each, "ceo", in_days(1));
  await company.owner
    .query(`create function app.never() returns trigger language plpgsql as $$ begin raise 'never'; end $$;
    create trigger never before insert on public.user_roles for each row when (new.user_id = '${claire.id}') execute function app.never()`);
  await company.owner.query("update public.people set deleted_at = now() where id = $1", [amir.id]);
  await over(claire, amir, late);
  expect([await roleOf(claire), await roleOf(amir), await roleOf(late)]).toEqual(["ceo", "ceo", "sales"]);
  await company.owner.query("drop function app.never cascade");
  await over();
  expect(await roleOf(claire)).toBe("sales");
  const pulse = { text: "select app.pulse('here', '{end_roles}')::text", values: [] };
  expect(await company.database.flush(company.system, [pulse])).toEqual([[["0"]]]);
});

test("an end that is none is refused in a sentence", async () => {
  expect(await grant(admin, claire, "ceo", in_days(-1))).toBe("choose a moment that is still to come");
  expect(await grant(admin, claire, "ceo", in_days(400))).toBe("a role for a time lasts a year at most");
  expect(await grant(admin, claire, "sales", in_days(4))).toBe("choose another role than the one that comes back");
});

test("an administrator for a time never is the last one, nor stays the only one by ending", async () => {
  expect(await grant(admin, claire, "admin", in_days(2))).toBe("granted");
  // (Two administrators: the other's role is proposed, but none goes who would leave only one for a time.)
  expect(await grant(claire, admin, "ceo")).toBe("the last admin stays");
  const suspended = await server.call(claire, "POST", "/api/people/suspend", { user_id: admin.id, to: null });
  expect(suspended.status).toBe(422);
  await over(claire);
  expect(await roleOf(claire)).toBe("sales");
  await grant(admin, claire, "admin", in_days(2));
  await company.owner.query("update public.people set status = 'suspended' where id = $1", [admin.id]);
  await over(claire);
  expect(await roleOf(claire)).toBe("admin");
  await company.owner.query("update public.people set status = 'active' where id = $1", [admin.id]);
  await over(claire);
  expect(await roleOf(claire)).toBe("sales");
});

test("a proposed administrator for a time comes with that end, or not at all once it is past", async () => {
  const boss = await company.person("admin");
  expect(await grant(admin, claire, "admin", in_days(2))).toBe("proposed");
  const agree = async () => {
    const text = "select id from app.role_proposals where user_id = $1 and agreed_at is null";
    const { rows } = await company.owner.query<{ id: string }>(text, [claire.id]);
    return (await server.call(boss, "POST", "/api/people/agree", { proposal_id: rows[0]?.id })).status;
  };
  await company.owner.query("update app.role_proposals set expires_at = now() - interval '1 minute'");
  expect(await agree()).toBe(422);
  await company.owner.query("update app.role_proposals set expires_at = now() + interval '1 day'");
  expect(await agree()).toBe(200);
  expect(await roleOf(claire)).toBe("admin");
  await over(claire);
  expect(await roleOf(claire)).toBe("sales");
});
