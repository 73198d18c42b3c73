import { Parser } from "htmlparser2";
import type { Bytes } from "./bytes.ts";
import type { Passages } from "./passages.ts";
import { unzipParts, type Part } from "./unzip-parts.ts";
import { Unread } from "./unread.ts";

/** A text of Word: what stands in it, in its notes, its margins and its comments. */
export function readDocx(input: Bytes, to: Passages): Promise<void> {
  return unzipParts(input, (name) =>
    /^word\/(document\d*|footnotes|endnotes|comments|header\d+|footer\d+)\.xml$/.test(name)
      ? xmlPart(to, microsoft)
      : undefined,
  );
}

/** Slides of PowerPoint, each a page, and what is noted to them. */
export function readPptx(input: Bytes, to: Passages): Promise<void> {
  return unzipParts(input, (name) => {
    const slide = /^ppt\/(?:slides\/slide|notesSlides\/notesSlide)(\d+)\.xml$/.exec(name)?.[1];
    if (!slide) return undefined;
    to.turn(Number(slide));
    return xmlPart(to, microsoft);
  });
}

/** Texts, tables and slides of OpenDocument. */
export function readOpenDocument(input: Bytes, to: Passages): Promise<void> {
  return unzipParts(input, (name) => {
    if (name === "META-INF/manifest.xml") return xmlPart(to, { ...none, open: refuseEncrypted });
    return name === "content.xml" ? xmlPart(to, open_document()) : undefined;
  });
}

/** What a kind of XML means: which elements hold text, after which another word begins, and what an element says when it opens. */
type Meaning = { holds: RegExp; parts: RegExp; open?: (name: string, to: Passages) => void };

const none: Meaning = { holds: /^$/, parts: /^$/ };
const microsoft: Meaning = { holds: /^[wam]:t$/, parts: /^(w:(p|tab|br|cr)|a:(p|br))$/ };

const open_document = (): Meaning => {
  let page = 0;
  return {
    holds: /^text:[ph]$/,
    parts: /^text:([ph]|s|tab|line-break)$/,
    open: (name, to) => name === "draw:page" && to.turn(++page),
  };
};

function refuseEncrypted(name: string): void {
  if (name === "manifest:encryption-data") throw new Unread("password");
}

function xmlPart(to: Passages, { holds, parts, open }: Meaning): Part {
  let within = 0;
  const parser = new Parser(
    {
      onopentagname: (name) => {
        if (holds.test(name)) within++;
        open?.(name, to);
      },
      ontext: (text) => within > 0 && to.add(text),
      onclosetag: (name) => {
        if (holds.test(name)) within--;
        if (parts.test(name)) to.add(" ");
      },
    },
    { xmlMode: true },
  );
  return (text, last) => (last ? parser.end(text) : parser.write(text));
}
