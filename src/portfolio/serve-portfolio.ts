import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import { ended_states } from "../entities/projects/is-over.ts";
import { dataAnswer, jsonAnswer } from "../entity/json-answer.ts";
import type { Asking } from "../entity/request.ts";
import { onlyEarly } from "./only-early.ts";

/** So many projects are told of at once; of one more the caller hears that there are more. */
export const most_projects = 500;

/** So many tasks are added up at once: more than a screen draws. */
export const most_tasks = 200;

const ids_to = (most: number) =>
  z
    .string()
    .max(37 * most)
    .transform((text) => text.split(","))
    .pipe(z.array(z.uuid()).max(most));

export const portfolio_asked = z.strictObject({
  of: z.enum(["open", "ended"]).default("open").describe("Those that are not over, or those that ended this year"),
  ids: ids_to(most_projects).optional().describe("Those with these ids instead, in whatever state, comma-separated"),
});
export const workload_asked = z.strictObject({
  from: z.iso.date().describe("A day of the first week"),
  weeks: z.coerce.number().int().min(1).max(26).default(12).describe("How many weeks"),
  team: z.uuid().optional().describe("Of which team; without it of all"),
});
export const week_asked = z.strictObject({
  person: z.uuid().describe("Whose tasks"),
  week: z.iso.date().optional().describe("A day of the week; without it those of which nobody said when"),
});
export const sums_asked = z.strictObject({
  ids: ids_to(most_tasks).describe(`The tasks, comma-separated, ${most_tasks} at most`),
});
export const phase_sums_asked = z.strictObject({
  ids: ids_to(most_tasks).describe(`The phases, comma-separated, ${most_tasks} at most`),
});
export const access_asked = z.strictObject({ project: z.uuid().describe("Who sees this project") });

const ended = `(select coalesce(array_agg(id), '{}') from (select id from public.projects where deleted_at is null and archived_at is null
  and status in ('completed', 'closed') and ended_on >= date_trunc('year', app.company_day())::date order by name, id limit ${most_projects + 1}) ended)`;
const named = (alias: string) =>
  `case when ${alias}.id is not null then json_build_object('id', ${alias}.id, 'name', ${alias}.name) end`;
const over = `('${ended_states.join("', '")}')`;
const rows = (meant: string) => `with f as materialized (select * from app.portfolio(${meant})),
  spent as (select project_id, sum(minutes)::int as minutes from public.time_entries
    where deleted_at is null and status <> 'rejected' and project_id in (select id from f) group by project_id),
  off as materialized (select jsonb_array_length(app.rest_days() -> 'off') as days),
  early as (select l.to_id as id, json_agg(json_build_object('key', b.key, 'ends', coalesce(b.due_on, b.starts_on),
      'begins', coalesce(t.starts_on, t.due_on), 'lag', l.lag) order by b.key) as waits_for
    from public.project_links l join public.projects b on b.id = l.from_id and b.deleted_at is null and b.status not in ${over}
      join public.projects t on t.id = l.to_id and t.status not in ${over}
    where l.kind = 'blocks' and l.deleted_at is null and l.to_id in (select id from f)
      and coalesce(t.starts_on, t.due_on) <= coalesce(b.due_on, b.starts_on) + (l.lag + 1 + (select days from off)) * 7 group by l.to_id)
  select coalesce(json_agg(row_to_json(r)), '[]')::text from (select p.id, p.key, p.name, p.version, p.account_name, p.status, p.health, p.health_reason, p.reported_at, p.asked_at, ${named("a")} as asked_by,
      ${named("o")} as owner, p.starts_on, p.due_on, p.began_on, p.ended_on, f.tasks, f.done, f.progress, f.open, f.blocked, f.overdue,
      f.milestone, f.milestone_on, f.milestones_late, f.risks,
      p.budget_hours, coalesce(s.minutes, 0) as spent, coalesce(e.waits_for, '[]') as early
    from f left join spent s on s.project_id = f.id left join early e using (id) join public.projects p using (id) left join public.people o on o.id = p.owner_id
      left join public.people a on a.id = p.asked_by order by p.name, p.id) r`;
const rest_days = { text: "select app.rest_days()::text", values: [] };
const sums = "select coalesce(json_agg(row_to_json(s)), '[]')::text from app.task_sums($1::uuid[]) s";
const of_phases = "select coalesce(json_agg(row_to_json(s)), '[]')::text from app.phase_sums($1::uuid[]) s";
const statements = { open: rows("null"), ended: rows(ended), ids: rows("$1::uuid[]") };

/** What the manager of projects asks: how they stand, what tasks and phases come to, who has time, what they do, and who sees a project. */
export function servePortfolio(database: Database): Hono<Asking> {
  const app = new Hono<Asking>();
  app.get("/", async (c) => {
    const { of, ids: meant } = portfolio_asked.parse(c.req.query());
    const text = statements[meant ? "ids" : of];
    const stands = { text, values: meant ? [meant] : [] };
    const [rows, rests] = await database.flush(c.get("actor"), [stands, rest_days]);
    return jsonAnswer(c, onlyEarly(rows?.[0]?.[0] ?? "[]", rests?.[0]?.[0] ?? ""));
  });
  app.get("/workload", (c) => {
    const { from, weeks, team } = workload_asked.parse(c.req.query());
    return dataAnswer(c, database, { text: "select app.workload($1, $2, $3)", values: [from, weeks, team ?? null] });
  });
  app.get("/workload/tasks", (c) => {
    const { person, week } = week_asked.parse(c.req.query());
    return dataAnswer(c, database, { text: "select app.work_of_week($1, $2)", values: [person, week ?? null] });
  });
  app.get("/tasks", (c) => {
    const { ids } = sums_asked.parse(c.req.query());
    return dataAnswer(c, database, { text: sums, values: [ids] });
  });
  app.get("/phases", (c) => {
    const { ids } = phase_sums_asked.parse(c.req.query());
    return dataAnswer(c, database, { text: of_phases, values: [ids] });
  });
  app.get("/access", (c) => {
    const { project } = access_asked.parse(c.req.query());
    return dataAnswer(c, database, { text: "select app.project_access($1)", values: [project] });
  });
  return app;
}
