import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import { breakGlass } from "./break-glass.ts";

// What changes who is an administrator waits for another one (ruling 10), whichever way it is asked for.
type Proposal = { id: string; act: string; user_id: string; may_agree: boolean };

let company: TestCompany;
let server: TestServer;
let ada: TestPerson;
let ben: TestPerson;
let claire: TestPerson;

beforeEach(async () => {
  await server?.close();
  await company?.close();
  company = await testCompany();
  server = await testServer(company);
  ada = await company.person("admin");
  ben = await company.person("admin");
  claire = await company.person("sales");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const act = <T = { outcome?: string }>(by: TestPerson, path: string, body: object) =>
  server.call<{ data: T }>(by, "POST", `/api/people/${path}`, body);
const grant = (by: TestPerson, user: TestPerson, role: string) =>
  act(by, "grant", { user_id: user.id, role, reason: "because" });
const suspend = (by: TestPerson, user: TestPerson, to?: TestPerson) =>
  act(by, "suspend", { user_id: user.id, ...(to && { to: to.id }) });
const proposals = async (by: TestPerson) =>
  (await server.call<{ data: { proposals: Proposal[] } }>(by, "GET", "/api/people/roles")).body.data.proposals;
async function decide(by: TestPerson, how: "agree" | "decline") {
  const [proposal] = await proposals(by);
  return act(by, how, { proposal_id: proposal?.id ?? ada.id });
}
const roleOf = async (person: TestPerson) =>
  (await company.owner.query<{ role: string }>("select app.current_role_of($1) as role", [person.id])).rows[0]?.role;
const statusOf = async (person: TestPerson) =>
  (await company.owner.query<{ status: string }>("select status from public.people where id = $1", [person.id])).rows[0]
    ?.status;
const proposed = { status: 200, body: { data: { outcome: "proposed" } } };

describe("an administrator is demoted or suspended only with another one's consent", () => {
  test("so that a new one cannot be made alone by demoting the second first", async () => {
    expect(await grant(ada, ben, "employee")).toMatchObject(proposed);
    expect(await suspend(ada, ben)).toMatchObject(proposed);
    expect([await roleOf(ben), await statusOf(ben)]).toEqual(["admin", "active"]);
    expect(await grant(ada, claire, "admin")).toMatchObject(proposed);
    expect(await roleOf(claire)).toBe("sales");
    expect((await proposals(ada)).map((one) => [one.act, one.may_agree])).toEqual([
      ["role", false],
      ["suspend", false],
      ["role", false],
    ]);
    expect((await decide(ada, "agree")).status).toBe(403);
    for (const stranger of [claire, await company.person("ceo")])
      expect((await act(stranger, "agree", { proposal_id: (await proposals(ada))[0]?.id })).status).toBe(403);
  });

  test("which may be theirs; demoted, they act as what they are then", async () => {
    await grant(ada, ben, "employee");
    expect((await proposals(ben))[0]).toMatchObject({ act: "role", user_id: ben.id, may_agree: true });
    expect((await decide(ben, "agree")).status).toBe(200);
    expect(await roleOf(ben)).toBe("employee");
    expect((await grant(ben, claire, "admin")).status).toBe(403);
    expect(await proposals(ada)).toEqual([]);
  });

  test("suspended, they are out at once, and what they own goes where it was said", async () => {
    const third = await company.person("admin");
    const lead = await company.row("public.leads", { name: "Ben's", owner_id: ben.id });
    expect((await suspend(ada, ben, ben)).status).toBe(422);
    expect(await suspend(ada, ben, claire)).toMatchObject(proposed);
    expect((await decide(third, "agree")).status).toBe(200);
    expect([await statusOf(ben), (await server.call(ben, "GET", "/api/leads")).status]).toEqual(["suspended", 401]);
    const { rows } = await company.owner.query("select owner_id from public.leads where id = $1", [lead]);
    expect(rows).toEqual([{ owner_id: claire.id }]);
    // Back in they would be a further administrator.
    expect(await act(ada, "reactivate", { user_id: ben.id })).toMatchObject(proposed);
    expect(await statusOf(ben)).toBe("suspended");
    expect((await decide(third, "agree")).status).toBe(200);
    expect([await statusOf(ben), await roleOf(ben)]).toEqual(["active", "admin"]);
  });

  test("an administrator agrees to their own suspension, too", async () => {
    await suspend(ada, ben, claire);
    expect((await decide(ben, "agree")).status).toBe(200);
    expect(await statusOf(ben)).toBe("suspended");
  });
});

describe("a proposal", () => {
  test("stands once, is declined by another or taken back, and then counts for nothing", async () => {
    for (let time = 0; time < 3; time++) expect(await grant(ada, ben, "employee")).toMatchObject(proposed);
    const [one, ...more] = await proposals(ada);
    expect(more).toEqual([]);
    expect((await act(claire, "decline", { proposal_id: one?.id })).status).toBe(403);
    expect((await decide(ben, "decline")).status).toBe(200);
    expect((await act(ben, "agree", { proposal_id: one?.id })).status).toBe(409);
    expect(await proposals(ada)).toEqual([]);
    await grant(ada, ben, "employee");
    expect((await decide(ada, "decline")).status).toBe(200);
    expect([await proposals(ben), await roleOf(ben)]).toEqual([[], "admin"]);
    const { rows } = await company.owner.query<{ verb: string }>(
      "select verb from app.log where entity = 'role_proposals' order by id",
    );
    expect(rows.map(({ verb }) => verb)).toEqual(["propose", "decline", "propose", "decline"]);
  });

  test("of one who is no administrator any more is not agreed to", async () => {
    const third = await company.person("admin");
    await grant(ben, claire, "admin");
    await grant(ada, ben, "employee");
    const [first, second] = await proposals(third);
    expect((await act(third, "agree", { proposal_id: second?.id })).status).toBe(200);
    expect((await act(third, "agree", { proposal_id: first?.id })).status).toBe(409);
    expect(await roleOf(claire)).toBe("sales");
  });

  test("never takes the last administrator, however many agree at once", async () => {
    await grant(ada, ben, "employee");
    await grant(ben, ada, "employee");
    const [one, two] = await proposals(ada);
    const answers = await Promise.all([
      act(ben, "agree", { proposal_id: one?.id }),
      act(ada, "agree", { proposal_id: two?.id }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([await roleOf(ada), await roleOf(ben)].sort()).toEqual(["admin", "employee"]);
  });
});

describe("alone", () => {
  test("an administrator needs nobody; nobody changes their own role, and the last one stays", async () => {
    await company.owner.query("update public.people set status = 'suspended' where id = $1", [ben.id]);
    expect((await grant(ada, ada, "employee")).status).toBe(403);
    expect((await suspend(ada, ada)).status).toBe(403);
    expect((await grant(ada, claire, "admin")).body.data.outcome).toBe("granted");
    expect(await grant(ada, claire, "sales")).toMatchObject(proposed);
    // Whoever is suspended is no administrator who could be missed.
    expect((await grant(ada, ben, "employee")).body.data.outcome).toBe("granted");
  });

  test("with one who does not answer, the owner of the server helps", async () => {
    await suspend(ada, ben);
    expect(await breakGlass(company.owner, "", "suspend", ben.email)).toContain("kept out");
    expect([await statusOf(ben), (await server.call(ben, "GET", "/api/leads")).status]).toEqual(["suspended", 401]);
    await expect(breakGlass(company.owner, "", "suspend", ada.email)).rejects.toThrow("last administrator");
    expect(await breakGlass(company.owner, "", "make-admin", claire.email)).toContain("active administrator");
    expect(await grant(ada, claire, "sales")).toMatchObject(proposed);
  });
});
