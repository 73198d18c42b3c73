import { Hono, type Context } from "hono";
import { z } from "zod";
import { AppError } from "./errors.ts";
import { historyStatement } from "./history.ts";
import { entityMeta } from "./meta.ts";
import { type About, openApi } from "./openapi.ts";
import { written, type Asking } from "./request.ts";
import { type Kernel } from "./kernel.ts";
import { withNames } from "./names-beside.ts";
import { withOwnOf } from "./own-fields.ts";
import { operations, type Operations } from "./operations.ts";
import { serveSummaries } from "./serve-summaries.ts";
import { by_bitmap } from "./by-bitmap.ts";
import { summaryStatement } from "./summary.ts";
import { tools } from "./tools.ts";
import { dataAnswer, jsonAnswer } from "./json-answer.ts";

// (Making one costs as much as a small question to the database.)
const uuid = z.uuid();

/** The REST routes of every described entity, under its name. */
export function serveEntities(kernel: Kernel, about: About): Hono<Asking> {
  const app = new Hono<Asking>();
  const entities = Object.values(kernel.entities);
  const meta = JSON.stringify({ data: entities.map((entity) => entityMeta(entity, kernel.transitions[entity.name])) });
  app.get("/meta", (c) => jsonAnswer(c, meta));
  // (Made when it is first asked for: it takes as long as a twentieth of a start.)
  let described: string | undefined;
  app.get("/openapi.json", (c) => jsonAnswer(c, (described ??= JSON.stringify(openApi(entities, about)))));
  app.get("/tools", (c) => c.json({ data: tools(entities) }));
  app.route("/summaries", serveSummaries(kernel));
  for (const entity of entities) app.route(`/${entity.name}`, routes(kernel, operations(kernel, entity)));
  return app;
}

function routes(kernel: Kernel, does: Operations): Hono<Asking> {
  const app = new Hono<Asking>();
  serveReads(app, kernel, does);
  serveWrites(app, does);
  // It only asks; a query string would be too short for a thousand ids.
  app.post("/allowed", async (c) => jsonAnswer(c, await does.allowed(c.get("actor"), await c.req.json())));
  const foretold = Object.entries(does.entity.verbs).filter(([, { preview }]) => preview);
  for (const [verb] of foretold)
    app.post(`/${verb}/preview`, async (c) =>
      jsonAnswer(c, await does.preview(c.get("actor"), verb, await c.req.json())),
    );
  app.post("/:verb", async (c) => {
    const { body, replay } = await written(c);
    return jsonAnswer(c, await does.verb(c.get("actor"), c.req.param("verb"), body, replay));
  });
  return app;
}

function serveReads(app: Hono<Asking>, { database }: Kernel, does: Operations): void {
  const { entity } = does;
  app.get("/", async (c) =>
    jsonAnswer(c, await does.listAsWritten(c.get("actor"), queryString(c), () => c.req.query())),
  );
  app.get("/summary", async (c) => {
    const asked = withNames(await withOwnOf(database, c.get("actor"), entity, c.req.query()), c.req.query());
    return dataAnswer(c, database, summaryStatement(asked, c.req.query()), [by_bitmap]);
  });
  app.get("/:id", async (c) => jsonAnswer(c, await does.get(c.get("actor"), id(c))));
  app.get("/:id/history", (c) => dataAnswer(c, database, historyStatement(entity, id(c))));
}

function serveWrites(app: Hono<Asking>, does: Operations): void {
  app.post("/", async (c) => {
    const { body, replay } = await written(c);
    return jsonAnswer(c, await does.create(c.get("actor"), body, replay), 201);
  });
  app.patch("/:id", async (c) => {
    const { body, replay } = await written(c);
    return jsonAnswer(c, await does.update(c.get("actor"), id(c), body, replay));
  });
  app.delete("/:id", async (c) =>
    jsonAnswer(c, await does.bin(c.get("actor"), id(c), true, (await written(c)).replay)),
  );
  app.post("/restore", async (c) => {
    const { body, replay } = await written(c);
    return jsonAnswer(c, await does.bin(c.get("actor"), z.object({ id: z.uuid() }).parse(body).id, false, replay));
  });
  app.post("/upsert", async (c) => {
    const { body, replay } = await written(c);
    return jsonAnswer(c, await does.upsert(c.get("actor"), body, replay));
  });
  app.post("/bulk", async (c) => {
    const { body, replay } = await written(c);
    return jsonAnswer(c, await does.bulk(c.get("actor"), body, replay));
  });
}

function queryString(c: Context): string {
  const { url } = c.req;
  const at = url.indexOf("?");
  return at === -1 ? "" : url.slice(at + 1);
}

function id(c: Context<Asking>): string {
  const parsed = uuid.safeParse(c.req.param("id"));
  if (!parsed.success) throw new AppError("RESOURCE_NOT_FOUND", "This record does not exist, or you cannot see it.");
  return parsed.data;
}
