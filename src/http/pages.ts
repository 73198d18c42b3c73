import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Session } from "../client/session.ts";
import { type Inline, inlined } from "./inline.ts";

/** The two entries of the browser: before sign-in, and everything behind it. */
export type Entry = "door" | "app";

/** Makes the page of an entry at a path for whoever asks; without a session, one that asks for itself. */
export type Page = (entry: Entry, path: string, session?: Session) => Promise<string>;

const drawn_by = resolve("dist/server/frame.js");

/** The pages as they leave the server: in the person's theme and language, with who they are and the frame. */
export async function openPages(folder: string): Promise<{ page: Page; inline: Inline }> {
  const inline: Inline = { scripts: new Set(), styles: new Set() };
  const read = (file: string) => inlined(folder, readFileSync(join(folder, file), "utf8"), inline);
  const html = { door: read("door.html"), app: read("index.html") };
  const { frame } = (await import(pathToFileURL(drawn_by).href)) as Frames;
  const page: Page = async (entry, path, session) => {
    if (!session) return html[entry];
    const { title, body } = entry === "app" ? await frame(session, path) : { title: "Tandem", body: "" };
    return html[entry]
      .replace('<html lang="en">', () => root(session))
      .replace("<title>Tandem</title>", () => `<title>${title.replaceAll("<", "&lt;")}</title>`)
      .replace('<div id="root"></div>', () => `<div id="root">${still(body)}</div>${told(session)}`);
  };
  return { page, inline };
}

// Built from src/shell/frame.tsx.
type Frames = { frame: (session: Session, path: string) => Promise<{ title: string; body: string }> };

// To be seen only: what is pressed or focused here would be gone a moment later, when the app takes the frame's place.
const still = (body: string) => body && `<div inert aria-hidden="true" class="contents">${body}</div>`;

// Whether "system" is dark only the browser knows: public/boot.js decides it, by the theme that stands here.
function root({ person }: Session): string {
  if (!person) return '<html lang="en">';
  const dark = person.theme === "dark" ? ' class="dark"' : "";
  return `<html lang="${person.language}" data-theme="${person.theme}"${dark}>`;
}

// Data and no script, so the content policy allows it; no "<" in it, so nothing ends the element early.
function told(session: Session): string {
  const text = JSON.stringify(session).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="session">${text}</script>`;
}
