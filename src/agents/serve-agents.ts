import { type Context, Hono } from "hono";
import { z } from "zod";
import { dataAnswer, jsonAnswer } from "../entity/json-answer.ts";
import { written, type Asking } from "../entity/request.ts";
import { statuses } from "../entity/errors.ts";
import { translateError } from "../entity/translate-error.ts";
import type { Needs } from "./deploy.ts";
import { deployGitHub, deployMissing, initialise } from "./initialise.ts";
import { readAgents, readTeam } from "./read-agents.ts";
import { byRole, notStarted, type Started } from "./started.ts";

/** The start of the agent system, its team and its list; what is deployed is the program's own, whoever asks. */
export function serveAgents(needs: Needs): Hono<Asking> {
  const { database, failed } = needs;
  const app = new Hono<Asking>();
  // What is there already is not made again: a repetition needs no memory of the first.
  app.post("/initialise", async (c) => c.json({ data: await started(needs, c) }));
  app.post("/deploy", async (c) => {
    await written(c);
    return c.json({ data: await deployMissing(needs, c.get("actor")) });
  });
  app.post("/github", async (c) => {
    await written(c);
    return c.json({ data: await deployGitHub(needs, c.get("actor")) });
  });
  app.get("/tasks/:id/steps", (c) => {
    const id = z.uuid().parse(c.req.param("id"));
    return dataAnswer(c, database, { text: "select app.task_steps($1)::text", values: [id] });
  });
  app.get("/team", async (c) => c.json({ data: byRole((await readTeam(database, c.get("actor"), failed)) ?? []) }));
  app.get("/", async (c) => jsonAnswer(c, `{"data":${await readAgents(database, c.get("actor"), failed)}}`));
  return app;
}

// A failure is an answer of its own here; who may not ask is refused as everywhere.
async function started(needs: Needs, c: Context<Asking>): Promise<Started> {
  await written(c);
  try {
    return await initialise(needs, c.get("actor"));
  } catch (error) {
    const translated = translateError(error);
    if ([401, 403].includes(statuses[translated.code])) throw error;
    needs.failed("the agent system could not be initialised")(error);
    return notStarted(error instanceof Error ? translated : error);
  }
}
