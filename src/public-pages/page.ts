import { escape } from "../mail/letter.ts";
import type { Look } from "../mail/dress-letter.ts";
import { pageStyle } from "./page-style.ts";
import { public_words } from "./public-words.ts";

/** A page, and the policy under which a browser shows it. */
export type Page = { html: string; policy: string };

/** Whom a page is for: how the company is called and looks, and in which language it is said. */
export type Reader = { language: "english" | "french"; company: Look };

/** What a page brings beside its HTML: the address that its form leads to, where that is on another site, and tags of our own script. */
type Extras = { leads_to?: string | null; script?: string };

/** A page for whoever comes, as plain HTML without cookies, and without script unless one is named. */
export function publicPage(
  { company, language }: Reader,
  title: string,
  body: string,
  { leads_to, script = "" }: Extras = {},
): Page {
  const { style, source } = pageStyle(company.accent);
  const name = escape(company.name);
  const head = company.logo ? `<img src="/public/logo/${escape(company.logo)}" alt="${name}">` : name;
  const html = `<!doctype html><html lang="${public_words[language].lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${style}</style>${script}</head><body><main><header>${head}</header>${body}</main></body></html>`;
  // (What a form leads to afterwards is a target of it, too.)
  const target = leads_to ? ` ${new URL(leads_to).origin}` : "";
  // (Pictures and letters of a PDF that the script draws are made by it.)
  const runs = script ? " script-src 'self'; worker-src 'self'; connect-src 'self'; font-src 'self';" : "";
  const policy = `default-src 'none';${runs} style-src ${source}; img-src 'self'; form-action 'self'${target}; base-uri 'none'; frame-ancestors 'none'`;
  return { html, policy };
}

/** A page that says one thing, such as thanks. */
export function saidPage(reader: Reader, said: string, title = reader.company.name): Page {
  return publicPage(reader, title, `<h1>${escape(title)}</h1><p role="status">${escape(said)}</p>`);
}
