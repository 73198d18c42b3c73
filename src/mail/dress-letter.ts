import { accentOf, type Tint } from "../company/accent.ts";
import { act_opens, escape } from "./letter.ts";

/** How the company's letters look: its name, its colour, and whether its logo comes with them. */
export type Look = { name: string; accent: string | null; logo: string | null };

/** By what a letter shows the logo that is attached to it. */
export const logo_cid = "logo";

/** How a letter is shown to whoever writes it: as a program draws it that is light or dark, with the logo by its address. */
export type Shown = { scheme: "light" | "dark"; logo_url?: string | undefined };

/**
 * A letter's HTML as it is sent: the company above, its colour on links and on what is to be pressed. By tables and styles on
 * each piece, as mail programs want it, and readable in those that darken by themselves and in those that ask what is dark. Where
 * it is shown beforehand, its colours are those of one scheme, whatever the browser around is.
 */
export function dressLetter(html: string, look: Look, shown?: Shown): string {
  const { light, dark } = look.accent ? accentOf(look.accent) : petrol;
  const [tint, page] = shown?.scheme === "dark" ? [dark, dark_page] : [light, light_page];
  const style = shown ? "" : `<style>${inTheDark(dark)}</style>`;
  const said = html
    .replaceAll(act_opens, `<table role="presentation" ${flush}><tr><td ${button(tint)}><a ${on(tint)}`)
    .replaceAll("<a href=", `<a class="link" style="color:${tint.ground}" href=`);
  return [
    `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="${shown?.scheme ?? "light dark"}">${style}</head>`,
    `<body class="page" style="margin:0;background:${page.ground};color:${page.ink}"><table role="presentation" width="100%" ${flush}>`,
    `<tr><td align="center" style="padding:24px 16px"><table role="presentation" width="100%" ${flush} style="max-width:560px">`,
    `<tr><td class="line" style="padding-bottom:14px;border-bottom:2px solid ${tint.ground}">${head(look, shown?.logo_url)}</td></tr>`,
    `<tr><td style="padding-top:10px;font:15px/23px ${font}">${said}</td></tr></table></td></tr></table></body></html>`,
  ].join("");
}

const light_page: Tint = { ground: "#ffffff", ink: "#1b2227" };
const dark_page: Tint = { ground: "#181c20", ink: "#e8eaec" };
const petrol = accentOf("#007083");
const flush = `cellpadding="0" cellspacing="0" border="0"`;
const font = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const button = ({ ground }: Tint) => `class="act" bgcolor="${ground}" style="border-radius:6px;background:${ground}"`;
const on = ({ ink, ground }: Tint) =>
  `class="on" style="display:inline-block;padding:10px 18px;border:1px solid ${ground};border-radius:6px;color:${ink};font-weight:600;text-decoration:none"`;

// A logo is drawn for white, which some programs darken around it.
function head({ name, logo }: Look, logo_url = `cid:${logo_cid}`): string {
  const style = `font:600 17px/24px ${font}`;
  if (!logo) return `<span style="${style}">${escape(name)}</span>`;
  const picture = `height:36px;width:auto;max-width:240px;background:#ffffff;padding:2px;border-radius:4px`;
  return `<img src="${logo_url}" alt="${escape(name)}" height="36" style="${picture};${style}">`;
}

const inTheDark = ({ ground, ink }: Tint) =>
  [
    `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){`,
    `.page{background:${dark_page.ground}!important;color:${dark_page.ink}!important}.line{border-color:${ground}!important}`,
    `.link{color:${ground}!important}.act{background:${ground}!important}.on{color:${ink}!important;border-color:${ground}!important}}`,
  ].join("");
