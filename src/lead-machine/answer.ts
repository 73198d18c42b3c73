import type { Context } from "hono";
import { type Page, saidPage } from "./page.ts";
import { page_words } from "./page-words.ts";

/** A page as it is answered. */
export function answer(
  c: Context,
  { html, policy }: Page,
  status: 200 | 404 | 410 | 413 | 415 | 422 | 429 = 200,
): Response {
  return c.html(html, status, {
    "content-security-policy": policy,
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  });
}

const readerOf = (c: Context) =>
  c.req.header("accept-language")?.trim().toLowerCase().startsWith("fr") ? "french" : "english";
/** Whom a page is for that is of no form. */
export const nobody = (c: Context) =>
  ({ language: readerOf(c), company: { name: "Tandem", accent: null, logo: null } }) as const;

/** Says that somebody has to wait. */
export function full(c: Context, wait: number): Response {
  c.header("retry-after", String(wait));
  return answer(c, saidPage(nobody(c), page_words[readerOf(c)].full), 429);
}
