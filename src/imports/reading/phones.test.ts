import { describe, expect, test } from "vitest";
import { contact } from "../../entities/contacts/contact.entity.ts";
import { lead } from "../../entities/leads/lead.entity.ts";
import type { Entity } from "../../entity/describe.ts";
import { analyse } from "../analyse.ts";
import { rowReading } from "../read-row.ts";

const importer = { id: "01234567-89ab-7def-8123-456789abcdef", locale: "fr-FR", file_name: "people.csv" };
const look = (text: string, entity: unknown = lead) =>
  analyse(entity as Entity, `${text}\n`, { encoding: "utf-8" }, importer);
const from = (text: string, entity: unknown = lead) =>
  look(text, entity).settings.mapping.find(({ field, as }) => field === "phones" && !as)?.country;
/** The numbers of a row below these headings. */
const numbers = (text: string, cells: string[], entity: unknown = lead) => {
  const { settings, columns } = look(text, entity);
  const read = rowReading({ entity: entity as Entity, settings, columns, time_zone: "Europe/Paris", country: "FR" });
  return read({ line: 2, cells }).values["phones"];
};

describe("numbers without a code are dialled", () => {
  test.each([
    ["702-877-6974", "981.493.0151", "US"],
    ["(833) 200-0001", "(555) 300-0001", "US"],
    ["5558865964", "5553562405", "US"],
    ["9800011122", "9800011133", "IN"],
    ["9876500001", "9579290000", "IN"],
    ["015123456789", "016098765432", "DE"],
    ["03106851387", "03202894805", "PK"],
  ])("as %s and %s are written, from %s: %s", (one, other, country) => {
    expect(from(`Name,Phone\nAda Stone,${one}\nBob Hill,${other}`)).toBe(country);
  });

  test("with the code that others of their column have", () => {
    expect(from("Name,Phone\nAda,+91 98765 43210\nBob,9123456780\nEve,+91 98765 43211")).toBe("IN");
  });

  test("from where the language is spoken, which one word among many does not tell", () => {
    expect(from("Klantnaam;Mailadres;Tel.\nAda;ada@a.example;030-1234567")).toBe("NL");
    expect(from("nr,naam,gesl,gebdat,wpl,vooropl,tel\n1,Ada,v,1980-01-01,Ede,havo,0612345678")).toBe("NL");
    expect(from("No,First name,Last name,Correo,Mobile,Company,Notes\n1,Ada,Stone,a@a.example,9812345670,A,x")).toBe(
      "IN",
    );
  });

  test("from the country of their row, though its entity has no place for it", () => {
    const text = "Name,Phone,Country\nAda,020 7946 0018,United Kingdom\nBob,030 12345678,Germany";
    expect(numbers(text, ["Ada", "020 7946 0018", "United Kingdom"], contact)).toEqual(["+442079460018"]);
    expect(numbers(text, ["Bob", "030 12345678", "Germany"], contact)).toEqual(["+493012345678"]);
  });

  test("from North America where they are written as there, and no number of their row's country", () => {
    const text = "Name,Phone,Country\nAda,831.605.2433,Comoros\nBob,0612345678,France";
    expect(numbers(text, ["Ada", "831.605.2433", "Comoros"])).toEqual(["+18316052433"]);
  });
});

test("a code has no zero before it", () => {
  expect(numbers("Name,Phone\nAda,+33612345678", ["Ada", "+033 6 12 34 56 78"])).toEqual(["+33612345678"]);
  expect(numbers("Name,Phone\nAda,+33612345678", ["Ada", "(+01) 829-978-6418"])).toEqual(["+18299786418"]);
  // A plus before a number that has no code.
  expect(numbers("Name,Phone\nAda,+33612345678", ["Ada", "+06 12 34 56 78"])).toEqual(["+33612345678"]);
});

describe("a number is read", () => {
  test.each([
    ["+91 9876543210 (personal), 080-12345678 (work)", "IN", ["+919876543210", "+918012345678"]],
    ["+5215551234567", "FR", ["+525551234567"]],
    ["+52 1 55 5123 4567", "FR", ["+525551234567"]],
    ["5215551234567", "FR", ["+525551234567"]],
    ["+229 97123456", "FR", ["+2290197123456"]],
    ["9988001124  9988001125", "IN", ["+919988001124", "+919988001125"]],
    ["9988001124 9988001125", "IN", ["+919988001124", "+919988001125"]],
    // Not as if a plus stood before it: +66 is Thailand.
    ["664.302.7385", "US", ["+16643027385"]],
    ["33612345678", "US", ["+33612345678"]],
  ])("that is written %s, from %s", (text, country, expected) => {
    const { settings, columns } = look("Name,Phone\nAda,0612345678");
    const mapping = settings.mapping.map((mapped) => (mapped.field === "phones" ? { ...mapped, country } : mapped));
    const reading = { entity: lead as Entity, columns, time_zone: "Europe/Paris", country: "FR" };
    const read = rowReading({ ...reading, settings: { ...settings, mapping } });
    expect(read({ line: 2, cells: ["Ada", text] }).values["phones"]).toEqual(expected);
  });

  test("below the code that a column says", () => {
    expect(numbers("country_code,phone,name\n+229,97123456,Ada", ["+229", "97123456", "Ada"])).toEqual([
      "+2290197123456",
    ]);
  });
});

describe("from where most rows are, numbers are dialled:", () => {
  test.each([
    ["Name,Phone,City\nAda,9123456701,Bangalore\nBob,9123456702,Pune", "IN"],
    ['name,phone,street\nAda,01700000000,Dhaka\nBob,01700001234,"Khilkhet, Dhaka"', "BD"],
    ["Nome,Cognome,Phone,City\nAda,Pietra,3331234567,Milano\nBob,Colle,3331234568,Torino", "IT"],
    // One address in Japan among many of no country says nothing.
    [
      `Email,Phone\nada@a.jp,5624081052\n${["9264429205", "7661751814", "2927853293", "4157440192", "6505551234", "2125551234", "3125551234", "2065551234", "5035551234", "6175551234", "3035551234", "6025551234"].map((phone, n) => `p${n}@a.example,${phone}`).join("\n")}`,
      "US",
    ],
    ["Prospect,Cell,Alt Phone\nAda,9876500001,\nBob,8765400001,5551234567\nEve,7654300001,6641234567", "IN"],
    // Towns that are in many countries.
    ["Name,Phone,City\nAda,06 12 34 56 78,Springfield\nBob,06 12 34 56 79,Valencia", "FR"],
  ])("%j from %s", (text, country) => {
    const mapped = look(text).settings.mapping.filter(({ field }) => field === "phones");
    expect(new Set(mapped.map((one) => one.country))).toEqual(new Set([country]));
  });
});
