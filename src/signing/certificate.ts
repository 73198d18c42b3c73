import { type PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "@cantoo/pdf-lib";
import { certificate_words, fill } from "./certificate-words.ts";

type Signer = {
  name: string;
  email: string;
  inside: boolean;
  at: string;
  from: string | null;
  kind: "typed" | "drawn";
  value: string;
};
type Event = { kind: string; at: string; from: string | null; recipient: string | null; by: string | null };

/** All that stands on the pages behind a signed document. */
export type Certificate = {
  language: "english" | "french";
  company: string;
  document: string;
  digest: string;
  completed_at: string;
  asked_by: string | null;
  file: { name: string; number: number | null; bytes: number };
  signers: Signer[];
  events: Event[];
  /** Where a file is checked. */
  verify: string;
};

const [width, height, margin] = [595, 842, 56];
const ink = rgb(0.1, 0.13, 0.15);
const soft = rgb(0.36, 0.4, 0.43);

type Words = (typeof certificate_words)["english"];
type Pen = { pdf: PDFDocument; page: PDFPage; y: number; fonts: Record<"plain" | "bold" | "hand", PDFFont> };

/** Adds the pages with the signatures and the certificate. The same certificate makes the same bytes, so a file made twice is one. */
export async function drawCertificate(pdf: PDFDocument, certificate: Certificate): Promise<void> {
  const words = certificate_words[certificate.language];
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
    hand: await pdf.embedFont(StandardFonts.TimesRomanItalic),
  };
  pdf.setModificationDate(new Date(certificate.completed_at));
  const pen: Pen = { pdf, page: pdf.addPage([width, height]), y: height - margin, fonts };
  heading(pen, words.signatures);
  write(pen, fill(words.of, { company: certificate.company, document: certificate.document }), { bold: true });
  for (const signer of certificate.signers) drawSigner(pen, signer, words);
  turn(pen);
  heading(pen, words.certificate);
  drawFacts(pen, certificate, words);
  heading(pen, words.events);
  for (const event of certificate.events) write(pen, eventLine(event, words), { size: 9 });
}

function drawFacts(pen: Pen, { company, document, asked_by, file, digest, verify }: Certificate, words: Words): void {
  write(pen, fill(words.of, { company, document }), { bold: true });
  if (asked_by) write(pen, fill(words.asked, { name: asked_by }));
  const bytes = file.bytes.toLocaleString(words.locale);
  write(pen, fill(words.file, { name: file.name, number: String(file.number ?? ""), bytes }));
  write(pen, fill(words.digest, { digest }), { size: 9 });
  write(pen, fill(words.check, { address: verify }), { size: 9 });
  pen.y -= 12;
}

function drawSigner(pen: Pen, { name, email, inside, at, from, kind, value }: Signer, words: Words): void {
  if (pen.y < margin + 150) turn(pen);
  pen.y -= 12;
  const top = pen.y;
  if (kind === "drawn") {
    const options = { x: margin, y: top, scale: 0.24, borderColor: ink, borderWidth: 6, borderLineCap: 1 };
    pen.page.drawSvgPath(pathOf(value), options);
  } else {
    const text = drawable(pen.fonts.hand, value);
    const size = Math.min(30, (width - 2 * margin) / Math.max(1, pen.fonts.hand.widthOfTextAtSize(text, 1)));
    pen.page.drawText(text, { x: margin, y: top - 52, size, font: pen.fonts.hand, color: ink });
  }
  pen.y = top - 78;
  pen.page.drawLine({ start: { x: margin, y: pen.y }, end: { x: width - margin, y: pen.y }, color: soft });
  write(pen, fill(inside ? words.inside : words.signed, { name, email }), { bold: true });
  const when = [momentOf(at, words), from && fill(words.from, { from })].filter(Boolean).join(", ");
  write(pen, `${when}. ${kind === "drawn" ? words.drawn : words.typed}`, { size: 9 });
}

/** Strokes of points, as the database keeps them, as a path; a point alone is a dot. */
function pathOf(value: string): string {
  const strokes = value.split("_").map((stroke) => stroke.split(".").map((point) => point.replace("-", " ")));
  return strokes.map((points) => `M ${points.join(" L ")}${points.length === 1 ? ` L ${points[0]}` : ""}`).join(" ");
}

function eventLine({ kind, at, from, recipient, by }: Event, words: Words): string {
  const parts = [words.kinds[kind] ?? kind, recipient, by && fill(words.by, { name: by })];
  return `${momentOf(at, words)}: ${[...parts, from && fill(words.from, { from })].filter(Boolean).join(", ")}`;
}

const momentOf = (at: string, { locale }: Words) =>
  `${new Date(at).toLocaleString(locale, { dateStyle: "long", timeStyle: "medium", timeZone: "UTC" })} UTC`;

function heading(pen: Pen, text: string): void {
  write(pen, text, { size: 18, bold: true });
  pen.y -= 4;
}

/** Writes a text below what stands there, in as many lines and pages as it needs. */
function write(pen: Pen, text: string, { size = 10.5, bold = false }: { size?: number; bold?: boolean } = {}): void {
  const font = bold ? pen.fonts.bold : pen.fonts.plain;
  for (const line of linesOf(drawable(font, text), font, size)) {
    if (pen.y < margin + size) turn(pen);
    pen.y -= size * 1.5;
    pen.page.drawText(line, { x: margin, y: pen.y, size, font, color: size < 10 ? soft : ink });
  }
}

function turn(pen: Pen): void {
  pen.page = pen.pdf.addPage([width, height]);
  pen.y = height - margin;
}

function linesOf(text: string, font: PDFFont, size: number): string[] {
  const room = width - 2 * margin;
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((each) => each.match(/.{1,70}/gs) ?? [""])) {
    const longer = line ? `${line} ${word}` : word;
    if (line && font.widthOfTextAtSize(longer, size) > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

// Letters that no rule takes apart.
const without_sign: Record<string, string> = { Ł: "L", ł: "l", Đ: "D", đ: "d", Ħ: "H", ħ: "h", ı: "i" };

/** A text in the letters that the built-in fonts have: others without their accents, or as a question mark. */
function drawable(font: PDFFont, text: string): string {
  const known = new Set(font.getCharacterSet());
  const has = (letter: string) => known.has(letter.codePointAt(0) ?? 0);
  const plain = (letter: string) =>
    [...(without_sign[letter] ?? letter).normalize("NFKD").replace(/\p{M}/gu, "")]
      .map((part) => (has(part) ? part : "?"))
      .join("");
  const spaced = text.replace(/[\p{Z}\p{C}]/gu, " ").replaceAll("\u2019", "'");
  return [...spaced.normalize("NFC")].map((letter) => (has(letter) ? letter : plain(letter))).join("");
}
