import { Hono, type Context } from "hono";
import { z } from "zod";
import { AppError } from "../entity/errors.ts";
import type { Kernel } from "../entity/kernel.ts";
import { fileHeaders, textStream } from "../entity/file-answer.ts";
import type { Asking } from "../entity/request.ts";
import { listImports, readImport } from "./import-record.ts";
import { matchKeys, settings_change } from "./import-settings.ts";
import type { ImportState, WorkingState } from "./import-states.ts";
import { cancel, changeSettings, upload } from "./imports.ts";
import type { Jobs } from "./jobs.ts";
import { notTakenCsv, notTakenPage } from "./not-taken.ts";
import { jsonAnswer } from "../entity/json-answer.ts";

export const upload_query = z.strictObject({
  entity: z.string().max(60),
  file_name: z.string().trim().min(1).max(255),
});

// What each act makes of an import, and from which states.
const acts: Record<string, [WorkingState, ImportState[]]> = {
  check: ["checking", ["uploaded", "checked"]],
  commit: ["committing", ["checked", "stopped"]],
  undo: ["undoing", ["committed", "stopped"]],
};

/** `/api/imports`: a file goes up, is looked at, checked, taken in and, where wished, taken back. */
export function serveImports(kernel: Kernel, jobs: Jobs): Hono<Asking> {
  const app = new Hono<Asking>();
  const { database } = kernel;
  const answer = async (c: Context<Asking>, id: string, status: 200 | 201 = 200) => {
    const record = await readImport(database, c.get("actor"), id);
    const entity = kernel.entities[record.entity];
    return c.json({ data: { ...record, match_keys: entity ? matchKeys(entity) : [] } }, status);
  };
  app.get("/", async (c) =>
    jsonAnswer(c, `{"data":${await listImports(database, c.get("actor"), c.req.query("entity"))}}`),
  );
  app.post("/", async (c) => {
    const { entity, file_name } = upload_query.parse(c.req.query());
    if (!c.req.raw.body) throw new AppError("INVALID_INPUT", "The file is empty.");
    return answer(c, await upload(kernel, c.get("actor"), entity, file_name, c.req.raw.body), 201);
  });
  app.get("/:id", (c) => answer(c, id(c)));
  app.patch("/:id", async (c) => {
    await changeSettings(kernel, c.get("actor"), id(c), settings_change.parse(await c.req.json()));
    return answer(c, id(c));
  });
  serveProblems(app, kernel);
  serveActs(app, kernel, jobs, answer);
  return app;
}

function serveProblems(app: Hono<Asking>, kernel: Kernel): void {
  const { database } = kernel;
  app.get("/:id/problems", async (c) =>
    c.json(await notTakenPage(database, c.get("actor"), id(c), Number(c.req.query("after") ?? 0) || 0)),
  );
  app.get("/:id/problems.csv", async (c) => {
    const record = await readImport(database, c.get("actor"), id(c));
    return new Response(textStream(notTakenCsv(kernel, c.get("actor"), record)), {
      headers: fileHeaders(`${record.name.replace(/\.[a-z]+$/i, "")}-not-taken`, "csv"),
    });
  });
}

type Answer = (c: Context<Asking>, id: string) => Promise<Response>;

function serveActs(app: Hono<Asking>, kernel: Kernel, jobs: Jobs, answer: Answer): void {
  app.post("/:act{check|commit|undo}", async (c) => {
    const target = z.object({ id: z.uuid() }).parse(await c.req.json()).id;
    const [state, from] = acts[c.req.param("act")] as [WorkingState, ImportState[]];
    // The same request once more finds the work under way.
    const { state: present } = await readImport(kernel.database, c.get("actor"), target);
    if (present !== state) await jobs.begin(c.get("actor"), target, state, from);
    return answer(c, target);
  });
  app.post("/cancel", async (c) => {
    const target = z.object({ id: z.uuid() }).parse(await c.req.json()).id;
    await cancel(kernel, c.get("actor"), target);
    return answer(c, target);
  });
}

function id(c: Context<Asking>): string {
  const parsed = z.uuid().safeParse(c.req.param("id"));
  if (!parsed.success) throw new AppError("RESOURCE_NOT_FOUND", "This import does not exist, or you cannot see it.");
  return parsed.data;
}
