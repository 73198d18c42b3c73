/** A cell of a sheet: a text, or a number with the format in which it is shown. */
export type Cell = string | { number: number; format: string };

/** One row. What is text is never a formula, whatever it begins with; `formats` gathers those that were used. */
export function sheetRow(at: number, cells: Cell[], formats: string[]): string {
  return `<row r="${at}">${cells.map((cell, column) => cellXml(cell, `${letters(column)}${at}`, formats)).join("")}</row>`;
}

function cellXml(cell: Cell, place: string, formats: string[]): string {
  if (cell === "") return "";
  if (typeof cell === "string") return textCell(cell, place);
  if (!formats.includes(cell.format)) formats.push(cell.format);
  // The first two styles are plain and bold.
  return `<c r="${place}" s="${formats.indexOf(cell.format) + 2}"><v>${cell.number}</v></c>`;
}

/** A column as spreadsheets name it: A to Z, then AA. */
function letters(column: number): string {
  const rest = Math.floor(column / 26);
  return `${rest > 0 ? letters(rest - 1) : ""}${String.fromCharCode(65 + (column % 26))}`;
}

const textCell = (text: string, place: string, style = "") =>
  `<c r="${place}" t="inlineStr"${style}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** The sheet up to its rows: the headings are bold, and stay in sight. */
export function sheetBegin(headings: string[]): string {
  const cells = headings.map((heading, column) => textCell(heading, `${letters(column)}1`, ' s="1"')).join("");
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" defaultColWidth="20"/><sheetData><row r="1">${cells}</row>`;
}

export const sheetEnd = "</sheetData></worksheet>";

/** The styles: plain, bold, and one for each format. */
export function workbookStyles(formats: string[]): string {
  // Those below 164 are the spreadsheet's own.
  const coded = formats.map((format, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escaped(format)}"/>`);
  const used = formats.map((_, index) => `<xf numFmtId="${164 + index}" fontId="0" applyNumberFormat="1" xfId="0"/>`);
  const font = (more: string) => `<font>${more}<sz val="11"/><name val="Calibri"/></font>`;
  return `${declaration}<styleSheet xmlns="${main}">${formats.length > 0 ? `<numFmts count="${formats.length}">${coded.join("")}</numFmts>` : ""}<fonts count="2">${font("")}${font("<b/>")}</fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${formats.length + 2}"><xf fontId="0" xfId="0"/><xf fontId="1" applyFont="1" xfId="0"/>${used.join("")}</cellXfs></styleSheet>`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const type = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The parts of a workbook of one sheet that are always the same. */
export const workbookParts: Record<string, string> = {
  "[Content_Types].xml": `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
  "_rels/.rels": `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Tandem" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
};

/** A text as XML, without what XML cannot say; `_x0041_` is a letter to spreadsheets where its first sign is not one itself. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(unsayable, "")
    .replaceAll(/_(?=x[\da-f]{4}_)/gi, "_x005F_")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

// oxlint-disable-next-line no-control-regex
const unsayable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
