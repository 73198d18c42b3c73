import { type Context, Hono } from "hono";
import type { Database } from "../database/door.ts";
import type { Asking } from "../entity/request.ts";
import { networkOf, rateLimit } from "../http/rate-limit.ts";
import type { LetterSeal } from "../mail/letter.ts";
import { answer, full, nobody } from "../public-pages/answer.ts";
import { saidPage } from "../public-pages/page.ts";
import { formPage } from "./page.ts";
import { page_words } from "./page-words.ts";
import { sentBody } from "../public-pages/sent-body.ts";
import { isLarge, readSubmission, type Submitted } from "./read-submission.ts";
import { serveConfirmations } from "./serve-confirmations.ts";
import type { FormShown, Shown } from "./shown.ts";
import { openStamps, type Stamps } from "./stamp.ts";
import { confirmLetter } from "./confirm-letter.ts";

export type PublicForms = {
  database: Database;
  /** Of what the stamps of pages are made. */
  secret: string;
  seal: LetterSeal;
  /** The address that people use. */
  url: string;
  address: (c: Context) => string;
};

const a_minute = { looks: 120, sends: 10, of_form: 120 };

/**
 * The forms of the company for whoever comes: pages without script and cookies, and what is sent from them or from pages of other sites.
 * Nothing else can be asked here, and nothing but a submission comes of it.
 */
export function servePublicForms(parts: PublicForms): Hono<Asking> {
  const app = new Hono<Asking>();
  const { database, address } = parts;
  const stamps = openStamps(parts.secret);
  const waits = {
    looks: rateLimit(a_minute.looks),
    sends: rateLimit(a_minute.sends),
    form: rateLimit(a_minute.of_form),
  };
  app.use(async (c, next) => {
    const wait = waits.looks(address(c));
    return wait > 0 ? full(c, wait) : next();
  });
  app.route("/confirm", serveConfirmations(database, address));
  app.get("/:key{[0-9a-f]{32}}", async (c) => {
    const shown = await shownOf(database, c.req.param("key"));
    return isOpen(shown) ? answer(c, formPage(shown, begun(c, shown, stamps))) : notOpen(c, shown);
  });
  app.get("/:key{[0-9a-f]{32}}/:end{thanks|check}", async (c) => {
    const shown = await shownOf(database, c.req.param("key"));
    if (!isOpen(shown)) return notOpen(c, shown);
    const words = page_words[shown.language];
    return answer(c, saidPage(shown, c.req.param("end") === "check" ? words.check : shown.thanks || words.thanks));
  });
  app.post("/:key{[0-9a-f]{32}}", async (c) => {
    const key = c.req.param("key");
    // (What is refused of one address takes nothing from others.)
    const wait = waits.sends(`${networkOf(address(c))} ${key}`) || waits.form(key);
    if (wait > 0) return full(c, wait);
    const shown = await shownOf(database, key);
    if (!isOpen(shown)) return notOpen(c, shown);
    const body = await sentBody(c);
    if (body === "large") return answer(c, saidPage(shown, page_words[shown.language].large), 413);
    if (body === "strange") return answer(c, formPage(shown, begun(c, shown, stamps)), 415);
    return keep(c, parts, shown, readSubmission(shown, body, stamps, c.req.header("referer")), stamps);
  });
  app.all("*", (c) => notOpen(c, null));
  return app;
}

async function shownOf(database: Database, key: string): Promise<FormShown | null> {
  const rows = await database.outside({ text: "select app.form_shown($1)", values: [key] });
  return JSON.parse(rows[0]?.[0] ?? "null") as FormShown | null;
}

const isOpen = (shown: FormShown | null): shown is Shown & { status: "published" } => shown?.status === "published";

/** What a page is shown with that somebody has just come to. */
function begun(c: Context, { key }: Shown, stamps: Stamps) {
  const asked = new URL(c.req.url).searchParams;
  const values = Object.fromEntries(
    [...asked].filter(([name]) => name.startsWith("utm_")).map(([name, value]) => [name, value.slice(0, 200)]),
  );
  return { stamp: stamps.make(key), values, referrer: c.req.header("referer")?.slice(0, 500) };
}

/** Keeps what was sent, or shows what is wrong with it. */
async function keep(
  c: Context<Asking>,
  parts: PublicForms,
  shown: Shown,
  read: Submitted,
  stamps: Stamps,
): Promise<Response> {
  const { wrong, consent, about, sent } = read;
  if (Object.keys(wrong).length > 0 || consent)
    return answer(c, formPage(shown, { ...read, stamp: stamps.make(shown.key) }), 422);
  if (isLarge(sent)) return answer(c, saidPage(shown, page_words[shown.language].large), 413);
  const letter = shown.confirms ? confirmLetter(shown, parts.seal, parts.url) : null;
  const values = [
    shown.key,
    JSON.stringify(sent),
    JSON.stringify({ ...about, address: parts.address(c).slice(0, 100) }),
    letter && JSON.stringify(letter),
  ];
  const rows = await parts.database.outside({ text: "select app.take_submission($1, $2, $3, $4)", values });
  const { state, wait = 0 } = JSON.parse(rows[0]?.[0] ?? "{}") as { state: string; wait?: number };
  if (state === "full") return full(c, wait);
  if (state === "closed") return notOpen(c, { ...shown, status: "closed" });
  if (state === "unconfirmed") return c.redirect(`/public/forms/${shown.key}/check`, 303);
  return c.redirect(shown.thanks_address ?? `/public/forms/${shown.key}/thanks`, 303);
}

function notOpen(c: Context, shown: FormShown | null): Response {
  if (!shown) return answer(c, saidPage(nobody(c), page_words[nobody(c).language].missing), 404);
  return answer(c, saidPage(shown, page_words[shown.language].closed), 410);
}
