import { describe, expect, test } from "vitest";
import { account } from "../../entities/accounts/account.entity.ts";
import { contact } from "../../entities/contacts/contact.entity.ts";
import { lead as described } from "../../entities/leads/lead.entity.ts";
import type { Entity } from "../../entity/describe.ts";
import { withStages } from "../../testing/usual-stages.ts";
import { analyse } from "../analyse.ts";
import { readCountry } from "./countries.ts";

const lead = withStages(described);
const importer = { id: "01234567-89ab-7def-8123-456789abcdef", locale: "fr-FR", file_name: "people.csv" };
const look = (text: string, entity: unknown = lead) =>
  analyse(entity as Entity, `${text}\n`, { encoding: "utf-8" }, importer);
/** Where each column goes, in the order of the file; "-" is nowhere, "note" with its heading. */
const goes = (text: string, entity: unknown = lead) => {
  const { columns, settings } = look(text, entity);
  const place = ({ field, as }: { field: string; as?: string | undefined }) =>
    as === "labelled" ? field : as ? `${field}:${as}` : field;
  return columns.map(({ index }) => {
    const found = settings.mapping.find(({ column }) => column === index);
    return found ? place(found) : "-";
  });
};

const name = ["name:given", "name:family"];
const hubspot = ["external_id", ...name, "emails", "phones", "owner_id", "company_name", "stage"];

// What systems head their exports with, also where people use them in another language.
test.each<[string, string, string, string[]]>([
  [
    "HubSpot in French",
    "ID de la fiche d'informations;Prénom;Nom;Adresse e-mail;Numéro de téléphone;Propriétaire du contact;Entreprise associée principale;Statut du lead",
    "51;Ada;Pierre;ada@a.example;+33235710418;Claire;Pierre SARL;Nouveau",
    hubspot,
  ],
  [
    "HubSpot in German",
    "Datensatz-ID;Vorname;Nachname;E-Mail;Telefonnummer;Zuständiger Mitarbeiter;Zugeordnetes Unternehmen;Lead-Status",
    "51;Ada;Stein;ada@a.example;+493012345678;Claire;Stein AG;Neu",
    hubspot,
  ],
  [
    "HubSpot in Spanish",
    "ID de registro;Nombre;Apellidos;Correo;Número de teléfono;Propietario del contacto;Empresa principal asociada;Estado del lead",
    "51;Ada;Piedra;ada@a.example;+34612345678;Claire;Piedra SL;Nuevo",
    hubspot,
  ],
  [
    "HubSpot in Italian",
    "ID record;Nome;Cognome;E-mail;Numero di telefono;Proprietario del contatto;Azienda associata;Stato del lead",
    "51;Ada;Pietra;ada@a.example;+393331234567;Claire;Pietra Srl;Nuovo",
    hubspot,
  ],
  [
    "HubSpot in Portuguese",
    "ID do registro;Nome;Sobrenome;E-mail;Número de telefone;Proprietário do contato;Empresa associada;Status do lead",
    "51;Ada;Pedra;ada@a.example;+5511987654321;Claire;Pedra Ltda;Novo",
    hubspot,
  ],
  [
    "HubSpot in Dutch",
    "Record-ID;Voornaam;Achternaam;E-mailadres;Telefoonnummer;Eigenaar van contactpersoon;Primair gekoppeld bedrijf;Leadstatus",
    "51;Ada;Steen;ada@a.example;+31612345678;Claire;Steen BV;Nieuw",
    hubspot,
  ],
  [
    "Pipedrive in French",
    "Personne - Nom,Personne - Organisation,Personne - Téléphone - Travail,Personne - E-mail - Travail,Affaire - Titre,Affaire - Valeur",
    "Ada Pierre,Pierre SARL,0235710418,ada@a.example,Toit,1200",
    ["name", "company_name", "phones", "emails", "note", "value"],
  ],
  [
    "Freshsales",
    "Id,First name,Last name,Emails,Mobile,Accounts,Sales owner,Status",
    "1,Ada,Stone,ada@a.example,+14155550123,Stone & Co,Claire,New",
    ["external_id", ...name, "emails", "phones", "company_name", "owner_id", "stage"],
  ],
  [
    "Copper, whose states are empty",
    "Name,State,Owned By,Owner Id,Email,Status",
    "Ada Stone,,Claire,5,ada@a.example,Open",
    ["name", "-", "owner_id", "-", "emails", "stage"],
  ],
  [
    "Brevo",
    "EMAIL;NOM;PRENOM;SMS;ENTREPRISE",
    "ada@a.example;Pierre;Ada;33612345678;Pierre SARL",
    ["emails", "name:family", "name:given", "phones", "company_name"],
  ],
  [
    "RD Station",
    "Email,Nome,Empresa,Estágio no funil,Dono do Lead,Valor",
    "ada@a.example,Ada Pedra,Pedra Ltda,Qualificado,Claire,R$ 1200",
    ["emails", "name", "company_name", "stage", "owner_id", "value"],
  ],
  [
    "Odoo in German",
    "Externe ID;Kontaktname;Unternehmen;E-Mail;Phase;Stichwörter",
    "7;Ada Stein;Stein AG;ada@a.example;Neu;wichtig",
    ["external_id", "name", "company_name", "emails", "stage", "tag_ids"],
  ],
  [
    "contacts of Odoo in Spanish",
    '"ID externo","Nombre mostrado","Correo electrónico"',
    '"base.7","DELL","ada@a.example"',
    ["external_id", "name", "emails"],
  ],
  [
    "Outlook in French",
    "Prénom,Nom,Société,Tél. mobile,Adresse de messagerie,Adresse de messagerie 2",
    "Ada,Pierre,Pierre SARL,06 12 34 56 78,ada@a.example,a2@a.example",
    [...name, "company_name", "phones", "emails", "emails"],
  ],
  [
    "a Dutch list",
    "Klantnaam;Contactnaam;Voorletters;Tussenvoegsels;Achternaam;Mob.;Woonpl.;Verwachte sluitingsdatum",
    "Steen BV;;A.;van der;Steen;0612345678;Utrecht;31-12-2026",
    ["company_name", "name", "name:given", "name:middle", "name:family", "phones", "city", "expected_close"],
  ],
  [
    "a form in French",
    "Adresse e-mail,Quel est votre nom ?,Votre numéro de téléphone,Votre message",
    "ada@a.example,Ada Pierre,0612345678,Un toit",
    ["emails", "name", "phones", "note"],
  ],
])("%s is understood by its headings", (_, headings, row, expected) => {
  expect(goes(`${headings}\n${row}`)).toEqual(expected);
});

describe("a heading", () => {
  test("of a contact holds numbers where nothing else stands below it, and one of addresses no hashes", () => {
    expect(goes("Name,Contact\nAda Stone,9911223344\nBob Hill,9922334455")).toEqual(["name", "phones"]);
    expect(goes("Name,Email\nAda Stone,dce90c7b4e52e045e5975836aff49cf1")).toEqual(["name", "note"]);
  });

  test("of a title that holds how people are spoken to leaves its place to what they do", () => {
    const text = "NaamKlant;Contactpersoon;TitelContactpersoon;FunctieContactpersoon\nSteen BV;Ada Steen;Mr.;Inkoper";
    expect(goes(text)).toEqual(["company_name", "name", "note", "title"]);
  });

  test("of a number that nothing is known of is kept, of a password or a card never", () => {
    const text = "Name,Cédula,Wachtwoord,No. Tarjeta de Crédito\nAda Stone,1023456789,x1y2,4581039857763";
    expect(goes(text)).toEqual(["name", "note", "-", "-"]);
    const others = "Name,userPassword,passwordHash,Password1,CreditCardNumber,user_pass,apiKey";
    expect(goes(`${others}\nAda Stone,x1y2,9f8e7d,x3,4581039857763,x4,k-12`).slice(1)).toEqual(Array(6).fill("-"));
  });

  test("of several ways to reach somebody holds addresses, beside which numbers are found", () => {
    expect(goes("Customer,Contact Details,Alt Contact\nAda Stone,ada@a.example; +33612345678,98222-33333")).toEqual([
      "name",
      "emails",
      "phones",
    ]);
  });

  test("that is not known holds no numbers of networks, of identities and of thousands", () => {
    const text = "Nombre,identificacion,x,y\nAda Piedra,651-41-1553,192.168.10.20,1.234.567";
    expect(goes(text)).toEqual(["name", "note", "note", "note"]);
    expect(goes("Name,x\nAda Stone,(+57) 320-432-0509")).toEqual(["name", "phones"]);
  });

  test("of a customer is a company's beside that of a contact, and of a customer's contact is not", () => {
    expect(goes("Customer Name,Contact Person\nStone & Co,Ada Stone")).toEqual(["company_name", "name"]);
    expect(goes("Client Contact,Phone\nAda Stone,0235710418")).toEqual(["name", "phones"]);
  });

  test("of a number of whoever looks after somebody yields to their name", () => {
    const text = "Name,Lead Owner.id,Lead Owner,Account Owner Id\nAda Stone,zcrm_9,Claire,1007";
    expect(goes(text)).toEqual(["name", "-", "owner_id", "-"]);
    expect(goes("Name,Owner Id\nAda Stone,1007")).toEqual(["name", "owner_id"]);
  });

  test("of a company's number makes no company of that name", () => {
    expect(goes("Contact Id,Name,Account Id\n1,Ada Stone,386\n2,Bob Hill,394", contact)).toEqual([
      "external_id",
      "name",
      "-",
    ]);
  });

  test("of a stage goes to no other choice than it says, unless that knows what stands there", () => {
    expect(goes("Name,Lifecycle Stage\nAda Stone,Opportunity\nBob Hill,Subscriber", contact)).toEqual(["name", "note"]);
    expect(goes("Company,Status\nStone,active\nHill,active", account)).toEqual(["name", "stage"]);
  });
});

test("a system is known by several headings, not by one that bears all its signs", () => {
  const source = (headings: string) =>
    look(`${headings}\n${headings.replace(/[^,]+/g, "7")}`).settings.defaults["external_source"];
  expect(source("id,name,organization_id,role")).toBe("people");
  expect(source("LEADID,Last Name,Lead Owner,Lead Source,Created Time")).toBe("Zoho");
});

test("countries are known by what people call them", () => {
  expect(
    ["Trinidad & Tobago", "St. Kitts & Nevis", "The Bahamas", "Northern Ireland", "Stati Uniti", "Holanda"].map(
      readCountry,
    ),
  ).toEqual(["TT", "KN", "BS", "GB", "US", "NL"]);
});
