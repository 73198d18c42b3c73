import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import { dataAnswer } from "../entity/json-answer.ts";
import type { Asking } from "../entity/request.ts";
import { answer } from "../public-pages/answer.ts";
import { formPage } from "./page.ts";
import type { Shown } from "./shown.ts";
import { snippetOf } from "./snippet.ts";

export const days_query = z.object({ days: z.coerce.number().int().min(1).max(90).default(14) });
export const next_query = z.object({
  assigning: z.enum(["owner", "turn", "least"]),
  owner: z.uuid().optional(),
  /** Ids with commas. */
  people: z
    .string()
    .max(2000)
    .default("")
    .transform((text) => text.split(",").filter(Boolean))
    .pipe(z.array(z.uuid()).max(50)),
});

/** What the page of the lead machine shows beside forms and submissions. */
export function serveLeadMachine(database: Database, url: string): Hono<Asking> {
  const app = new Hono<Asking>();
  const idOf = (c: { req: { param(name: "id"): string } }) => z.uuid().parse(c.req.param("id"));
  app.get("/", (c) => {
    const { days } = days_query.parse(c.req.query());
    return dataAnswer(c, database, { text: "select app.lead_machine($1)::text", values: [days] });
  });
  app.get("/forms/:id/next", (c) => {
    const { assigning, owner = null, people } = next_query.parse(c.req.query());
    const values = [idOf(c), assigning, owner, people];
    return dataAnswer(c, database, { text: "select app.form_next($1, $2, $3, $4)::text", values });
  });
  const shownOf = async (actor: Asking["Variables"]["actor"], id: string) => {
    const [rows] = await database.flush(actor, [{ text: "select app.form_preview($1)::text", values: [id] }]);
    return JSON.parse(rows?.[0]?.[0] ?? "null") as Shown;
  };
  app.get("/forms/:id/share", async (c) => {
    const shown = await shownOf(c.get("actor"), idOf(c));
    return c.json({ data: { address: `${url}/public/forms/${shown.key}`, snippet: snippetOf(shown, url) } });
  });
  app.get("/forms/:id/preview", async (c) => {
    const shown = await shownOf(c.get("actor"), idOf(c));
    return answer(c, formPage(shown, { stamp: "", preview: true }));
  });
  app.get("/came-by/:entity/:id", (c) =>
    dataAnswer(c, database, { text: "select app.came_by($1, $2)::text", values: [c.req.param("entity"), idOf(c)] }),
  );
  return app;
}
