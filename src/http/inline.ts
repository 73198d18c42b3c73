import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Sources of a content policy that allow what stands in the pages themselves, by its hash. */
export type Inline = { scripts: Set<string>; styles: Set<string> };

/**
 * Puts into a page what its first paint waits for, the script of the theme and the styles, so that it takes one round trip.
 * The stylesheet stays named, switched off and for no medium, so that it is not fetched: a part of the app that comes later
 * looks whether it is there. What stands in the page is added to what is allowed.
 */
export function inlined(folder: string, html: string, inline: Inline): string {
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  return html
    .replace('<script src="/boot.js"></script>', () => {
      const script = read("boot.js");
      inline.scripts.add(hashOf(script));
      return `<script>${script}</script>`;
    })
    .replaceAll(/<link rel="stylesheet" crossorigin href="(.+?)">/g, (_, path: string) => {
      const style = read(path);
      inline.styles.add(hashOf(style));
      return `<style>${style}</style><link rel="stylesheet" href="${path}" media="not all" disabled>`;
    });
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
