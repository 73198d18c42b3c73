import { type Context, Hono } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import { callOnce } from "../entity/replay.ts";
import { written, type Asking } from "../entity/request.ts";
import { rateLimit, refuseWhile } from "../http/rate-limit.ts";
import { type Picture, readPicture } from "./read-picture.ts";

/** A picture in base64, or null for none. */
export const logo_input = z.strictObject({ picture: z.base64().max(100_000, "has at most 64 KB").nullable() });

/** Sets the company's logo, or takes it away. */
export function serveLogo(database: Database): Hono<Asking> {
  const app = new Hono<Asking>();
  app.post("/", async (c) => {
    const { body, replay } = await written(c);
    const { picture } = logo_input.extend({ picture: read }).parse(body);
    const values = [picture?.bytes.toString("base64"), picture?.kind, picture?.width, picture?.height];
    const call = "app.keep_logo($1, $2, $3, $4)";
    await callOnce(
      database,
      c.get("actor"),
      replay,
      call,
      values.map((value) => value ?? null),
    );
    return c.json({ data: {} });
  });
  return app;
}

const read = logo_input.shape.picture.transform((text, context): Picture | null => {
  const picture = text === null ? null : readPicture(Buffer.from(text, "base64"));
  if (typeof picture !== "string") return picture;
  context.addIssue({ code: "custom", message: picture });
  return z.NEVER;
});

/** A logo as the database has it. */
export type Logo = { kind: Picture["kind"]; picture: string };

/** The logo of this sum, if it is still the company's. */
export async function logoOf(database: Database, sum: string): Promise<Logo | null> {
  const rows = await database.outside({ text: "select app.logo_picture($1)", values: [sum] });
  return JSON.parse(rows[0]?.[0] ?? "null") as Logo | null;
}

const most_a_minute = 300;
// Its address names what stands there, so it is asked for once. Opened by itself it can do nothing, whatever it were.
const forever = {
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": "default-src 'none'; sandbox",
};

/** The logo for whoever comes, since it stands where nobody has signed in yet. */
export function serveLogoFile(database: Database, address: (c: Context) => string): Hono<Asking> {
  const app = new Hono<Asking>();
  const wait = rateLimit(most_a_minute);
  app.get("/:sum", async (c) => {
    refuseWhile(wait(address(c)));
    const logo = await logoOf(database, c.req.param("sum"));
    if (!logo) return c.text("There is no such logo.\n", 404, { "cache-control": "no-store" });
    const bytes = Buffer.from(logo.picture, "base64");
    return c.body(bytes, 200, { ...forever, "content-type": `image/${logo.kind}` });
  });
  return app;
}
