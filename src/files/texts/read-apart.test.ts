import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { archive, bomb, docx, pdf, protectedOffice, with_password, workbook } from "./made-files.ts";
import { readApart } from "./read-apart.ts";
import { textOf } from "./text-of.ts";
import { reasons } from "./unread.ts";

const types = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  odt: "application/vnd.oasis.opendocument.text",
  odp: "application/vnd.oasis.opendocument.presentation",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
  cfb: "application/x-cfb",
  eml: "message/rfc822",
  html: "text/html",
  text: "text/plain",
  csv: "text/csv",
};
type Kind = keyof typeof types;

const inPieces = (file: Uint8Array | string) => {
  const bytes = Buffer.from(file);
  return Readable.from(
    Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, n) => bytes.subarray(n * 65_536, (n + 1) * 65_536)),
  );
};
const read = (kind: Kind, file: Uint8Array | string) => textOf(inPieces(file), types[kind]);
const apart = (kind: Kind, file: Uint8Array | string, limits?: Parameters<typeof readApart>[3]) =>
  readApart(inPieces(file), types[kind], new AbortController().signal, limits);

const odf = (body: string) => `<office:document-content><office:body>${body}</office:body></office:document-content>`;
const mail = [
  "From: Maud Le Goff <maud@quay.example>",
  "To: claire@tandem.example",
  "Subject: =?utf-8?q?Fa=C3=A7ade?=",
  "Content-Type: multipart/mixed; boundary=b",
  "",
  "--b",
  "Content-Type: text/html; charset=utf-8",
  "Content-Transfer-Encoding: quoted-printable",
  "",
  "<p>We are <b>late</b>.</p><script>steal()</script>=C3=A9t=C3=A9",
  "--b",
  "Content-Type: application/pdf; name=offer.pdf",
  'Content-Disposition: attachment; filename="offer.pdf"',
  "",
  "x",
  "--b--",
].join("\r\n");

describe("the text of a file", () => {
  test.each<[string, Kind, Uint8Array | string, [number | null, string][]]>([
    ["a PDF by its pages", "pdf", pdf(["The first page.", "", "The third."]), [[1, "The first page."], [3, "The first page. The third."]]],
    ["a PDF with a script, which does not run", "pdf", pdf(["Plain."], { more: "/OpenAction << /S /JavaScript /JS (app.alert(1)) >>" }), [[1, "Plain."]]],
    ["Word", "docx", docx([["The fa", "çade"], ["R&amp;D"]]), [[null, "The façade R&D"]]],
    ["PowerPoint by its slides", "pptx", archive({
        "ppt/slides/slide2.xml": "<p:sld><a:p><a:r><a:t>Second</a:t></a:r></a:p></p:sld>",
        "ppt/notesSlides/notesSlide2.xml": "<p:notes><a:t>Say it slowly</a:t></p:notes>",
      }), [[2, "Second"], [2, "Second Say it slowly"]]],
    ["Excel", "xlsx", workbook([["Item", "Price"], ["Scaffold", 4500.5]]), [[null, "Prices Item Price Scaffold 4500.5"]]],
    ["an old workbook", "cfb", workbook([["Scaffold"]], "xls"), [[null, "Prices Scaffold"]]],
    ["OpenDocument text", "odt", archive({ "content.xml": odf("<text:h>Terms</text:h><text:p>The <text:span>fa</text:span>çade<text:s/>now</text:p>") }), [[null, "Terms The façade now"]]],
    ["OpenDocument slides", "odp", archive({ "content.xml": odf("<draw:page><text:p>One</text:p></draw:page><draw:page><text:p>Two</text:p></draw:page>") }), [[1, "One"], [2, "One Two"]]],
    ["OpenDocument tables", "ods", archive({ "content.xml": odf("<table:table-cell><text:p>12</text:p></table:table-cell><table:table-cell><text:p>€</text:p></table:table-cell>") }), [[null, "12 €"]]],
    ["an e-mail", "eml", mail, [[null, "Façade Maud Le Goff maud@quay.example claire@tandem.example We are late. été offer.pdf"]]],
    ["a page", "html", "<title>Terms</title><style>p{}</style><p>One<b>word</b></p><script>alert('no')</script><td>Two", [[null, "Terms Oneword Two"]]],
    ["a text in an old encoding", "text", Buffer.from("L'\u00e9t\u00e9 dernier, \u00e0 la f\u00eate", "latin1"), [[null, "L'été dernier, à la fête"]]],
    ["a table as text", "csv", "\ufeffItem;Price\r\nScaffold;12", [[null, "Item;Price Scaffold;12"]]],
  ])("%s", async (_, kind, file, passages) => {
    const text = await read(kind, file);
    expect(text.problem).toBeNull();
    expect(text.passages.map(({ page, text: said }) => [page, said])).toEqual(passages);
  }); // prettier-ignore

  test("in passages, of which each holds the end of the one before; whole letters, and no zero character", async () => {
    const sentences = Array.from({ length: 200 }, (_, n) => `Sentence ${n} is neither short nor long.`);
    const { passages } = await read("text", `\0${sentences.join("\n")}`);
    for (const sentence of sentences)
      expect(
        passages.some(({ text }) => text.includes(sentence)),
        sentence,
      ).toBe(true);
    expect(Math.max(...passages.map(({ text }) => text.length))).toBeLessThan(2_010);
    const smiles = await read("text", "😀".repeat(3_000));
    expect(smiles.passages.every(({ text }) => text.isWellFormed())).toBe(true);
  });

  test("of a million letters at most, and says so", async () => {
    const { passages, problem } = await read("text", "Again and again. ".repeat(80_000));
    expect(problem).toBe(reasons.beginning);
    expect(passages.length).toBeGreaterThan(500);
    const pages = await read("docx", docx(Array.from({ length: 2_000 }, () => ["Again and again. ".repeat(40)])));
    expect([pages.passages.length > 500, pages.problem]).toEqual([true, reasons.beginning]);
  });
});

describe("a reason is given for", () => {
  test.each<[string, Kind, Uint8Array | string, keyof typeof reasons]>([
    ["a PDF with a password", "pdf", pdf(["Secret."], { trailer: with_password }), "password"],
    ["an Office file with a password", "cfb", protectedOffice(), "password"],
    ["an OpenDocument with a password", "odt", archive({
        "content.xml": "\u0001\u0002",
        "META-INF/manifest.xml": "<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>",
      }), "password"],
    ["a broken PDF", "pdf", "%PDF-1.7\nnothing", "damaged"],
    ["a PDF of pictures", "pdf", pdf(["", ""]), "pictures"],
    ["an archive that is cut off", "docx", docx([["x".repeat(1000)]]).subarray(0, 60), "damaged"],
    ["an archive that is no text", "docx", archive({ "other.xml": "<x/>" }), "damaged"],
    ["no archive", "xlsx", "PK\u0003\u0004 and nothing", "damaged"],
    ["bytes that are called text", "text", Buffer.from(Array.from({ length: 5000 }, (_, n) => (n * 7919) % 251)), "damaged"],
    ["a text that unpacks to 110 MB", "docx", bomb("word/document.xml", 110), "unpacked"],
    ["a workbook that does", "xlsx", bomb("xl/worksheets/sheet1.xml", 110), "unpacked"],
  ])("%s", async (_, kind, file, why) => {
    expect(await read(kind, file)).toEqual({ passages: [], problem: reasons[why] });
  }); // prettier-ignore

  test("10,000 pages, of which the first 1,000 are read", async () => {
    const { passages, problem } = await read("pdf", pdf(Array.from({ length: 10_000 }, (_, n) => `Page ${n + 1}`)));
    expect([passages.length, passages.at(-1)?.page, problem]).toEqual([1_000, 1_000, reasons.beginning]);
  });

  test("nothing where the kind of file has no text", async () => {
    expect(await textOf(inPieces("x"), "image/png")).toEqual({ passages: [], problem: null });
  });
});

describe("a process of its own", () => {
  test("reads a file", async () => {
    expect(await apart("docx", docx([["Scaffold"]]))).toEqual({
      passages: [{ page: null, text: "Scaffold" }],
      problem: null,
    });
  });

  test("is ended when it takes too long or wants too much memory, or the server stops", async () => {
    const many = pdf(Array.from({ length: 3_000 }, (_, n) => `Page ${n}`));
    expect((await apart("pdf", many, { most_ms: 100, most_kb: 1_200_000 })).problem).toBe(reasons.slow);
    const large = Buffer.alloc(45_000_000, "x\n");
    expect((await apart("eml", large, { most_ms: 60_000, most_kb: 600_000 })).problem).toBe(reasons.memory);
    const stopping = new AbortController();
    const stopped = readApart(inPieces(many), types.pdf, stopping.signal);
    stopping.abort();
    await expect(stopped).rejects.toThrow(/abort/i);
  });
});
