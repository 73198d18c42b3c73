import { createServer } from "node:http";
import { Pool } from "pg";
import { flush } from "../src/database/flush.ts";

// The floor: no framework, no validation; one group of statements under the same row-level security, JSON passed through.
const [url, port, token, owner_id] = process.argv.slice(2) as [string, string, string, string];
const pool = new Pool({ connectionString: url, max: 8 });
const enter = { text: "select set_config('role', app.enter($1, null), true)", values: [`session:${token}`] };
const columns = "*";
const list = (where: string, order: string) =>
  `select coalesce(json_agg(r), '[]')::text from (select ${columns} from public.leads where deleted_at is null ${where} order by ${order} limit 50) r`;
const statements: Record<string, (id: string) => { text: string; values: unknown[] }> = {
  list: () => ({ text: list("", "created_at desc, id"), values: [] }),
  get: (id) => ({ text: "select row_to_json(l)::text from public.leads l where id = $1", values: [id] }),
  filter: () => ({ text: list("and stage = $1 and value > $2", "value desc"), values: ["proposal", 50_000] }),
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
