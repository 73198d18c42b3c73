import { type Context, Hono } from "hono";
import { z } from "zod";
import { hashToken } from "../auth/links.ts";
import type { Database } from "../database/door.ts";
import type { Asking } from "../entity/request.ts";
import { sendFile, type Stored } from "../files/send-file.ts";
import type { Store } from "../files/store.ts";
import { networkOf } from "../http/rate-limit.ts";
import { answer, full, nobody } from "../public-pages/answer.ts";
import { linkLimits, token_path } from "../public-pages/link-limits.ts";
import { saidPage } from "../public-pages/page.ts";
import { sentBody } from "../public-pages/sent-body.ts";
import { approvalPage, type Typed } from "./approval-page.ts";
import { type ApprovalShown, isOver } from "./approval-shown.ts";
import { approval_words } from "./approval-words.ts";

type Parts = { database: Database; store: Store; address: (c: Context) => string };

const most_words = 2000;

/**
 * Links for approval: pages without script and cookies, the files that they show, and one decision each. Nothing else can be asked
 * here. (A link is known by its token alone, which nobody guesses; what is asked too often is refused all the same.)
 */
export function servePublicApprovals(parts: Parts): Hono<Asking> {
  const app = new Hono<Asking>();
  const { database, store, address } = parts;
  const waits = linkLimits();
  app.get(token_path, async (c) => {
    const wait = waits.looks(address(c));
    if (wait > 0) return full(c, wait);
    const token = c.req.param("token");
    return shownAs(c, await linkOf(database, token), token);
  });
  app.get(`${token_path}/files/:id`, async (c) => {
    const wait = waits.files(address(c));
    if (wait > 0) return full(c, wait);
    const id = z.uuid().safeParse(c.req.param("id")).data;
    const read = () => fileOf(database, c.req.param("token"), id);
    const file = await read();
    if (!file) return none(c);
    return sendFile(c, store, file, async () => (await read()) !== undefined);
  });
  app.post(token_path, async (c) => {
    const token = c.req.param("token");
    const wait = waits.sends(networkOf(address(c))) || waits.link(hashToken(token));
    if (wait > 0) return full(c, wait);
    return decide(c, parts, token);
  });
  app.all("*", none);
  return app;
}

/** Takes the answer to a link, or says what is wrong with it. */
async function decide(c: Context<Asking>, { database, address }: Parts, token: string): Promise<Response> {
  const link = await linkOf(database, token);
  if (link?.state !== "waiting") return shownAs(c, link, token, 410);
  const read = await readAnswer(c);
  if (!read) return shownAs(c, link, token, 415);
  if (read.typed) return answer(c, approvalPage(link, token, read.typed), 422, "same-origin");
  const values = [hashToken(token), read.approves, read.words, address(c).slice(0, 100)];
  const rows = await database.outside({ text: "select app.answer_approval($1, $2, $3, $4)", values });
  const after = JSON.parse(rows[0]?.[0] ?? "null") as (ApprovalShown & { taken: boolean }) | null;
  if (!after?.taken) return shownAs(c, after, token, 410);
  return c.redirect(`/public/approvals/${token}`, 303);
}

async function linkOf(database: Database, token: string): Promise<ApprovalShown | null> {
  const rows = await database.outside({ text: "select app.approval_shown($1)", values: [hashToken(token)] });
  return JSON.parse(rows[0]?.[0] ?? "null") as ApprovalShown | null;
}

async function fileOf(database: Database, token: string, id: string | undefined): Promise<Stored | undefined> {
  if (!id) return undefined;
  const values = [hashToken(token), id];
  const rows = await database.outside({ text: "select app.approval_file($1, $2)", values });
  return rows[0]?.[0] ? (JSON.parse(rows[0][0]) as Stored) : undefined;
}

type Answer = { approves: boolean; words: string; typed?: Typed };

/** What was decided; nothing where it is no answer of our page. */
async function readAnswer(c: Context): Promise<Answer | undefined> {
  const body = await sentBody(c);
  if (typeof body === "string") return undefined;
  const words = (body.get("words") ?? "").replaceAll("\u0000", "").replaceAll("\r\n", "\n").trim();
  const approves = body.get("answer") === "approve";
  if (!approves && body.get("answer") !== "change") return undefined;
  if (words.length > most_words)
    return { approves, words, typed: { wrong: "long", words: words.slice(0, most_words) } };
  if (!approves && !words) return { approves, words, typed: { wrong: "missing", words } };
  return { approves, words };
}

/** The page of a link; of one that is over or none that it is so. */
function shownAs(c: Context, link: ApprovalShown | null, token: string, status: 200 | 410 | 415 = 200): Response {
  if (!link) return none(c);
  return answer(c, approvalPage(link, token), isOver(link) ? 410 : status, "same-origin");
}

function none(c: Context): Response {
  const reader = nobody(c);
  return answer(c, saidPage(reader, approval_words[reader.language].none), 404);
}
