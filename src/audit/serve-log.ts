import { Hono } from "hono";
import { fileHeaders, textStream } from "../entity/file-answer.ts";
import { dataAnswer, jsonAnswer } from "../entity/json-answer.ts";
import type { Kernel } from "../entity/kernel.ts";
import { written, type Asking } from "../entity/request.ts";
import { exportLog } from "./export-log.ts";
import { export_asked, log_asked, revert_asked, seals_asked } from "./log-question.ts";
import { readLog } from "./read-log.ts";
import { foretellRevert, revert } from "./revert.ts";

// So many entries are hashed in about a second.
const entries_at_once = 100_000;
const seals = `select json_build_object('upto', v.upto, 'entries', v.entries,
    'problem', case when v.problem is not null then json_build_object('seal', v.seal, 'entry', v.entry::text, 'what', v.problem) end,
    'head', (select json_build_object('seal', s.no, 'at', s.at, 'digest', encode(s.hash, 'hex')) from app.seals s order by s.no desc limit 1))::text
  from app.verify_seals($1, ${entries_at_once}) v`;

/** The log of all that was done, for those who audit: its entries, as a file, its chain, and taking changes back. */
export function serveLog(kernel: Kernel, exports: Kernel): Hono<Asking> {
  const app = new Hono<Asking>();
  const { database } = kernel;
  app.get("/", async (c) =>
    jsonAnswer(c, JSON.stringify(await readLog(kernel, c.get("actor"), log_asked.parse(c.req.query())))),
  );
  app.get("/export.csv", async (c) => {
    const pieces = await exportLog(exports, c.get("actor"), export_asked.parse(c.req.query()));
    const name = `audit-log-${new Date().toISOString().slice(0, 10)}`;
    return new Response(textStream(pieces), { headers: fileHeaders(name, "csv") });
  });
  app.get("/seals", (c) => {
    const { after } = seals_asked.parse(c.req.query());
    return dataAnswer(c, database, { text: seals, values: [after] });
  });
  app.post("/revert/preview", async (c) => {
    const told = await foretellRevert(database, c.get("actor"), revert_asked.parse(await c.req.json()));
    return c.json({ data: told });
  });
  app.post("/revert", async (c) => {
    const { body, replay } = await written(c);
    return c.json({ data: await revert(database, c.get("actor"), revert_asked.parse(body), replay) });
  });
  return app;
}
