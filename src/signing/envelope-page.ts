import { escape } from "../mail/letter.ts";
import { type Page, publicPage, saidPage } from "../public-pages/page.ts";
import { public_words } from "../public-pages/public-words.ts";
import { fill } from "./certificate-words.ts";
import { type EnvelopeShown, isStanding, type Standing } from "./envelope-shown.ts";
import { envelope_words } from "./envelope-words.ts";

/** What is wrong with an answer, and what was typed. */
export type Typed = {
  wrong: "signature" | "consent" | "reason" | "long" | "large";
  typed: string;
  consents: boolean;
  reason: string;
};

type Parts = { token: string; script: string; typed?: Typed | undefined };

/** The page of a link: the document and how to sign or decline, or what has become of it. */
export function envelopePage(link: EnvelopeShown, parts: Parts): Page {
  const words = envelope_words[link.language];
  if (!isStanding(link)) return saidPage(link, words.over[link.state]);
  const open = link.state === "open";
  const intro = fill(words.intro[link.purpose], { by: link.asked_by ?? link.company.name, name: link.name });
  const body = [
    `<h1>${escape(link.document)}</h1>`,
    open ? `<p>${escape(intro)}</p>` : decided(link, parts.token),
    open && link.message ? `<p>${escape(link.message)}</p>` : "",
    open ? shownFile(link, parts.token) + answerForm(link, parts) : "",
  ];
  return publicPage(link, link.document, body.join(""), open ? { script: parts.script } : {});
}

function shownFile({ file, digest, language }: Standing, token: string): string {
  const words = envelope_words[language];
  const address = `/public/sign/${escape(token)}/file`;
  const name = fill(words.file, { name: file.name, number: String(file.number ?? "") });
  const told = `data-none="${escape(words.no_preview)}" data-more="${escape(words.more_pages)}"`;
  const pages = `<div class="pages" id="pages" data-file="${address}" ${told}></div>`;
  return [
    file.media_type === "application/pdf" ? pages : "",
    `<p class="hint">${escape(name)} · <a href="${address}" download>${escape(words.download)}</a></p>`,
    `<p class="hint digest">${escape(fill(words.digest, { digest }))}</p>`,
  ].join("");
}

function answerForm(link: Standing, { token, typed }: Parts): string {
  const words = envelope_words[link.language];
  const told = (...of: Typed["wrong"][]) => typed !== undefined && of.includes(typed.wrong);
  const wrong = typed ? `<p class="wrong" id="wrong" role="alert">${escape(words.wrong[typed.wrong])}</p>` : "";
  const late = told("reason", "long");
  return [
    `<form method="post" action="/public/sign/${escape(token)}">`,
    link.purpose === "signature" ? signatureFields(words, typed, told("signature", "large")) : "",
    `<div class="ticked"><input type="checkbox" id="consent" name="consent" value="yes"${typed?.consents ? " checked" : ""}${marked(told("consent"))}>`,
    `<label for="consent">${escape(words.consent[link.purpose])}</label></div>`,
    late ? "" : wrong,
    `<button type="submit" name="answer" value="sign">${escape(words.sign[link.purpose])}</button>`,
    `<p class="hint">${escape(words.kept)} ${escape(fill(words.until, { day: dayOf(link, link.expires_at) }))}</p>`,
    `<details${late ? " open" : ""}><summary>${escape(words.decline)}</summary><div class="field"><label for="reason">${escape(words.reason)}</label>`,
    `<textarea id="reason" name="reason" rows="3" maxlength="2000"${marked(late)}>${escape(typed?.reason ?? "")}</textarea>`,
    late ? wrong : "",
    `</div><p><button type="submit" class="plain" name="answer" value="decline">${escape(words.refuse)}</button></p></details></form>`,
  ].join("");
}

function signatureFields(words: (typeof envelope_words)["english"], typed: Typed | undefined, wrong: boolean): string {
  return [
    `<div class="field"><label for="typed">${escape(words.typed)}</label>`,
    `<input id="typed" name="typed" maxlength="120" autocomplete="name" value="${escape(typed?.typed ?? "")}"${marked(wrong)}></div>`,
    `<div class="field" id="drawing" hidden data-full="${escape(words.full)}"><p id="pad-label">${escape(words.drawn)}</p>`,
    `<canvas class="pad" id="pad" width="1000" height="300" role="img" aria-labelledby="pad-label"></canvas><input type="hidden" name="drawn" id="drawn">`,
    `<p class="hint" id="pad-says" role="status"></p><button type="button" class="plain" id="clear">${escape(words.clear)}</button></div>`,
  ].join("");
}

const marked = (wrong: boolean) => (wrong ? ' aria-invalid="true" aria-describedby="wrong"' : "");

function decided(link: Standing, token: string): string {
  const words = envelope_words[link.language];
  const day = dayOf(link, link.decided_at ?? link.expires_at);
  const said = link.state === "signed" ? words.signed[link.purpose] : words.declined;
  const copy = link.signed
    ? `<p><a href="/public/sign/${escape(token)}/signed" download>${escape(words.copy)}</a></p>`
    : `<p>${escape(words.copy_later)}</p>`;
  return [
    `<p role="status">${escape(fill(said, { day }))}</p>`,
    link.words ? `<p>${escape(link.words)}</p>` : "",
    link.state === "signed" && link.purpose === "signature" && !link.inside ? copy : "",
    link.inside ? `<p><a href="/documents">${escape(words.back)}</a></p>` : "",
  ].join("");
}

const dayOf = ({ language }: Standing, moment: string) =>
  `${new Date(moment).toLocaleString(public_words[language].lang === "fr" ? "fr-FR" : "en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  })} UTC`;
