import iconv from "iconv-lite";
import { describe, expect, test } from "vitest";
import { lead } from "../entities/leads/lead.entity.ts";
import { account } from "../entities/accounts/account.entity.ts";
import { analyse } from "./analyse.ts";
import { decoderOf, encodingOf, utf8Check } from "./decode.ts";
import type { Encoding } from "./encodings.ts";
import { dateOrderOf, readDate, readMoment } from "./dates.ts";
import { decimalOf, readNumber } from "./numbers.ts";
import { bareCell } from "./read-cell.ts";
import { rowReader } from "./read-rows.ts";

const importer = { id: "01234567-89ab-7def-8123-456789abcdef", locale: "en-GB" };
const look = (text: string, entity = lead) => analyse(entity, `${text}\n`, { encoding: "utf-8" }, importer);
const fields = (text: string, entity = lead) =>
  look(text, entity).settings.mapping.map(({ column, field }) => `${column} ${field}`);

const mark = Buffer.from("\ufeff");
const written: [string, (text: string) => Buffer, Encoding][] = [
  ["UTF-8", (text) => Buffer.from(text), "utf-8"],
  ["UTF-8 with its mark", (text) => Buffer.concat([mark, Buffer.from(text)]), "utf-8"],
  ["UTF-16 LE with its mark", (text) => iconv.encode(text, "utf-16le", { addBOM: true }), "utf-16le"],
  ["UTF-16 BE with its mark", (text) => iconv.encode(text, "utf-16be", { addBOM: true }), "utf-16be"],
  ["UTF-16 LE without", (text) => iconv.encode(text, "utf-16le", { addBOM: false }), "utf-16le"],
  ["Windows-1252", (text) => iconv.encode(text, "windows-1252"), "windows-1252"],
];

describe.each(written)("a file in %s", (_, encode, encoding) => {
  test.each([[","], [";"], ["\t"]])("with the delimiter %j is read, however it is cut into pieces", (delimiter) => {
    const quoted = (cells: string[]) =>
      cells.map((cell) => (/[",;\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(delimiter);
    const rows = [
      ["Société", "Valeur", "Note"],
      ["Crème & Cie", "1 234,56 €", 'dit "le\r\nprêt"'],
      ["Œuvre", "12,5", "a;b,c\td"],
    ];
    const bytes = encode(rows.map(quoted).join("\r\n"));
    const check = utf8Check();
    const decoder = decoderOf(encoding);
    const found: string[][] = [];
    let sample = "";
    for (let at = 0; at < bytes.length; at += 7) {
      check.write(bytes.subarray(at, at + 7));
      sample += decoder.write(bytes.subarray(at, at + 7));
    }
    sample += decoder.end();
    expect(encodingOf(bytes, check.end())).toBe(encoding);
    const { format } = look(sample);
    expect(format).toMatchObject({ delimiter, header: true });
    const reader = rowReader(delimiter);
    for (let at = 0; at < sample.length; at += 5)
      found.push(...reader.push(sample.slice(at, at + 5)).map(({ cells }) => cells));
    found.push(...reader.end().map(({ cells }) => cells));
    expect(found).toEqual(rows.map((row) => row.map((cell) => cell.replaceAll("\r\n", "\n"))));
  });
});

describe("rows", () => {
  const read = (text: string, delimiter = ",") => {
    const reader = rowReader(delimiter);
    return [...reader.push(text), ...reader.end()];
  };

  test("know the line they begin on, past quoted newlines and empty lines", () => {
    expect(read('a,b\n\n"x\ny\nz",1\n , \nlast,2').map(({ line, cells }) => [line, cells[1]])).toEqual([
      [1, "b"],
      [3, "1"],
      [7, "2"],
    ]);
  });
  test("that are ragged keep the cells they have", () => {
    expect(read("a,b,c\n1\n1,2,3,4\n").map(({ cells }) => cells.length)).toEqual([3, 1, 4]);
  });
  test("with broken quotes say so", () => {
    expect(read('a,b\n"x" y",1\nz,2\n').map(({ broken }) => broken ?? "")).toEqual([
      "",
      "a quotation mark stands in the middle of a quoted cell",
      "",
    ]);
    expect(read('a\n"never closed\n1\n').at(-1)?.broken).toBe("a quotation mark is opened and never closed");
    expect(() => rowReader(",").push(`"${"x".repeat(1_000_001)}`)).toThrow(/line 1 is never closed/);
  });
  test("leave out the separator that Excel declares", () => {
    expect(read("sep=;\na;b\n", ";").map(({ cells }) => cells)).toEqual([["a", "b"]]);
    expect(look("sep=;\nNom;Ville\nX;Paris").format).toMatchObject({ delimiter: ";", header: true });
  });
});

describe("columns", () => {
  test("are known by their English and French headings", () => {
    expect(fields("Company,E-Mail Address,Phone,Amount,Stage,Owner,Full name\nx,x@x.fr,0235710418,1,new,Me,Y")).toEqual(
      ["0 company_name", "1 emails", "2 phones", "3 value", "4 stage", "5 owner_id", "6 name"],
    );
    expect(
      fields("Raison sociale;N° SIRET;Code postal;Effectif;Chiffre d’affaires\nX;1;76000;10;5", account as never),
    ).toEqual(["0 name", "1 siret", "2 postcode", "3 size", "4 revenue"]);
  });
  test("of a name in two parts become one name, and those of the same name a list", () => {
    const { mapping } = look("Nom;Prénom;E-mail;E-mail\nDupont;Marie;a@x.fr;b@x.fr").settings;
    expect(mapping.map(({ column, field, as }) => [column, field, as])).toEqual([
      [0, "name", "family"],
      [1, "name", "given"],
      [2, "emails", undefined],
      [3, "emails", undefined],
    ]);
  });
  test("without headings are told by what they hold", () => {
    const { format, settings } = look("Marie Dupont,marie@x.fr,+33 2 35 71 04 18\nHugo Petit,hugo@x.fr,0235710419");
    expect(format.header).toBe(false);
    expect(settings.mapping.map(({ field }) => field)).toEqual(["name", "emails", "phones"]);
  });
});

describe("values", () => {
  test.each([
    [["1 234,56 €"], ",", 1234.56],
    [["1\u202f234,5"], ",", 1234.5],
    [["1.234,56"], ",", 1234.56],
    [["1,234.56"], ".", 1234.56],
    [["12,5", "1,234"], ",", 12.5],
    [["$1,234,567"], ".", 1234567],
    [["0,125"], ",", 0.125],
    [["-3,5"], ",", -3.5],
  ] as const)("%j are numbers", (values, decimal, number) => {
    expect(decimalOf([...values])).toBe(decimal);
    expect(readNumber(values[0], decimal)).toBe(number);
  });
  test("that may be either are not decided, and words are no numbers", () => {
    expect(decimalOf(["1,234", "12"])).toBeUndefined();
    for (const text of ["twelve", "1e5", "", "12 pieces", "1,2,3.4.5"]) expect(readNumber(text, ".")).toBeUndefined();
  });
  test("are dates in the order that the column proves", () => {
    expect(dateOrderOf(["31/12/2026"])).toBe("dmy");
    expect(dateOrderOf(["01/02/2026", "02/03/2026"])).toBe("dmy");
    expect(dateOrderOf(["01/02/2026", "12/31/2026"])).toBe("mdy");
    expect(dateOrderOf(["12/31/2026", "31/12/2026"])).toBe("both");
    expect(dateOrderOf(["2026-12-31"])).toBe("ymd");
    expect(dateOrderOf(["Rouen"])).toBeUndefined();
    expect([
      readDate("31.12.2026", "dmy"),
      readDate("12/31/2026", "mdy"),
      readDate("2026-12-31", "dmy"),
      readDate("1/2/26", "dmy"),
    ]).toEqual(["2026-12-31", "2026-12-31", "2026-12-31", "2026-02-01"]);
    expect([readDate("31/02/2026", "dmy"), readDate("soon", "dmy")]).toEqual([undefined, undefined]);
  });
  test("are moments in the person's time zone unless they say another", () => {
    expect(readMoment("15/07/2026 14:30", "dmy", "Europe/Paris")).toBe("2026-07-15T12:30:00.000Z");
    expect(readMoment("2026-01-15T14:30:00+0100", "ymd", "Asia/Tokyo")).toBe("2026-01-15T13:30:00.000Z");
  });
  test.each([
    ["2027-03-14 09:00", "America/Los_Angeles", "2027-03-14T16:00:00.000Z"],
    ["2027-03-14 01:59", "America/Los_Angeles", "2027-03-14T09:59:00.000Z"],
    ["2027-03-14 03:00", "America/Los_Angeles", "2027-03-14T10:00:00.000Z"],
    ["2027-03-14 11:00", "America/Los_Angeles", "2027-03-14T18:00:00.000Z"],
    ["2027-11-07 06:00", "America/Los_Angeles", "2027-11-07T14:00:00.000Z"],
    ["2027-11-07 00:30", "America/Los_Angeles", "2027-11-07T07:30:00.000Z"],
    ["2027-03-28 04:00", "Europe/Paris", "2027-03-28T02:00:00.000Z"],
    ["2027-03-28 01:30", "Europe/Paris", "2027-03-28T00:30:00.000Z"],
    ["2027-10-31 01:30", "Europe/Paris", "2027-10-30T23:30:00.000Z"],
    ["2027-10-31 04:00", "Europe/Paris", "2027-10-31T03:00:00.000Z"],
    ["2027-04-04 12:00", "Australia/Sydney", "2027-04-04T02:00:00.000Z"],
    ["2027-10-03 09:00", "Australia/Sydney", "2027-10-02T22:00:00.000Z"],
    ["2027-10-03 09:00", "Australia/Lord_Howe", "2027-10-02T22:00:00.000Z"],
    ["2027-06-01 09:00", "Asia/Kolkata", "2027-06-01T03:30:00.000Z"],
    ["2027-06-01 09:00", "UTC", "2027-06-01T09:00:00.000Z"],
    // The hour that a clock shows twice, and the one that it passes over.
    ["2027-11-07 01:30", "America/Los_Angeles", "2027-11-07T08:30:00.000Z"],
    ["2027-03-14 02:30", "America/Los_Angeles", "2027-03-14T10:30:00.000Z"],
    ["2027-10-31 02:30", "Europe/Paris", "2027-10-31T00:30:00.000Z"],
    ["2027-03-28 02:30", "Europe/Paris", "2027-03-28T01:30:00.000Z"],
  ])("%s in %s is the right moment on the day on which clocks change", (written, time_zone, moment) => {
    expect(readMoment(written, "ymd", time_zone)).toBe(moment);
  });
  test("lose the quote before a formula, and a phone keeps its plus", () => {
    expect(["'=1+1", "'+33612345678", "+33612345678", "'tis", " x "].map(bareCell)).toEqual([
      "=1+1",
      "+33612345678",
      "+33612345678",
      "'tis",
      "x",
    ]);
  });
});
