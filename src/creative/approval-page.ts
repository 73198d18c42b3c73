import { escape } from "../mail/letter.ts";
import { type Page, publicPage, saidPage } from "../public-pages/page.ts";
import { public_words } from "../public-pages/public-words.ts";
import { approval_words } from "./approval-words.ts";
import { type ApprovalShown, isOver, type Standing } from "./approval-shown.ts";

const picture = /^image\/(png|jpeg|gif|webp|avif)$/;

/** What is wrong with an answer, and what was typed. */
export type Typed = { wrong: "missing" | "long"; words: string };

/** The page of a link for approval: the versions, and how to decide or what was decided. */
export function approvalPage(link: ApprovalShown, token: string, typed?: Typed): Page {
  if (isOver(link)) return saidPage(link, approval_words[link.language].over[link.state]);
  const words = approval_words[link.language];
  const body = [
    `<h1>${escape(link.brief)}</h1>`,
    link.state === "waiting" ? `<p>${escape(fill(words.intro, { name: link.name }))}</p>` : decided(link),
    link.message ? `<p>${escape(link.message)}</p>` : "",
    ...link.shown.map((version) => figure(version, link, token)),
    link.state === "waiting" ? answerForm(link, token, typed) : "",
  ];
  return publicPage(link, link.brief, body.join(""));
}

function figure(
  { file_id, name, media_type, asset, number }: Standing["shown"][number],
  link: Standing,
  token: string,
) {
  const words = approval_words[link.language];
  const address = `/public/approvals/${escape(token)}/files/${escape(file_id)}`;
  const called = fill(words.version, { asset, number: String(number) });
  const shown = picture.test(media_type) ? `<img src="${address}" alt="${escape(called)}">` : "";
  const load = `<a href="${address}" download>${escape(fill(words.download, { name }))}</a>`;
  return `<figure>${shown}<figcaption>${escape(called)} · ${load}</figcaption></figure>`;
}

function answerForm(link: Standing, token: string, typed?: Typed): string {
  const words = approval_words[link.language];
  const told = typed ? ' aria-invalid="true" aria-describedby="wrong hint"' : ' aria-describedby="hint"';
  return [
    `<form method="post" action="/public/approvals/${escape(token)}"><div class="field"><label for="words">${escape(words.words)}</label>`,
    `<textarea id="words" name="words" rows="5" maxlength="2000"${told}>${escape(typed?.words ?? "")}</textarea>`,
    typed ? `<p class="wrong" id="wrong" role="alert">${escape(words[typed.wrong])}</p>` : "",
    `<p class="hint" id="hint">${escape(words.hint)}</p></div>`,
    `<button type="submit" name="answer" value="approve">${escape(words.approve)}</button>`,
    `<button type="submit" class="plain" name="answer" value="change">${escape(words.change)}</button>`,
    `<p class="hint">${escape(words.once)} ${escape(fill(words.until, { day: dayOf(link, link.expires_at) }))}</p></form>`,
  ].join("");
}

function decided(link: Standing): string {
  const words = approval_words[link.language];
  const said = link.state === "approved" ? words.approved : words.changes;
  const day = dayOf(link, link.decided_at ?? link.expires_at);
  const told = `<p role="status">${escape(fill(said, { name: link.name, day }))}</p>`;
  return link.words ? `${told}<p>${escape(link.words)}</p>` : told;
}

const dayOf = ({ language }: Standing, moment: string) =>
  new Date(moment).toLocaleString(public_words[language].lang === "fr" ? "fr-FR" : "en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  }) + " UTC";

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
