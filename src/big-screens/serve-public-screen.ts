import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { getCookie, setCookie } from "hono/cookie";
import { streamSSE } from "hono/streaming";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import { AppError } from "../entity/errors.ts";
import { jsonAnswer } from "../entity/json-answer.ts";
import type { Asking } from "../entity/request.ts";
import { networkOf, rateLimit, refuseWhile } from "../http/rate-limit.ts";
import { cookieOf, digestOf, looksLikeToken, screen_path } from "./screen-secret.ts";
import { type ScreenStreams, shownTo } from "./screen-streams.ts";

export type PublicScreen = {
  database: Database;
  streams: ScreenStreams;
  /** The page, and what tells one release of it from the next. */
  page: ScreenPage;
  /** Whether people use an https address. */
  secure: boolean;
  address: (c: Context) => string;
};

export type ScreenPage = { html: string; release: string };

const cookie_name = "tandem_screen";
const a_minute = { looks: 240, tries: 10, shown: 30, opened: 20 };
/** So many browsers show one link at once, and so many screens listen at one server. */
export const most = { of_link: 5, of_server: 500 };
// Browsers keep no cookie longer.
const kept_s = 400 * 24 * 3600;
const heartbeat_ms = 15_000;
const most_untaken = 20;

/**
 * The page of a big screen and what it asks, for browsers without anybody signed in. The link's secret stands in the fragment,
 * which browsers send to nobody; it comes once in a body and becomes a cookie for this path alone.
 */
export function servePublicScreen(parts: PublicScreen): Hono<Asking> {
  const app = new Hono<Asking>();
  const { database, page, address } = parts;
  const waits = {
    looks: rateLimit(a_minute.looks),
    tries: rateLimit(a_minute.tries),
    shown: rateLimit(a_minute.shown),
  };
  app.use(async (c, next) => {
    refuseWhile(waits.looks(address(c)));
    c.header("cache-control", "no-store");
    return next();
  });
  app.get("/", (c) => c.html(page.html, 200, { "content-security-policy": policy, "referrer-policy": "no-referrer" }));
  app.post("/open", bodyLimit({ maxSize: 1000 }), async (c) => {
    refuseWhile(waits.tries(networkOf(address(c))));
    return exchange(c, parts);
  });
  app.get("/shown", async (c) => {
    const digest = digestIn(c);
    refuseWhile(waits.shown(digest.toString("hex")));
    const shown = await shownTo(database, digest);
    if (shown === null) throw ended();
    return jsonAnswer(c, answerOf(page, shown));
  });
  app.route("/stream", serveStream(parts));
  app.all("*", () => {
    throw new AppError("RESOURCE_NOT_FOUND", "There is no such address.");
  });
  return app;
}

/** Exchanges the secret of a link for its cookie. */
async function exchange(c: Context, { database, secure }: PublicScreen): Promise<Response> {
  const { token } = z.strictObject({ token: z.string().max(200) }).parse(await bodyOf(c));
  const cookie = cookieOf(token);
  if (!looksLikeToken(token) || (await shownTo(database, digestOf(cookie))) === null) throw ended();
  setCookie(c, cookie_name, cookie, { path: screen_path, httpOnly: true, sameSite: "Strict", secure, maxAge: kept_s });
  return c.body(null, 204);
}

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const answerOf = ({ release }: ScreenPage, shown: string) => `{"release":"${release}","shown":${shown}}`;

// (A link that has ended, one that never was and none at all are answered alike.)
const ended = () => new AppError("AUTH_INVALID", "This screen's link has ended. Ask an administrator for a new one.");

async function bodyOf(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    throw new AppError("INVALID_INPUT", "The body is no JSON.");
  }
}

/** By what a link is known whose cookie came along. */
function digestIn(c: Context): Buffer {
  const cookie = getCookie(c, cookie_name) ?? "";
  if (!/^[0-9a-f]{64}$/.test(cookie)) throw ended();
  return digestOf(cookie);
}

/** `GET /public/screen/stream`: `shown` whenever it changes and every 20 seconds, `ended` once the link has. */
function serveStream(parts: PublicScreen): Hono<Asking> {
  const app = new Hono<Asking>();
  const { database, streams } = parts;
  const opened = rateLimit(a_minute.opened);
  const full = (said: string) => new AppError("RATE_LIMIT_EXCEEDED", said, { retry_after: 60 });
  app.get("/", async (c) => {
    const digest = digestIn(c);
    if (c.req.method === "HEAD") return c.body(null, 200, { "content-type": "text/event-stream" });
    refuseWhile(opened(digest.toString("hex")));
    // (Whoever holds no link takes none of the places below.)
    if ((await shownTo(database, digest)) === null) throw ended();
    if (streams.count(digest) >= most.of_link)
      throw full(`${most.of_link} browsers show this link. Close one, or make a link for each.`);
    if (streams.count() >= most.of_server) throw full("Too many screens are open at this server.");
    return streamTo(c, parts, digest);
  });
  return app;
}

function streamTo(c: Context, { streams, page }: PublicScreen, digest: Buffer): Response {
  c.header("x-accel-buffering", "no");
  return streamSSE(c, async (stream) => {
    let end: () => void = () => {};
    const over = new Promise<void>((resolve) => (end = resolve));
    stream.onAbort(end);
    let untaken = 0;
    const show = (shown: string) => {
      if (++untaken > most_untaken) return end();
      void stream.writeSSE({ event: "shown", data: answerOf(page, shown) }).finally(() => untaken--);
    };
    // (What is still being written when a stream closes is lost.)
    const say = () => void stream.writeSSE({ event: "ended", data: "{}" }).finally(end);
    const close = streams.open({ digest, show, end: say, close: end });
    const heartbeat = setInterval(() => void stream.write(": still here\n\n"), heartbeat_ms);
    await over;
    clearInterval(heartbeat);
    close();
  });
}
