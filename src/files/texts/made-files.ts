import { Zip, ZipDeflate, zipSync } from "fflate";
import { CFB, utils, write } from "@e965/xlsx";

// Small files of each kind, for tests.
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** An archive of these parts. */
export function archive(parts: Record<string, string>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, bytesOf(text)])));
}

/** An archive of a few kilobytes with one part of so many megabytes. */
export function bomb(name: string, megabytes: number): Uint8Array {
  const out: Uint8Array[] = [];
  const zip = new Zip((_, data) => out.push(data));
  const part = new ZipDeflate(name, { level: 1 });
  zip.add(part);
  const megabyte = new Uint8Array(1_000_000).fill(32);
  for (let n = 1; n <= megabytes; n++) part.push(megabyte, n === megabytes);
  zip.end();
  return Buffer.concat(out);
}

/** A text of Word with these paragraphs, each of these runs. */
export function docx(paragraphs: string[][]): Uint8Array {
  const body = paragraphs.map((runs) => `<w:p>${runs.map((run) => `<w:r><w:t>${run}</w:t></w:r>`).join("")}</w:p>`);
  return archive({
    "word/document.xml": `<?xml version="1.0"?><w:document><w:body>${body.join("")}</w:body></w:document>`,
  });
}

/** A workbook of one sheet. */
export function workbook(rows: unknown[][], type: "xlsx" | "xls" = "xlsx"): Uint8Array {
  const sheet = utils.aoa_to_sheet(rows);
  return new Uint8Array(
    write({ SheetNames: ["Prices"], Sheets: { Prices: sheet } }, { type: "buffer", bookType: type }),
  );
}

/** What Office makes of any file that has a password. */
export function protectedOffice(): Uint8Array {
  const shell = CFB.utils.cfb_new();
  for (const name of ["/EncryptionInfo", "/EncryptedPackage"]) CFB.utils.cfb_add(shell, name, Buffer.alloc(600));
  return new Uint8Array(CFB.write(shell, { type: "buffer" }) as Buffer);
}

/** A PDF with a page for each text; `more` stands in its catalogue, `trailer` in its trailer. */
export function pdf(pages: string[], { more = "", trailer = "" } = {}): Uint8Array {
  const kids = pages.map((_, n) => `${4 + 2 * n} 0 R`).join(" ");
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${more} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...pages.flatMap((text, n) => {
      const drawn = `BT /F1 12 Tf 20 100 Td ${text ? `(${text}) Tj` : ""} ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 200] /Contents ${5 + 2 * n} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
      ];
    }),
  ];
  let out = "%PDF-1.4\n";
  const places = objects.map((object, n) => {
    const at = out.length;
    out += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const size = `${objects.length + 1}`;
  return Buffer.from(
    `${out}xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${out.length}\n%%EOF`,
    "latin1",
  );
}

/** What makes a PDF ask for a password that nobody has. */
export const with_password = `/ID [<${"ab".repeat(16)}> <${"ab".repeat(16)}>] /Encrypt << /Filter /Standard /V 1 /R 2 /O <${"11".repeat(32)}> /U <${"22".repeat(32)}> /P -4 >>`;
