import { type Context, Hono } from "hono";
import type { Database } from "../database/door.ts";
import type { Asking } from "../entity/request.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { answer, full, nobody } from "../public-pages/answer.ts";
import { saidPage } from "../public-pages/page.ts";
import { sentBody } from "../public-pages/sent-body.ts";
import { isMachine } from "./is-machine.ts";
import { goneWords, leavePage, type Leaving } from "./leave-page.ts";
import type { LetterAddresses } from "./letter-address.ts";

export type PublicMail = { database: Database; addresses: LetterAddresses; address: (c: Context) => string };

const most_a_minute = 120;

/**
 * What stands behind the links of campaigns' letters: the page on which their reader ends them, with a press of a mail program, too
 * (RFC 8058), and links that are counted. Each address is signed: none leads where its letter did not.
 */
export function servePublicMail({ database, addresses, address }: PublicMail): Hono<Asking> {
  const app = new Hono<Asking>();
  const waits = rateLimit(most_a_minute);
  const leaving = async (c: Context, letter: string, wish: "look" | "leave" | "stay") => {
    const values = [letter, wish, address(c)];
    const rows = await database.outside({ text: "select app.leave_campaigns($1, $2, $3)", values });
    return JSON.parse(rows[0]?.[0] ?? "null") as Leaving | null;
  };
  app.use(async (c, next) => {
    const wait = waits(address(c));
    return wait > 0 ? full(c, wait) : next();
  });
  app.get("/:token", async (c) => {
    const letter = addresses.letterOf(c.req.param("token"));
    const told = letter && (await leaving(c, letter, "look"));
    return told ? shown(c, told) : gone(c);
  });
  app.post("/:token", async (c) => {
    const letter = addresses.letterOf(c.req.param("token"));
    const body = await sentBody(c);
    // (A mail program says that by the name of a header, and our page by its button.)
    const wish = body instanceof URLSearchParams && body.get("wish") === "stay" ? "stay" : "leave";
    const told = letter && (await leaving(c, letter, wish));
    return told ? shown(c, told) : gone(c);
  });
  app.get("/:token/link", async (c) => {
    const letter = addresses.letterOf(c.req.param("token"));
    const { to = "", mark = "" } = c.req.query();
    const target = letter && addresses.targetOf(letter, to, mark);
    if (!target) return gone(c);
    const values = [letter, isMachine(c.req.method, (name) => c.req.header(name))];
    await database.outside({ text: "select app.click_letter($1, $2)", values });
    return led(c, target);
  });
  app.all("*", gone);
  return app;
}

/** Links of advertisements and posts, each to the page that it was made for, counted. */
export function serveLinks(database: Database, address: (c: Context) => string): Hono<Asking> {
  const app = new Hono<Asking>();
  const waits = rateLimit(most_a_minute);
  app.get("/:key{[0-9a-f]{12}}", async (c) => {
    const wait = waits(address(c));
    if (wait > 0) return full(c, wait);
    const values = [c.req.param("key"), isMachine(c.req.method, (name) => c.req.header(name))];
    const rows = await database.outside({ text: "select app.follow_link($1, $2)", values });
    const target = rows[0]?.[0];
    return target ? led(c, target) : gone(c);
  });
  app.all("*", gone);
  return app;
}

// (A browser that hides where a press comes from says so of its origin, too, and is taken for another site.)
const shown = (c: Context, told: Leaving) => answer(c, leavePage(told, c.req.param("token") ?? ""), 200, "same-origin");

function led(c: Context, target: string): Response {
  c.header("cache-control", "no-store");
  c.header("referrer-policy", "no-referrer");
  return c.redirect(target, 302);
}

function gone(c: Context): Response {
  const reader = nobody(c);
  return answer(c, saidPage(reader, goneWords[reader.language]), 404);
}
