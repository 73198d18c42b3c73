import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Entry } from "./pages.ts";

/** What the build says of its files, by the source they come from. */
export type Manifest = Record<string, Chunk>;
type Chunk = { file: string; name?: string; imports?: string[]; isDynamicEntry?: boolean };

/**
 * What a page will ask for, as its `Link` header, so that nothing waits until a script has asked: its own files, those
 * of its screen and of the language, and who is signed in where the page does not say so. `/leads` is shown by the chunk `leads-screen`.
 */
export function linksOf(folder: string): (path: string, entry: Entry, french: boolean, asks?: boolean) => string {
  const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
  const html = { door: "door.html", app: "index.html" };
  return (path, entry, french, asks = false) => {
    const names = [`${path.slice(1)}-screen`, ...(french ? [`${entry}-catalogue`] : [])];
    const wanted = names.flatMap((name) => Object.keys(manifest).filter((key) => manifest[key]?.name === name));
    const scripts = [...filesOf(manifest, [html[entry], ...wanted])];
    return [
      ...(asks ? ["</api/session>; rel=preload; as=fetch; crossorigin"] : []),
      ...scripts.map((file) => `</${file}>; rel=modulepreload; crossorigin`),
    ].join(", ");
  };
}

/** The files of some chunks and of all that they import at once. */
export function filesOf(manifest: Manifest, keys: string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesOf(manifest, chunk.imports ?? [], found);
  }
  return found;
}
