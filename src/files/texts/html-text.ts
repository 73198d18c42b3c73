import { Parser } from "htmlparser2";
import { beginningOf, type Bytes } from "./bytes.ts";
import { decoded } from "./plain-text.ts";
import type { Passages } from "./passages.ts";

const most_bytes = 5_000_000;
const unseen = new Set(["script", "style", "noscript", "template", "svg", "iframe", "object"]);
const within_words = new Set(
  "a abbr b bdi bdo code del em font i ins kbd mark q s small span strong sub sup u wbr".split(" "),
);

/** A page, as its reader sees it. */
export async function readHtml(input: Bytes, to: Passages): Promise<void> {
  to.add(htmlText(decoded(Buffer.from(await beginningOf(input, most_bytes)))));
}

/** The words of a page without scripts and styles. */
export function htmlText(html: string): string {
  const texts: string[] = [];
  let hidden = 0;
  const between = (name: string) => within_words.has(name) || texts.push(" ");
  const parser = new Parser({
    onopentag: (name) => (unseen.has(name) ? hidden++ : between(name)),
    onclosetag: (name) => (unseen.has(name) ? hidden-- : between(name)),
    ontext: (text) => hidden === 0 && texts.push(text),
  });
  parser.end(html);
  return texts.join("");
}
