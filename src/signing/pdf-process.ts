import { EncryptedPDFError, PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { drawCertificate } from "./certificate.ts";
import type { PdfOrder, PdfProblem } from "./pdf-apart.ts";

// A program of its own (src/signing/pdf-apart.ts): a line of JSON and a PDF come in, a line of JSON and a PDF go out.
const most_pages = 1_000;

const parts: Buffer[] = [];
for await (const part of process.stdin) parts.push(part as Buffer);
const input = Buffer.concat(parts);
const end = input.indexOf("\n");
const order = JSON.parse(input.subarray(0, end).toString()) as PdfOrder;

const made = await worked(input.subarray(end + 1));
process.stdout.write(`${JSON.stringify({ problem: typeof made === "string" ? made : null })}\n`);
process.stdout.write(typeof made === "string" ? "" : made, () => process.exit());

async function worked(file: Buffer): Promise<Uint8Array | PdfProblem> {
  const whole = order.work === "inspect" || order.whole;
  const pdf = whole ? await loaded(file) : await PDFDocument.create({ updateMetadata: false });
  if (typeof pdf === "string") return pdf;
  try {
    if (order.work === "sign") return await saved(pdf, (copy) => drawCertificate(copy, order.certificate));
    await saved(pdf, tryPage);
    return new Uint8Array();
  } catch (error) {
    // (Some are read without a fault, and no page can be added.)
    if (whole) return "damaged";
    throw error;
  }
}

async function saved(pdf: PDFDocument, draw: (pdf: PDFDocument) => Promise<void>): Promise<Uint8Array> {
  await draw(pdf);
  // (What its fields show stays as its author left it.)
  return pdf.save({ updateFieldAppearances: false });
}

/** Adds a page with a text, as the signatures will be. */
async function tryPage(pdf: PDFDocument): Promise<void> {
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  pdf.addPage().drawText("-", { font });
}

async function loaded(file: Buffer): Promise<PDFDocument | PdfProblem> {
  try {
    const pdf = await PDFDocument.load(file, { updateMetadata: false });
    const pages = pdf.getPageCount();
    return pages > most_pages ? "pages" : pages > 0 ? pdf : "damaged";
  } catch (error) {
    return error instanceof EncryptedPDFError || /encrypt|password/i.test(String(error)) ? "password" : "damaged";
  }
}
