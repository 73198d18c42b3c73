import { Hono, type Context } from "hono";
import type { Database } from "../database/door.ts";
import type { Asking } from "../entity/request.ts";
import { networkOf, rateLimit } from "../http/rate-limit.ts";
import { escape } from "../mail/letter.ts";
import { answer, full, nobody } from "../public-pages/answer.ts";
import { publicPage } from "../public-pages/page.ts";
import { sentBody } from "../public-pages/sent-body.ts";
import { envelope_words } from "./envelope-words.ts";

type Parts = { database: Database; script: string; address: (c: Context) => string };

const a_minute = { looks: 60, tries: 20 };

/** `/public/verify`: tells of a SHA-256 whether the file was made here as a document with all signatures, and nothing else. */
export function serveVerify({ database, script, address }: Parts): Hono<Asking> {
  const app = new Hono<Asking>();
  const looks = rateLimit(a_minute.looks);
  const tries = rateLimit(a_minute.tries);
  app.get("/", (c) => {
    const wait = looks(address(c));
    return wait > 0 ? full(c, wait) : answer(c, page(c, script), 200, "same-origin");
  });
  app.post("/", async (c) => {
    const wait = tries(networkOf(address(c)));
    if (wait > 0) return full(c, wait);
    const body = await sentBody(c);
    const digest = typeof body === "string" ? "" : (body.get("digest") ?? "").trim().toLowerCase();
    if (!/^[0-9a-f]{64}$/.test(digest))
      return answer(c, page(c, script, { digest, says: "wrong" }), 422, "same-origin");
    const rows = await database.outside({ text: "select app.verify_envelope($1)::text", values: [digest] });
    const says = rows[0]?.[0] === "true" ? "yes" : "no";
    return answer(c, page(c, script, { digest, says }), 200, "same-origin");
  });
  return app;
}

function page(c: Context, script: string, checked?: { digest: string; says: "yes" | "no" | "wrong" }) {
  const reader = nobody(c);
  const words = envelope_words[reader.language].verify;
  const wrong = checked?.says === "wrong";
  const body = [
    `<h1>${escape(words.title)}</h1><p>${escape(words.intro)}</p>`,
    checked && !wrong ? `<p role="status"><strong>${escape(words[checked.says])}</strong></p>` : "",
    `<form method="post" action="/public/verify"><div class="field" id="choose" hidden><label for="file">${escape(words.choose)}</label>`,
    `<input type="file" id="file" accept="application/pdf"></div><div class="field"><label for="digest">${escape(words.digest)}</label>`,
    `<input id="digest" name="digest" maxlength="64" autocomplete="off" spellcheck="false" value="${escape(checked?.digest.slice(0, 64) ?? "")}"`,
    `${wrong ? ' aria-invalid="true"' : ""} aria-describedby="hint${wrong ? " wrong" : ""}">`,
    wrong ? `<p class="wrong" id="wrong" role="alert">${escape(words.wrong)}</p>` : "",
    `<p class="hint" id="hint">${escape(words.hint)}</p></div><button type="submit">${escape(words.check)}</button></form>`,
  ].join("");
  return publicPage(reader, words.title, body, { script });
}
