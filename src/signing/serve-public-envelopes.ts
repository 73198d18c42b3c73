import { Hono, type Context } from "hono";
import { hashToken } from "../auth/links.ts";
import type { Database } from "../database/door.ts";
import type { Asking } from "../entity/request.ts";
import { sendFile, type Stored } from "../files/send-file.ts";
import type { Store } from "../files/store.ts";
import { networkOf } from "../http/rate-limit.ts";
import { answer, full, nobody } from "../public-pages/answer.ts";
import { linkLimits, token_path } from "../public-pages/link-limits.ts";
import { saidPage } from "../public-pages/page.ts";
import { envelopePage, type Typed } from "./envelope-page.ts";
import { type EnvelopeShown, isStanding } from "./envelope-shown.ts";
import { envelope_words } from "./envelope-words.ts";
import { readAnswer } from "./read-answer.ts";

type Parts = { database: Database; store: Store; script: string; address: (c: Context) => string };

/**
 * Links for recipients of envelopes: a page that shows the version to be signed, and takes one answer. A link is known by its token
 * alone, which nobody guesses; what is asked too often is refused all the same.
 */
export function servePublicEnvelopes(parts: Parts): Hono<Asking> {
  const app = new Hono<Asking>();
  const { database, store, address } = parts;
  const waits = linkLimits();
  app.get(token_path, async (c) => {
    const wait = waits.looks(address(c));
    if (wait > 0) return full(c, wait);
    return shownAs(c, parts, await linkOf(database, c.req.param("token")));
  });
  app.get(`${token_path}/:which{file|signed}`, async (c) => {
    const wait = waits.files(address(c));
    if (wait > 0) return full(c, wait);
    const hash = hashToken(c.req.param("token"));
    const signed = c.req.param("which") === "signed";
    const read = () => fileOf(database, hash, signed);
    const file = await read();
    if (!file) return none(c);
    const seen = { text: "select app.envelope_seen($1, $2)", values: [hash, from(address, c)] };
    if (!signed && c.req.method === "GET") await database.outside(seen);
    return sendFile(c, store, file, async () => (await read()) !== undefined);
  });
  app.post(token_path, async (c) => {
    const wait = waits.sends(networkOf(address(c))) || waits.link(hashToken(c.req.param("token")));
    if (wait > 0) return full(c, wait);
    return decide(c, parts, c.req.param("token"));
  });
  app.all("*", none);
  return app;
}

const from = (address: Parts["address"], c: Context) => address(c).slice(0, 100);

/** Takes the answer of a recipient, or says what is wrong with it. */
async function decide(c: Context<Asking>, parts: Parts, token: string): Promise<Response> {
  const { database, address } = parts;
  const link = await linkOf(database, token);
  if (link?.state !== "open") return shownAs(c, parts, link, { status: 410 });
  const read = await readAnswer(c, link.purpose);
  if (read === "strange") return shownAs(c, parts, link, { status: 415 });
  if ("wrong" in read) return shownAs(c, parts, link, { status: read.wrong === "large" ? 413 : 422, typed: read });
  const values = [hashToken(token), read.signs, read.kind, read.value, from(address, c)];
  const rows = await database.outside({ text: "select app.answer_envelope($1, $2, $3, $4, $5)", values });
  const after = JSON.parse(rows[0]?.[0] ?? "null") as (EnvelopeShown & { taken: boolean }) | null;
  if (!after?.taken) return shownAs(c, parts, after, { status: 410 });
  return c.redirect(`/public/sign/${token}`, 303);
}

async function linkOf(database: Database, token: string): Promise<EnvelopeShown | null> {
  const rows = await database.outside({ text: "select app.envelope_shown($1)", values: [hashToken(token)] });
  return JSON.parse(rows[0]?.[0] ?? "null") as EnvelopeShown | null;
}

async function fileOf(database: Database, hash: string, signed: boolean): Promise<Stored | undefined> {
  const rows = await database.outside({ text: "select app.envelope_file($1, $2)", values: [hash, signed] });
  return rows[0]?.[0] ? (JSON.parse(rows[0][0]) as Stored) : undefined;
}

type Shown = { status?: 200 | 410 | 413 | 415 | 422; typed?: Typed };

/** The page of a link; of one that is over or none that it is so. */
function shownAs(
  c: Context,
  { script }: Parts,
  link: EnvelopeShown | null,
  { status = 200, typed }: Shown = {},
): Response {
  if (!link) return none(c);
  const page = envelopePage(link, { token: c.req.param("token") ?? "", script, typed });
  const over = !isStanding(link) && link.state !== "not_yet";
  return answer(c, page, over ? 410 : status, "same-origin");
}

function none(c: Context): Response {
  const reader = nobody(c);
  return answer(c, saidPage(reader, envelope_words[reader.language].none), 404);
}
