import { Marked } from "marked";
import { escape, type Letter } from "./letter.ts";

/** A letter as people write it: what they wrote as it stands, and the same as simple HTML. HTML in it is text, pictures are links. */
export function recordLetter(text: string): Letter {
  return { text: `${text}\n`, html: written.parse(text, { async: false }) };
}

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
