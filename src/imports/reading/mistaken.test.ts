import { describe, expect, test } from "vitest";
import { account } from "../../entities/accounts/account.entity.ts";
import { contact } from "../../entities/contacts/contact.entity.ts";
import { lead as described } from "../../entities/leads/lead.entity.ts";
import type { Entity } from "../../entity/describe.ts";
import { withStages } from "../../testing/usual-stages.ts";
import { analyse } from "../analyse.ts";

const lead = withStages(described);
const importer = { id: "01234567-89ab-7def-8123-456789abcdef", locale: "fr-FR", file_name: "people.csv" };
/** Where each column goes, in the order of the file; "-" is nowhere, "note" with its heading. */
const goes = (text: string, entity: unknown = lead) => {
  const { columns, settings } = analyse(entity as Entity, `${text}\n`, { encoding: "utf-8" }, importer);
  return columns.map(({ index }) => {
    const found = settings.mapping.find(({ column }) => column === index);
    return !found ? "-" : found.as && found.as !== "labelled" ? `${found.field}:${found.as}` : found.field;
  });
};

describe("no phone is", () => {
  test.each([
    ["duns_number", "60-186-5592", "95-641-1552"],
    ["D-U-N-S", "60-186-5592", "95-641-1552"],
    ["AccountNumber", "CD656092", "355120455"],
    ["Account No", "0123456789", "0223456789"],
    ["Handelsregister Nr", "0123 456 789", "0123 456 780"],
    ["Order id", "012-345-6789", "012-345-6780"],
  ])("%s, whatever its values look like", (heading, one, other) => {
    expect(goes(`Name,${heading}\nAda Stone,${one}\nBob Hill,${other}`)[1]).not.toBe("phones");
  });

  test("lost for it: the numbers of registers and accounts are noted", () => {
    expect(goes("Name,duns_number,AccountNumber\nAda,60-186-5592,CD656092\nBob,95-641-1552,CD656093")).toEqual([
      "name",
      "note",
      "note",
    ]);
  });
});

describe("nothing is dropped", () => {
  test.each([
    ["client_id,full_name,email\n1,Ada Stone,a@a.example\n2,Bob Hill,b@a.example\n2,Eve Moor,e@a.example", 0],
    ["Kundennummer;Vorname;Nachname\n654321;Ada;Stein\n654321;Bob;Berg", 0],
    ["Klantnummer,Naam,btw_id\nK-1,Ada Steen,NL000099998B57\nK-2,Bob Berg,NL000099998B58", 2],
    ["Id,Name,Customer number\n1,Ada Stone,K-1\n2,Bob Hill,K-2", 2],
    ["code_client,nom,code_fournisseur\nC1,Ada,F1\nC2,Bob,F2", 2],
  ])("of %j", (text, column) => {
    expect(goes(text)[column]).toBe("note");
  });

  test("but what other systems number their own things by", () => {
    expect(goes("Id,Name,Account ID,Campaign ID\n1,Ada Stone,7,9\n2,Bob Hill,7,9").slice(2)).toEqual(["-", "-"]);
  });
});

test.each([
  ["Kreditkartnummer", "3742 5247 6243 000", "5500 0000 0000 0005"],
  ["Carte bancaire", "x", "y"],
  ["Card No.", "x", "y"],
  ["Numero de tarjeta", "x", "y"],
  ["Payment", "4111 1111 1111 1111", "5500-0000-0000-0004"],
])("the numbers of cards below %s are nobody's to read in a note", (heading, one, other) => {
  expect(goes(`Name,${heading}\nAda Stone,${one}\nBob Hill,${other}`)).toEqual(["name", "-"]);
});

test("how somebody is spoken to is no job", () => {
  const text = (...titles: string[]) => `title,firstname,lastname\n${titles.map((one) => `${one},Ada,S`).join("\n")}`;
  expect(goes(text("Mrs.", "Mr.", "Dr."))[0]).toBe("note");
  expect(goes(text("Sig.ra", "Dott.", "Sig."))[0]).toBe("note");
  expect(goes(text("Dhr.", "Mevrouw"))[0]).toBe("note");
  expect(goes(text("Mrs.", "Mr."), contact)[0]).toBe("civility");
  expect(goes(text("Engineer", "Mr."))[0]).toBe("title");
});

describe("somebody is named", () => {
  test.each([
    ["CLIENTE,DATI,EMAIL\nALFA,Milano 3,a@alfa.example\nOMEGA,Roma 5,o@omega.example", ["name", "note", "emails"]],
    [
      "title,email,city\nAcme Corp,info@acme.example,Rome\nGlobe Inc,c@globe-inc.example,Lyon",
      ["company_name", "emails", "city"],
    ],
    ["title,email\nDentist,ada@a.example\nPlumber,bob@a.example", ["title", "emails"]],
    ["title,email\nSales Manager,ada@a.example\nEngineer,bob@a.example", ["title", "emails"]],
    [
      "email,fn,ln,zip,ct,st\nada@a.example,Ada,Stone,94046,Menlo Park,CA",
      ["emails", "name:given", "name:family", "note", "city", "note"],
    ],
    ["Cliente,Nome,Email\nSim,Ada Pedra,ada@a.example", ["note", "name", "emails"]],
  ])("by %j", (text, places) => {
    expect(goes(text)).toEqual(places);
  });
});

describe("phones are", () => {
  test.each([
    ["FirstName,LastName,Phone,Home_Phone__c\nAda,Stone,8683896283,9667318696", 3],
    ["numero,nombre\n+5215551234567,Ada Paz\n+34612345678,Bob Gil", 0],
    ["Name,Contact 1,Contact 2\nAda,9123456780,\nBob,9988001124  9988001125,\nEve,9988001126 9988001127,", 1],
  ])("in %j", (text, column) => {
    expect(goes(text)[column]).toBe("phones");
  });
});

describe("a place of its own has", () => {
  test.each([
    ["companyname,companycity,companycountry\nAcme,Boston,United States", 1, "city"],
    ["Name,Standort\nAda,Berlin\nBob,Bonn", 1, "city"],
    ["Nome,Cognome,SEDE\nAda,Pietra,Milano\nBob,Colle,Roma", 2, "city"],
    ["Name,Location\nAda,Mumbai\nBob,Buenos Aires", 1, "city"],
    ["Name,Location\nAda,France\nBob,Italy", 1, "country"],
    ['Name,Location\nAda,"5 Mill Rd, Leeds"\nBob,"7 Mill Rd, York"', 1, "note"],
    ["Name,Organization & Location\nAda,Acme - Rome\nBob,Globe - Lyon", 1, "company_name"],
    ["Name,Location,City\nAda,North,Rome\nBob,South,Lyon", 2, "city"],
    ["LastName,OtherCity,MailingCity\nStone,Paris,Burlington\nHill,,Boston", 2, "city"],
    ["company_name,contract_value\nAcme,84000\nGlobe,120000", 1, "value"],
    ["Name,FunnelStage\nAda,lead\nBob,customer", 1, "stage"],
    ["Name,Source Channel\nAda,Website\nBob,Referral", 1, "source"],
    ["Name,acquisition\nAda,Website\nBob,Referral", 1, "source"],
    ["Name,Assigned Agent\nAda,Claire\nBob,Claire", 1, "owner_id"],
    ["NumeroCliente;Nome;Cognome\n1;Ada;Pietra\n2;Bob;Colle", 0, "external_id"],
    ["RowId__c,Name\n1,Ada\n2,Bob", 0, "external_id"],
    ["Name,Tier__c,Status__c,Status\nAda,A,x,New\nBob,B,y,Lost", 3, "stage"],
  ])("in %j the column %i: %s", (text, column, field) => {
    expect(goes(text)[column]).toBe(field);
  });

  test("who has unsubscribed", () => {
    const text = "Email,Status\na@a.example,subscribed\nb@a.example,unsubscribed\nc@a.example,cleaned";
    expect(goes(text)[1]).toBe("do_not_contact");
    expect(goes("Company,Status\nAcme,active\nGlobe,churned", account)[1]).toBe("stage");
  });
});
