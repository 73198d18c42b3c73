import { Marked } from "marked";
import { escape, type Letter } from "./letter.ts";

/** A letter as people write it: what they wrote as it stands, and the same as simple HTML. HTML in it is text, pictures are links. */
export function recordLetter(text: string): Letter {
  return { text: `${text}\n`, html: isSimple(text) ? written.parse(text, { async: false }) : plain(text) };
}

// What stresses is looked for its end: thousands of marks without one took seconds of the only thread.
const most_marks = 1000;
// What stands in each other is read by a function within itself.
const nested = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])){20}/m;

// Each of many spaces in a row, and each & behind an address, is where the end of a line or of that address is looked for.
const wide = /[ \t]{500}/;

const isSimple = (text: string) => marksOf(text) <= most_marks && !nested.test(text) && !wide.test(text);

// (A line of nothing but marks divides, and stresses nothing.)
const divides = /^[ \t]*(?:[*_-][ \t]*){3,}$/gm;
const marksOf = (text: string) => text.replace(divides, "").match(/[*_&]/g)?.length ?? 0;

const plain = (text: string) => `<p>${escape(text).replaceAll("\n", "<br>")}</p>`;

const safe = /^(https?:|mailto:|tel:)/i;

const link = (href: string, words: string) =>
  safe.test(href.trim()) ? `<a href="${escape(href.trim())}">${words}</a>` : words;

const written = new Marked({
  gfm: true,
  breaks: true,
  // (A table has as many cells as its head, however short its lines are: a few characters would make millions.)
  tokenizer: { table: () => undefined },
  renderer: {
    html: ({ text }) => escape(text),
    link({ href, tokens }) {
      return link(href, this.parser.parseInline(tokens));
    },
    image: ({ href, text }) => link(href, escape(text || href)),
  },
});
