import { escape } from "../mail/letter.ts";
import { controlOf, isTicked, labelOf } from "./controls.ts";
import { trap } from "./page.ts";
import { page_words } from "./page-words.ts";
import { names, type Shown, utm_words } from "./shown.ts";

/** A form as plain HTML for a page of another site, which posts here: without script, cookies and styles of its own. */
export function snippetOf(form: Shown, url: string): string {
  const words = page_words[form.language];
  const fields = form.fields.map((asked) => {
    const control = controlOf(asked, form);
    const label = escape(labelOf(asked, form));
    return `  <p><label>${isTicked(asked, form) ? `${control} ${label}` : `${label}<br>${control}`}</label></p>`;
  });
  const box = `<input type="checkbox" name="${names.consent}" value="${form.consent_version}"${form.consent_required ? " required" : ""}>`;
  return [
    `<form method="post" action="${url}/public/forms/${form.key}">`,
    ...fields,
    ...(form.consent ? [`  <p><label>${box} ${escape(form.consent)}</label></p>`] : []),
    `  ${trap(words.trap, 'style="position:absolute;left:-9999px"')}`,
    ...utm_words.slice(0, 3).map((word) => `  <input type="hidden" name="utm_${word}" value="">`),
    `  <p><button type="submit">${escape(words.send)}</button></p>`,
    "</form>",
  ].join("\n");
}
