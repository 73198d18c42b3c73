import { Hono } from "hono";
import { z } from "zod";
import { AppError } from "../entity/errors.ts";
import { jsonAnswer } from "../entity/json-answer.ts";
import type { Kernel } from "../entity/kernel.ts";
import type { Asking } from "../entity/request.ts";
import { changesStatement } from "./changes.ts";

/** What is asked about changes: whose records, of which kinds, since when. */
export const changes_query = z.strictObject({
  owner: z.uuid().describe("Whose records"),
  since: z.iso.datetime({ offset: true }).describe("A moment: what happened before is not told of"),
  of: z.string().max(200).default("leads").describe("Entities with an owner, comma-separated: leads,accounts"),
});

/** What the homes ask beside lists and summaries. */
export function serveHome({ database, entities }: Kernel): Hono<Asking> {
  const app = new Hono<Asking>();
  app.get("/changes", async (c) => {
    const { owner, since, of } = changes_query.parse(c.req.query());
    const asked = [...new Set(of.split(","))].map((name) => {
      const entity = Object.hasOwn(entities, name) ? entities[name] : undefined;
      if (!entity?.columns["owner_id"] || !entity.columns["deleted_at"] || !entity.columns["name"])
        throw new AppError("INVALID_INPUT", `${name.slice(0, 60)} is nothing that has an owner.`);
      return changesStatement(entity, owner, since);
    });
    const answers = await database.flush(c.get("actor"), asked);
    return jsonAnswer(c, `{"data":[${answers.map((rows) => rows[0]?.[0] ?? "[]").join()}]}`);
  });
  return app;
}
