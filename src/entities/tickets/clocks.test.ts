import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { noticesOf } from "../../testing/notices.ts";
import { testServer, type TestServer } from "../../testing/server.ts";
import { knowHolidays } from "../../testing/holidays.ts";

// By when a ticket is answered and solved, in the working time of a French company: 9 to 12 and 14 to 18, Monday to Friday.
let company: TestCompany;
let server: TestServer;
let nora: TestPerson;
let boss: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  await knowHolidays(company);
  const team_id = await company.team("Care");
  boss = await company.person("support", { name: "Boss", team_id });
  nora = await company.person("support", { name: "Nora", team_id });
  await company.owner.query("update public.teams set lead_id = $1 where id = $2", [boss.id, team_id]);
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const made = async (values: Record<string, unknown>) =>
  company.row("public.tickets", { name: "Late parcel", ...values });
const clocks = async (id: string) => {
  const written = (column: string) =>
    `to_char(${column} at time zone 'Europe/Paris', 'YYYY-MM-DD HH24:MI') as ${column}`;
  const { rows } = await company.owner.query<Record<"answer_due_at" | "solve_due_at" | "due_at", string | null>>(
    `select ${["answer_due_at", "solve_due_at", "due_at"].map(written).join(", ")} from public.tickets where id = $1`,
    [id],
  );
  return rows[0];
};

// The company works 7 hours a day: an urgent ticket is answered in 1 hour and solved in 8, a normal one in 8 and in 40.
test.each([
  ["within a day", "urgent", "2026-11-23 09:00", "2026-11-23 10:00", "2026-11-24 10:00"],
  ["over the noon break", "urgent", "2026-11-23 11:30", "2026-11-23 14:30", "2026-11-24 14:30"],
  ["over a weekend", "urgent", "2026-11-27 17:30", "2026-11-30 09:30", "2026-12-01 09:30"],
  ["from a Sunday night", "high", "2026-11-22 23:10", "2026-11-23 11:00", "2026-11-25 11:00"],
  ["over Armistice, a Wednesday", "normal", "2026-11-10 14:00", "2026-11-12 15:00", "2026-11-19 10:00"],
  ["over Christmas, a Friday", "urgent", "2026-12-24 17:30", "2026-12-28 09:30", "2026-12-29 09:30"],
  ["over the change to winter time", "urgent", "2026-10-23 17:30", "2026-10-26 09:30", "2026-10-27 09:30"],
  ["over the change to summer time", "urgent", "2026-03-27 17:30", "2026-03-30 09:30", "2026-03-31 09:30"],
])("%s", async (_, priority, at, answer, solve) => {
  const { rows } = await company.owner.query<{ at: string }>(
    "select ($1::timestamp at time zone 'Europe/Paris')::text as at",
    [at],
  );
  const id = await made({ priority, created_at: rows[0]?.at });
  expect(await clocks(id)).toEqual({ answer_due_at: answer, solve_due_at: solve, due_at: answer });
});

test("what it waits for others is added to the moment of its solution, and it is due at none while it waits", async () => {
  const created_at = "2026-11-23T08:00:00Z";
  const id = await made({ priority: "urgent", created_at, answered_at: "2026-11-23T08:20:00Z", waited: 60 });
  expect(await clocks(id)).toMatchObject({ solve_due_at: "2026-11-24 11:00", due_at: "2026-11-24 11:00" });
  await company.owner.query("update public.tickets set status = 'awaiting_third_party' where id = $1", [id]);
  expect(await clocks(id)).toMatchObject({ solve_due_at: "2026-11-24 11:00", due_at: null });
  // It waited from one working minute to another: what lies between them counts, and the time of the night does not.
  await company.owner.query(
    "update public.tickets set waits_since = app.after_working_minutes(now(), 0), status = 'in_progress', waited = 120, priority = 'high' where id = $1",
    [id],
  );
  expect(await clocks(id)).toMatchObject({ answer_due_at: "2026-11-23 11:00", solve_due_at: "2026-11-25 15:00" });
});

test("a company may promise nothing for a priority", async () => {
  await company.owner.query(`update public.company set support_times = support_times || '{"low": [null, null]}'`);
  expect(await clocks(await made({ priority: "low" }))).toEqual({
    answer_due_at: null,
    solve_due_at: null,
    due_at: null,
  });
  for (const wrong of ['{"low": [1, 5]}', '{"low": [60]}', '{"low": "soon"}', '{"asap": [60, 60]}'])
    await expect(
      company.owner.query("update public.company set support_times = support_times || $1::jsonb", [wrong]),
      wrong,
    ).rejects.toThrow("TIMES");
});

test("what is due within half an hour and what is late is told once each; of what is late the lead of the team hears, too", async () => {
  await company.owner.query("update public.company set working_week = '{}'");
  const remind = () => company.database.flush(company.system, [{ text: "select app.remind_of_tickets()", values: [] }]);
  const told = async (person: TestPerson) =>
    (await noticesOf(server, person, { kind: "ticket_due" })).map(({ title, row_id }) => [row_id, title]);
  const minutes = (ago: number) => new Date(Date.now() - ago * 60_000).toISOString();
  const values = { priority: "urgent", owner_id: nora.id };
  const soon = await made({ ...values, created_at: minutes(45) });
  const late = await made({ ...values, created_at: minutes(90) });
  const unsolved = await made({ ...values, created_at: minutes(600), answered_at: minutes(599) });
  const early = await made({ ...values, created_at: minutes(5) });
  const nobodys = await made({ priority: "urgent", created_at: minutes(40) });
  await remind();
  await remind();
  const all = [soon, late, unsolved, early, nobodys];
  const hers = (await told(nora)).filter(([id]) => all.includes(String(id)));
  expect(hers.toSorted()).toEqual(
    [
      [soon, "A ticket needs an answer soon"],
      [late, "A ticket was not answered in time"],
      [unsolved, "A ticket was not solved in time"],
      [nobodys, "A ticket needs an answer soon"],
    ].toSorted(),
  );
  const to_lead = (await told(boss)).map(([id]) => String(id)).filter((id) => all.includes(id));
  expect(to_lead.toSorted()).toEqual([late, unsolved, nobodys].toSorted());
});
