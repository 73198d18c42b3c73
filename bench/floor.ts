import { createServer } from "node:http";
import { Pool } from "pg";
import { getTableConfig } from "drizzle-orm/pg-core";
import { flush } from "../src/database/flush.ts";
import { leads } from "../src/entities/leads/lead.schema.ts";
import { eight } from "./eight.ts";

// The floor: no framework, no validation; one group of statements under the same row-level security, JSON passed through.
const [url, port, token, owner_id] = process.argv.slice(2) as [string, string, string, string];
const pool = new Pool({ connectionString: url, max: 8 });
const enter = { text: "select set_config('role', app.enter($1, null), true)", values: [`session:${token}`] };
// The best list that we could write by hand for a sales person: a walk for each scope that the role has, the columns that are
// asked for and those of the order, the index that serves.
const every = getTableConfig(leads).columns.flatMap(({ name }) => (name === "search" ? [] : [name]));
const list = (columns: string[], limit: number, order: string, keys: string, where = "") => {
  const walk = (scope: string) =>
    `(select ${columns.join()} from public.leads where ${scope} and deleted_at is null ${where} order by ${order} limit ${limit})`;
  const walks = ["owner_id = (select app.user_id())", "team_id = (select app.team_id())", "owner_id is null"].map(walk);
  return `select coalesce(json_agg(r), '[]')::text from (select distinct on (${keys}) * from (${walks.join(" union all ")}) w order by ${order} limit ${limit}) r`;
};
const newest = (columns: string[], limit: number) => ({
  text: list(columns, limit, "created_at desc, id", "created_at, id"),
  values: [],
});
const statements: Record<string, (id: string) => { text: string; values: unknown[] }> = {
  list: () => newest(every, 50),
  "list-8": () => newest(eight, 50),
  "list-1": () => newest(["id", "created_at"], 1),
  enter: () => ({ text: "select 1::text", values: [] }),
  // With the names that a record of ours has beside it.
  get: (id) => ({
    text: `select row_to_json(r)::text from (select l.*,
        (select json_build_object('id', t.id, 'name', t.name) from public.people t where t.id = l.owner_id) as owner,
        case when l.team_id is not null then (select json_build_object('id', t.id, 'name', t.name) from public.teams t where t.id = l.team_id) end as team,
        case when l.account_id is not null then (select json_build_object('id', t.id, 'name', t.name) from public.accounts t where t.id = l.account_id) end as account,
        case when l.duplicate_of is not null then (select json_build_object('id', t.id, 'name', t.name) from public.leads t where t.id = l.duplicate_of) end as duplicate,
        case when cardinality(l.tag_ids) > 0 then (select json_agg(json_build_object('id', t.id, 'name', t.name, 'color', t.color) order by t.name)
          from public.tags t where t.id = any (l.tag_ids) and t.deleted_at is null) end as tags
      from public.leads l where l.id = $1) r`,
    values: [id],
  }),
  filter: () => ({
    text: list(every, 50, "value desc, id", "value, id", "and stage = $1 and value > $2"),
    values: ["proposal", 50_000],
  }),
  insert: () => ({
    text: "insert into public.leads (name, owner_id, value) values ($1, $2, $3) returning row_to_json(leads)::text",
    values: ["Bench", owner_id, 1000],
  }),
};

createServer(async (request, response) => {
  const [, what = "", id = ""] = (request.url ?? "").split("/");
  for await (const _ of request);
  const client = await pool.connect();
  try {
    const [, rows] = await flush(client, [enter, (statements[what] as (typeof statements)[string])(id)]);
    response.writeHead(200, { "content-type": "application/json" }).end(rows?.[0]?.[0]);
  } catch (error) {
    response.writeHead(500).end(String(error));
  } finally {
    client.release();
  }
}).listen(Number(port), "127.0.0.1", () => console.log("ready"));
