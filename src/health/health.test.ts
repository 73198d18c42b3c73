import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../database/free-port.ts";
import { testCompany, type TestCompany } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import { readConfig } from "../config.ts";
import type { History } from "./history.ts";
import type { Part, State } from "./judge.ts";
import { noteParts } from "./look-at-parts.ts";
import { certificateOf, machineOf } from "./machine.ts";

let company: TestCompany;
let server: TestServer;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
});
afterAll(async () => {
  await server.close();
  await company.close();
});

type Health = { data: { parts: Part[]; about: { version: string; memory: number } } };

test("administrator, CEO and auditor read how each part is, and nobody else", async () => {
  for (const role of ["admin", "ceo", "auditor"]) {
    const { status, body } = await server.call<Health>(await company.person(role), "GET", "/api/system_health");
    expect(status, role).toBe(200);
    expect(body.data.parts.find(({ part }) => part === "database")).toMatchObject({ state: "good" });
    expect(body.data.about.memory).toBeGreaterThan(1e7);
  }
  for (const role of ["sales", "project_manager", "team_member", "employee", "marketing", "support"])
    expect((await server.call(await company.person(role), "GET", "/api/system_health")).status, role).toBe(403);
});

test("what was set aside, a failed import and errors of browsers are told with the last error", async () => {
  const admin = await company.person("admin");
  await company.row("app.set_aside", { work: "chore", subject: "seal", error: "no room" });
  await company.row("public.imports", { name: "a.csv", entity: "leads", owner_id: admin.id, error: "a broken file" });
  await company.row("app.frontend_errors", {
    event_type: "frontend_error",
    details: JSON.stringify({ error: "boom" }),
  });
  const { data } = (await server.call<Health>(admin, "GET", "/api/system_health")).body;
  const part = (name: string) => data.parts.find((each) => each.part === name);
  expect(part("set_aside")).toMatchObject({ state: "warning", values: { count: 1 }, error: "no room" });
  expect(part("imports")).toMatchObject({ state: "warning", error: "a broken file" });
  expect(part("browsers")).toMatchObject({ state: "warning", error: "boom" });
});

/** Does this from an empty history, within one hour of the clock. */
async function withinAnHour(work: () => Promise<void>): Promise<void> {
  const hour = async () =>
    (await company.owner.query("select date_trunc('hour', now())::text as at")).rows[0]?.at as string;
  for (let [before, after] = ["", "-"]; before !== after; after = await hour()) {
    before = await hour();
    await company.owner.query("truncate app.part_hours, app.part_states");
    await work();
  }
}

const note = async (...states: State[]) =>
  void (await company.database.flush(
    company.system,
    states.map((state) => ({
      text: "select app.note_parts($1)::text",
      values: [JSON.stringify([{ part: "disk", state }])],
    })),
  ));
const hours = async () =>
  (
    await company.owner.query<{ hours: string }>(
      `select string_agg(format('%s %s', state, (extract(epoch from to_hour - from_hour) / 3600 + 1)::int), ', ' order by from_hour) as hours
         from app.part_hours`,
    )
  ).rows[0]?.hours;

test("of each hour the worst state is kept, hours alike are one row, and none is older than 91 days", async () => {
  const back = (by: string) =>
    company.owner.query(
      `update app.part_hours set from_hour = from_hour - $1::interval, to_hour = to_hour - $1::interval`,
      [by],
    );
  await withinAnHour(() => note("good", "bad", "warning"));
  expect(await hours()).toBe("bad 1");
  await withinAnHour(async () => {
    await note("good");
    await back("1 hour");
    await note("good");
    await note("warning", "good");
    await back("1 hour");
    await note("warning");
  });
  expect(await hours()).toBe("good 1, warning 2");
  await withinAnHour(async () => {
    await note("good");
    await back("2 hours");
    await note("good");
  });
  expect(await hours()).toBe("good 1, good 1");
  await withinAnHour(async () => {
    await note("bad");
    await back("92 days");
    await note("good");
  });
  expect(await hours()).toBe("good 1");
});

test("90 days by their worst state and since when are read by those who may open the page", async () => {
  const { database, system, owner } = company;
  const machine = () => machineOf(readConfig({}))();
  await owner.query("truncate app.part_hours, app.part_states");
  await noteParts(database, system, machine).work(new AbortController().signal);
  await owner.query(
    "update app.part_hours set state = 'bad', from_hour = to_hour - interval '3 days' where part = 'database'",
  );
  for (const role of ["admin", "ceo", "auditor"]) {
    const person = await company.person(role);
    const { data } = (await server.call<{ data: History }>(person, "GET", "/api/system_health/history")).body;
    expect(data.days, role).toHaveLength(90);
    const part = data.parts.find((each) => each.part === "database");
    expect(part).toMatchObject({ state: "good", since: expect.any(String) as string });
    expect(part?.days.slice(-3)).toEqual(["bad", "bad", "bad"]);
    expect(new Set(part?.days.slice(0, 80))).toEqual(new Set([null]));
  }
  expect((await server.call(await company.person("sales"), "GET", "/api/system_health/history")).status).toBe(403);
  const admin = await company.person("admin");
  const noted = database.flush(admin.actor, [{ text: "select app.note_parts('[]')::text", values: [] }]);
  await expect(noted).rejects.toThrow(/permission denied/);
});

test("a certificate is looked at where there is one, and what stands against it is told", async () => {
  expect(await certificateOf("http://localhost:3000")).toBeNull();
  expect(await certificateOf(`https://127.0.0.1:${await freePort()}`)).toEqual({
    error: expect.stringContaining("ECONNREFUSED") as string,
  });
});
