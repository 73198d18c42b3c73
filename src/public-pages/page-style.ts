import { createHash } from "node:crypto";
import { accentOf } from "../company/accent.ts";

const rules = `*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 -apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
main{max-width:36rem;margin:0 auto;padding:1.5rem 1rem 3rem}header{padding-bottom:.9rem;border-bottom:2px solid var(--accent);font-weight:600}
header img{display:block;height:36px;width:auto;max-width:240px;background:#fff;padding:2px;border-radius:4px}
h1{margin:1.4rem 0 .4rem;font-size:1.5rem;line-height:1.25;overflow-wrap:anywhere}p{margin:.6rem 0;white-space:pre-line;overflow-wrap:anywhere}
form{display:grid;gap:1rem;margin-top:1.2rem}.field>label{display:block;margin-bottom:.25rem;font-weight:500}.more{font-weight:400;color:var(--soft)}
.hint{margin:.25rem 0 0;font-size:.875rem;color:var(--soft)}.ticked{display:flex;gap:.6rem;align-items:flex-start}
.ticked input{flex:none;width:1.25rem;height:1.25rem;margin:.15rem 0 0;accent-color:var(--accent)}
input:not([type=checkbox]),textarea,select{display:block;width:100%;min-height:2.75rem;padding:.55rem .7rem;border:1px solid var(--edge);border-radius:6px;background:var(--raised);color:var(--ink);font:inherit}
textarea{resize:vertical}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}[aria-invalid]{border-color:var(--bad)!important}
.wrong{margin:.25rem 0 0;color:var(--bad);font-size:.875rem}.told{padding:.7rem .9rem;border:1px solid var(--bad);border-radius:6px}
button{justify-self:start;min-height:2.75rem;padding:.5rem 1.3rem;border:0;border-radius:6px;background:var(--accent);color:var(--on);font:inherit;font-weight:600;cursor:pointer}
button.plain{background:var(--raised);color:var(--ink);border:1px solid var(--edge)}figure{margin:1.2rem 0}figure img{display:block;max-width:100%;height:auto;border:1px solid var(--edge);border-radius:6px;background:#fff}figcaption{margin-top:.35rem;font-size:.875rem;color:var(--soft)}a{color:inherit}
.trap{position:absolute;left:-9999px;width:1px;height:1px;overflow:hidden}[hidden]{display:none!important}summary{cursor:pointer;padding:.5rem 0}
.pages canvas{display:block;max-width:100%;margin:0 0 .6rem;border:1px solid var(--edge);background:#fff}.pad{display:block;width:100%;aspect-ratio:10/3;border:1px solid var(--edge);border-radius:6px;background:#fff;touch-action:none;cursor:crosshair}
.digest{overflow-wrap:anywhere;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.8rem}`;

const light = "--ground:#fbfbfa;--raised:#fff;--ink:#1b2227;--soft:#5a646c;--edge:#8b939a;--bad:#b3261e";
const dark = "--ground:#181c20;--raised:#20262b;--ink:#e8eaec;--soft:#a3abb2;--edge:#717a82;--bad:#ff8a7a";

/** How public pages look, in the company's colour and by whether the reader's device is dark; with its source for a content policy. */
export function pageStyle(accent: string | null): { style: string; source: string } {
  const tints = accentOf(accent ?? "#007083");
  const of = ({ ground, ink }: { ground: string; ink: string }) => `--accent:${ground};--on:${ink}`;
  const style = `:root{color-scheme:light dark;${light};${of(tints.light)}}@media(prefers-color-scheme:dark){:root{${dark};${of(tints.dark)}}}${rules}`;
  return { style, source: `'sha256-${createHash("sha256").update(style).digest("base64")}'` };
}
