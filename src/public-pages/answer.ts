import type { Context } from "hono";
import { type Page, type Reader, saidPage } from "./page.ts";
import { public_words } from "./public-words.ts";

/** A page as it is answered. One that posts to its own site alone says where it was sent from (`same-origin`). */
export function answer(
  c: Context,
  { html, policy }: Page,
  status: 200 | 404 | 410 | 413 | 415 | 422 | 429 = 200,
  referrer: "no-referrer" | "same-origin" = "no-referrer",
): Response {
  return c.html(html, status, {
    "content-security-policy": policy,
    "cache-control": "no-store",
    "referrer-policy": referrer,
  });
}

const languageOf = (c: Context) =>
  c.req.header("accept-language")?.trim().toLowerCase().startsWith("fr") ? "french" : "english";
/** Whom a page is for that is of nothing that is there. */
export const nobody = (c: Context): Reader => ({
  language: languageOf(c),
  company: { name: "Tandem", accent: null, logo: null },
});

/** Says that somebody has to wait. */
export function full(c: Context, wait: number): Response {
  c.header("retry-after", String(wait));
  return answer(c, saidPage(nobody(c), public_words[languageOf(c)].full), 429);
}
