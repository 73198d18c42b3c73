import { type Context, Hono } from "hono";
import { hashToken } from "../auth/links.ts";
import type { Database } from "../database/door.ts";
import type { Asking } from "../entity/request.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { answer, full, nobody } from "../public-pages/answer.ts";
import { saidPage } from "../public-pages/page.ts";
import { confirmPage } from "./page.ts";
import { page_words } from "./page-words.ts";
import type { Closed } from "./shown.ts";

type Link = Closed & { confirmed: boolean; thanks: string | null; consent: string | null };

const most_a_minute = 20;

/** The page behind the link by which somebody says that an address is theirs. One that is none, or too old, is answered alike. */
export function serveConfirmations(database: Database, address: (c: Context) => string): Hono<Asking> {
  const app = new Hono<Asking>();
  const waits = rateLimit(most_a_minute);
  const path = "/:token{[A-Za-z0-9_-]{43}}";
  const linkOf = async (c: Context, agrees: boolean) => {
    const values = [hashToken(c.req.param("token") ?? ""), agrees, address(c)];
    const rows = await database.outside({ text: "select app.confirm_submission($1, $2, $3)", values });
    return JSON.parse(rows[0]?.[0] ?? "null") as Link | null;
  };
  app.use(async (c, next) => {
    const wait = waits(address(c));
    return wait > 0 ? full(c, wait) : next();
  });
  app.get(path, async (c) => {
    const link = await linkOf(c, false);
    if (!link) return old(c);
    return answer(c, link.confirmed ? done(link) : confirmPage(link, c.req.param("token")));
  });
  app.post(path, async (c) => {
    const link = await linkOf(c, true);
    return link ? answer(c, done(link)) : old(c);
  });
  app.all("*", old);
  return app;
}

const done = (link: Link) => saidPage(link, page_words[link.language].confirm.done);

function old(c: Context): Response {
  const reader = nobody(c);
  return answer(c, saidPage(reader, page_words[reader.language].confirm.old), 410);
}
