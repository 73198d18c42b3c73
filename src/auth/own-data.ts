import { Readable } from "node:stream";
import { Hono } from "hono";
import type { Actor } from "../database/door.ts";
import { type CsvStyle, csvPages, styleOf } from "../entity/csv.ts";
import { most_answer } from "../entity/compile.ts";
import type { Kernel } from "../entity/kernel.ts";
import type { Asking } from "../entity/request.ts";
import { translateError } from "../entity/translate-error.ts";
import { rateLimit, refuseWhile } from "../http/rate-limit.ts";
import { zipped, type ZippedFile } from "../http/zip.ts";
import { tokenOf } from "./password-asked.ts";

/** `GET /api/account/export`: all that is the caller's own, as a ZIP that is made while it is sent, a thousand rows at a time. */
export function serveOwnData(kernel: Kernel): Hono<Asking> {
  const app = new Hono<Asking>();
  const wait = rateLimit(3);
  app.get("/", async (c) => {
    refuseWhile(wait(tokenOf(c)));
    const { actor } = c.var;
    const [me] = await kernel.database.flush(actor, [
      { text: "select app.user_id()", values: [] },
      { text: "select app.log_own_export()::text", values: [] },
    ]);
    const id = me?.[0]?.[0] ?? "";
    const files = ownFiles(kernel, actor, { id, token: tokenOf(c), style: await styleOf(kernel, actor) });
    const name = `tandem-${new Date().toISOString().slice(0, 10)}.zip`;
    return new Response(Readable.toWeb(Readable.from(zipped(files))) as ReadableStream, {
      headers: {
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="${name}"`,
      },
    });
  });
  return app;
}

type Whose = { id: string; token: string; style: CsvStyle };

async function* ownFiles(kernel: Kernel, actor: Actor, { id, token, style }: Whose): AsyncGenerator<ZippedFile> {
  yield { name: "profile.json", pieces: profile(kernel, actor, token) };
  for (const entity of Object.values(kernel.entities)) {
    const whose = ["owner_id", "user_id"].find((column) => column in entity.columns);
    if (!whose) continue;
    const pages = csvPages(kernel, entity, actor, { where: JSON.stringify({ [whose]: id }) }, style);
    // What somebody may not read at all is left out.
    const first = await pages.next().catch((error: unknown) => {
      if (isForbidden(error)) return undefined;
      throw error;
    });
    if (first && !first.done) yield { name: `${entity.name}.csv`, pieces: textOf(first.value.content, pages) };
  }
  yield { name: "usage.jsonl", pieces: lines(kernel, actor, usage) };
  yield { name: "activity.jsonl", pieces: lines(kernel, actor, activity) };
}

async function* profile(kernel: Kernel, actor: Actor, token: string): AsyncGenerator<string> {
  const text = `select jsonb_pretty(jsonb_build_object('person', app.me() -> 'person', 'signing_in', app.my_account($1), 'notifications', app.my_notice_choices(), 'devices', app.my_push_devices($1)))`;
  const [rows] = await kernel.database.flush(actor, [{ text, values: [token] }]);
  yield rows?.[0]?.[0] ?? "{}";
}

async function* textOf(first: string, pages: AsyncIterable<{ content: string }>): AsyncGenerator<string> {
  yield first;
  for await (const { content } of pages) yield content;
}

// Rows in the order of their time, as many as one answer holds; each page begins after the last row of the one before it.
const paged = (rows: string) => `select at, id, row from (
    select at, id, row, row_number() over (order by at, id) as no, sum(octet_length(row)) over (order by at, id) as bytes from (${rows} limit 1000) page
  ) summed where bytes <= ${most_answer} or no = 1 order by at, id`;
const usage = paged(`select u.at, u.id, (to_jsonb(u) - 'user_id')::text as row from app.usage_events u
  where u.user_id = app.user_id() and ($1::timestamptz is null or (u.at, u.id) > ($1, $2::uuid)) order by u.at, u.id`);
const activity =
  paged(`select l.at, l.id, jsonb_build_object('at', l.at, 'entity', l.entity, 'record', l.row_id, 'act', l.verb, 'before', l.before, 'after', l.after)::text as row
  from app.log l where l.actor_id = app.user_id() and ($1::timestamptz is null or (l.at, l.id) > ($1, $2::bigint)) order by l.at, l.id`);

async function* lines(kernel: Kernel, actor: Actor, text: string): AsyncGenerator<string> {
  let after: (string | null)[] = [null, null];
  for (;;) {
    const [rows = []] = await kernel.database.flush(actor, [{ text, values: after }]);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(([, , row]) => `${row}\n`).join("");
    after = [last[0] ?? null, last[1] ?? null];
  }
}

function isForbidden(error: unknown): boolean {
  return ["PERMISSION_DENIED", "INSUFFICIENT_PRIVILEGES"].includes(translateError(error).code);
}
