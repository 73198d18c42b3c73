import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { wholeFile, type Bytes } from "./bytes.ts";
import { type Passages, TextIsFull } from "./passages.ts";
import { Unread } from "./unread.ts";

const most_bytes = 100_000_000;
const most_pages = 1_000;
// What was read until then is kept; whoever takes longer for one page is stopped from outside.
const most_ms = 40_000;
const cmaps = join(dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json")), "cmaps", "/");

/** A PDF, page by page. Nothing in it runs. */
export async function readPdf(input: Bytes, to: Passages): Promise<void> {
  const data = new Uint8Array(await wholeFile(input, most_bytes));
  const pdf = await getDocument({
    data,
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    cMapUrl: cmaps,
    cMapPacked: true,
  }).promise.catch((error: Error) => {
    throw new Unread(error.name === "PasswordException" ? "password" : "damaged");
  });
  const until = performance.now() + most_ms;
  let letters = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    if (number > most_pages || performance.now() > until) throw new TextIsFull();
    to.turn(number);
    const text = await pageText(pdf, number);
    letters += text.trim().length;
    to.add(text);
  }
  if (letters === 0) throw new Unread("pictures");
}

async function pageText(pdf: Awaited<ReturnType<typeof getDocument>["promise"]>, number: number): Promise<string> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  const text = items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : "")).join("");
  // A word that goes on in the next line.
  return text.replace(/(\p{Ll})-\n(?=\p{Ll})/gu, "$1");
}
