import { escape } from "../mail/letter.ts";
import type { AskedField } from "./asked.ts";
import { controlOf, isTicked, labelOf } from "./controls.ts";
import { page_words } from "./page-words.ts";
import { type Page, publicPage } from "../public-pages/page.ts";
import type { Wrong } from "./read-sent.ts";
import { type Closed, names, type Shown, utm_words } from "./shown.ts";

/** What a form is shown with: what was typed already and what is wrong with it, and what is sent along. */
export type Filled = {
  values?: Record<string, string>;
  wrong?: Record<string, Wrong>;
  /** What is wrong with the consent. */
  consent?: "missing" | "altered" | undefined;
  stamp: string;
  page?: string | undefined;
  referrer?: string | undefined;
  /** Shown to whoever makes it: nothing can be sent. */
  preview?: boolean;
};

/** The page of a form, as plain HTML that works without script and cookies. */
export function formPage(form: Shown, filled: Filled): Page {
  const words = page_words[form.language];
  const troubled = filled.consent !== undefined || Object.keys(filled.wrong ?? {}).length > 0;
  const title = form.heading ?? form.name;
  const body = [
    `<h1>${escape(title)}</h1>`,
    form.intro ? `<p>${escape(form.intro)}</p>` : "",
    troubled ? `<p class="told" role="alert">${escape(words.look_again)}</p>` : "",
    `<form method="post" action="/public/forms/${form.key}" novalidate>`,
    ...form.fields.map((asked, index) => fieldOf(asked, form, filled, `f${index}`)),
    form.consent ? consentOf(form, filled.consent) : "",
    trap(words.trap, 'class="trap"'),
    ...hidden({ [names.stamp]: filled.stamp, [names.page]: filled.page, [names.referrer]: filled.referrer }),
    ...hidden(utmOf(filled.values ?? {})),
    `<button type="submit"${filled.preview ? " disabled" : ""}>${escape(words.send)}</button></form>`,
  ];
  return publicPage(form, title, body.join(""), { leads_to: form.thanks_address });
}

/** The hidden fields of a form. */
const hidden = (of: Record<string, string | undefined>) =>
  Object.entries(of).map(([name, value]) =>
    value ? `<input type="hidden" name="${name}" value="${escape(value)}">` : "",
  );

const utmOf = (values: Record<string, string>) =>
  Object.fromEntries(utm_words.map((word) => [`utm_${word}`, values[`utm_${word}`]]));

/** What people do not see and programs fill in. */
export const trap = (label: string, look: string) =>
  `<div ${look} aria-hidden="true"><label>${escape(label)} <input type="text" name="${names.trap}" tabindex="-1" autocomplete="off"></label></div>`;

function fieldOf(asked: AskedField, form: Shown, { values = {}, wrong = {} }: Filled, id: string): string {
  const words = page_words[form.language];
  const is_wrong = wrong[asked.field];
  const control = controlOf(asked, form, { id, value: values[asked.field], wrong: is_wrong });
  const more = asked.required ? "" : ` <span class="more">(${escape(words.optional)})</span>`;
  const label = `<label for="${id}">${escape(labelOf(asked, form))}${more}</label>`;
  const hint = form.own.find(({ key }) => asked.field === `custom.${key}`)?.hint;
  const below = [
    hint ? `<p class="hint">${escape(hint)}</p>` : "",
    is_wrong ? `<p class="wrong" id="${id}-wrong">${escape(words.wrong[is_wrong])}</p>` : "",
  ].join("");
  return isTicked(asked, form)
    ? `<div><div class="ticked">${control}${label}</div>${below}</div>`
    : `<div class="field">${label}${control}${below}</div>`;
}

function consentOf({ consent, consent_version, consent_required, language }: Shown, wrong: Filled["consent"]): string {
  const words = page_words[language];
  const told =
    wrong && `<p class="wrong" id="consent-wrong">${escape(wrong === "missing" ? words.consent : words.altered)}</p>`;
  const ties = `${consent_required ? " required" : ""}${wrong ? ' aria-invalid="true" aria-describedby="consent-wrong"' : ""}`;
  const box = `<input type="checkbox" id="consent" name="${names.consent}" value="${consent_version}"${ties}>`;
  return `<div><div class="ticked">${box}<label for="consent">${escape(consent ?? "")}</label></div>${told ?? ""}</div>`;
}

/** The page behind the link of a letter: what opens the link by itself, as mail programs do, confirms nothing. */
export function confirmPage(form: Closed & { consent: string | null }, token: string): Page {
  const { title, body, act } = page_words[form.language].confirm;
  const consent = form.consent ? `<p>${escape(form.consent)}</p>` : "";
  const button = `<form method="post" action="/public/forms/confirm/${escape(token)}"><button type="submit">${escape(act)}</button></form>`;
  return publicPage(form, title, `<h1>${escape(title)}</h1><p>${escape(body)}</p>${consent}${button}`);
}
