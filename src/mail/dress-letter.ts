import { accentOf, type Tint } from "../company/accent.ts";
import { act_opens, escape } from "./letter.ts";

/** How the company's letters look: its name, its colour, and whether its logo comes with them. */
export type Look = { name: string; accent: string | null; logo: string | null };

/** By what a letter shows the logo that is attached to it. */
export const logo_cid = "logo";

/**
 * A letter's HTML as it is sent: the company above, its colour on links and on what is to be pressed. By tables and styles on
 * each piece, as mail programs want it, and readable in those that darken by themselves and in those that ask what is dark.
 */
export function dressLetter(html: string, look: Look): string {
  const { light, dark } = look.accent ? accentOf(look.accent) : petrol;
  const said = html
    .replaceAll(act_opens, `<table role="presentation" ${flush}><tr><td ${button(light)}><a ${on(light)}`)
    .replaceAll("<a href=", `<a class="link" style="color:${light.ground}" href=`);
  return [
    `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light dark"><style>${inTheDark(dark)}</style></head>`,
    `<body class="page" style="margin:0;background:#ffffff;color:#1b2227"><table role="presentation" width="100%" ${flush}>`,
    `<tr><td align="center" style="padding:24px 16px"><table role="presentation" width="100%" ${flush} style="max-width:560px">`,
    `<tr><td class="line" style="padding-bottom:14px;border-bottom:2px solid ${light.ground}">${head(look)}</td></tr>`,
    `<tr><td style="padding-top:10px;font:15px/23px ${font}">${said}</td></tr></table></td></tr></table></body></html>`,
  ].join("");
}

const petrol = accentOf("#007083");
const flush = `cellpadding="0" cellspacing="0" border="0"`;
const font = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const button = ({ ground }: Tint) => `class="act" bgcolor="${ground}" style="border-radius:6px;background:${ground}"`;
const on = ({ ink, ground }: Tint) =>
  `class="on" style="display:inline-block;padding:10px 18px;border:1px solid ${ground};border-radius:6px;color:${ink};font-weight:600;text-decoration:none"`;

// A logo is drawn for white, which some programs darken around it.
function head({ name, logo }: Look): string {
  const style = `font:600 17px/24px ${font}`;
  if (!logo) return `<span style="${style}">${escape(name)}</span>`;
  const picture = `height:36px;width:auto;max-width:240px;background:#ffffff;padding:2px;border-radius:4px`;
  return `<img src="cid:${logo_cid}" alt="${escape(name)}" height="36" style="${picture};${style}">`;
}

const inTheDark = ({ ground, ink }: Tint) =>
  [
    `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){`,
    `.page{background:#181c20!important;color:#e8eaec!important}.line{border-color:${ground}!important}`,
    `.link{color:${ground}!important}.act{background:${ground}!important}.on{color:${ink}!important;border-color:${ground}!important}}`,
  ].join("");
