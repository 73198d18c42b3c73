import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import { AppError } from "../entity/errors.ts";
import { dataAnswer, jsonAnswer } from "../entity/json-answer.ts";
import { callOnce } from "../entity/replay.ts";
import { written, type Asking } from "../entity/request.ts";
import type { ScreenStreams } from "./screen-streams.ts";
import { cookieOf, digestOf, newToken, screen_path } from "./screen-secret.ts";

export const link_input = z.strictObject({ screen_id: z.uuid(), name: z.string().trim().min(1).max(100) });
export const end_link_input = z.strictObject({ id: z.uuid() });
export const screen_query = z.object({ screen: z.uuid().describe("The big screen") });

/** What the page of big screens asks beside their records: what one shows, and the links by which devices show it. */
export function serveBigScreens(database: Database, url: string, screens: ScreenStreams): Hono<Asking> {
  const app = new Hono<Asking>();
  app.get("/shown", async (c) => {
    const { screen } = screen_query.parse(c.req.query());
    // Under row security: each tile adds up what whoever asks may see.
    const text =
      "select app.big_screen_told(s)::text from public.big_screens s where s.id = $1 and s.deleted_at is null";
    const [rows] = await database.flush(c.get("actor"), [{ text, values: [screen] }]);
    const shown = rows?.[0]?.[0];
    if (!shown) throw new AppError("RESOURCE_NOT_FOUND", "There is no such big screen, or you do not see it.");
    return jsonAnswer(c, `{"data":${shown}}`);
  });
  app.get("/links", (c) => {
    const { screen } = screen_query.parse(c.req.query());
    return dataAnswer(c, database, { text: "select app.links_of_screen($1)::text", values: [screen] });
  });
  app.post("/links/make", async (c) => {
    const { screen_id, name } = link_input.parse(await c.req.json());
    const token = newToken();
    const values = [screen_id, name, digestOf(cookieOf(token))];
    const call = { text: "select app.make_big_screen_link($1, $2, $3)::text", values };
    const [rows] = await database.flush(c.get("actor"), [call]);
    return c.json({ data: { id: rows?.[0]?.[0], address: `${url}${screen_path}#${token}` } }, 201);
  });
  app.post("/links/end", async (c) => {
    const { body, replay } = await written(c);
    const { id } = end_link_input.parse(body);
    await callOnce(database, c.get("actor"), replay, "app.end_big_screen_link($1)", [id]);
    // Screens of this server are told at once, those of others by the change feed.
    screens.look();
    return c.json({ data: {} });
  });
  return app;
}
