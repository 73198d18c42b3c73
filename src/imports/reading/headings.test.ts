import { describe, expect, test } from "vitest";
import { account } from "../../entities/accounts/account.entity.ts";
import { contact } from "../../entities/contacts/contact.entity.ts";
import { lead as described } from "../../entities/leads/lead.entity.ts";
import { withStages } from "../../testing/usual-stages.ts";
import { analyse } from "../analyse.ts";

const lead = withStages(described);
const importer = { id: "01234567-89ab-7def-8123-456789abcdef", locale: "fr-FR", file_name: "people 2026-01 (2).csv" };
const look = (text: string, entity: unknown = lead) =>
  analyse(entity as typeof lead, `${text}\n`, { encoding: "utf-8" }, importer);
/** What each column goes into, as "heading→field" with the part that it is. */
const goes = (text: string, entity: unknown = lead) => {
  const { columns, settings } = look(text, entity);
  return Object.fromEntries(
    settings.mapping.map(({ column, field, as }) => [columns[column]?.name, as ? `${field}:${as}` : field]),
  );
};

const files: [string, string, Record<string, string>][] = [
  [
    "HubSpot",
    "Record ID,First Name,Last Name,Email,Phone Number,Contact owner,Associated Company,Lead Status,Create Date\n51,Ada,Stone,ada@a.example,+33 2 35 71 04 18,Claire,Stone & Co,OPEN,2026-01-02 10:00",
    {
      "Record ID": "external_id",
      "First Name": "name:given",
      "Last Name": "name:family",
      Email: "emails",
      "Phone Number": "phones",
      "Contact owner": "owner_id",
      "Associated Company": "company_name",
      "Lead Status": "stage",
      "Create Date": "note:labelled",
    },
  ],
  [
    "Salesforce",
    "FirstName,LastName,Company,Email,MobilePhone,LeadSource,Status,AnnualRevenue,NumberOfEmployees,State,PostalCode\nAda,Stone,Stone & Co,ada@a.example,0612345678,Web,Open - Not Contacted,100000,25,Texas,75001",
    {
      FirstName: "name:given",
      LastName: "name:family",
      Company: "company_name",
      Email: "emails",
      MobilePhone: "phones",
      LeadSource: "source",
      Status: "stage",
      AnnualRevenue: "note:labelled",
      NumberOfEmployees: "note:labelled",
      State: "note:labelled",
      PostalCode: "note:labelled",
    },
  ],
  [
    "Pipedrive",
    "Person - Name,Person - Email - Work,Person - Phone,Organization - Name,Deal - Title,Deal - Value\nAda Stone,ada@a.example,0612345678,Stone & Co,Roof,12000",
    {
      "Person - Name": "name",
      "Person - Email - Work": "emails",
      "Person - Phone": "phones",
      "Organization - Name": "company_name",
      "Deal - Title": "note:labelled",
      "Deal - Value": "value",
    },
  ],
  [
    "Zoho",
    "Lead Owner,Company,Full Name,Secondary Email,Email,Mobile,Lead Source,Lead Status,Email Opt Out\nClaire,Stone & Co,Ada Stone,b@a.example,ada@a.example,0612345678,Fair,Contacted,false",
    {
      "Lead Owner": "owner_id",
      Company: "company_name",
      "Full Name": "name",
      "Secondary Email": "emails",
      Email: "emails",
      Mobile: "phones",
      "Lead Source": "source",
      "Lead Status": "stage",
      "Email Opt Out": "do_not_contact",
    },
  ],
  [
    "Odoo",
    "contact_name,partner_name,email_from,phone,expected_revenue,stage_id/id,description\nAda Stone,Stone & Co,ada@a.example,0612345678,1200,crm.stage_1,Call her",
    {
      contact_name: "name",
      partner_name: "company_name",
      email_from: "emails",
      phone: "phones",
      expected_revenue: "value",
      description: "note",
    },
  ],
  [
    "Dynamics",
    "Topic,First Name,Last Name,EMailAddress1,Telephone1,Company Name,Est. Budget,Status Reason\nRoof,Ada,Stone,ada@a.example,0612345678,Stone & Co,1200,New",
    {
      Topic: "note:labelled",
      "First Name": "name:given",
      "Last Name": "name:family",
      EMailAddress1: "emails",
      Telephone1: "phones",
      "Company Name": "company_name",
      "Status Reason": "stage",
    },
  ],
  [
    "Facebook",
    "id,created_time,ad_id,ad_name,platform,full_name,phone_number,email\nl:1234567,2026-01-02T10:00:00+0100,ag:23851234567,Spring,fb,Ada Stone,p:+33612345678,ada@a.example",
    {
      id: "external_id",
      created_time: "note:labelled",
      ad_name: "note:labelled",
      platform: "source",
      full_name: "name",
      phone_number: "phones",
      email: "emails",
    },
  ],
  [
    "Mailchimp",
    "Email Address,First Name,Last Name,MEMBER_RATING,OPTIN_TIME,LEID\nada@a.example,Ada,Stone,2,2026-01-02 10:00,123",
    { "Email Address": "emails", "First Name": "name:given", "Last Name": "name:family", LEID: "external_id" },
  ],
  [
    "Google",
    "Name,Given Name,Family Name,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Value,Organization 1 - Name,Organization 1 - Title\nAda Stone,Ada,Stone,* Work,ada@a.example,0612345678,Stone & Co,Head",
    {
      Name: "name",
      "Given Name": "name:given",
      "Family Name": "name:family",
      "E-mail 1 - Value": "emails",
      "Phone 1 - Value": "phones",
      "Organization 1 - Name": "company_name",
      "Organization 1 - Title": "title",
    },
  ],
  [
    "Outlook",
    "First Name,Last Name,Company,Job Title,Business Street,Business City,Business Phone,Mobile Phone,E-mail Address,E-mail 2 Address\nAda,Stone,Stone & Co,Head,1 Road,Rouen,0235710418,0612345678,ada@a.example,b@a.example",
    {
      "First Name": "name:given",
      "Last Name": "name:family",
      Company: "company_name",
      "Job Title": "title",
      "Business Street": "note:labelled",
      "Business City": "city",
      "Business Phone": "phones",
      "Mobile Phone": "phones",
      "E-mail Address": "emails",
      "E-mail 2 Address": "emails",
    },
  ],
  [
    "vCard",
    "FN,ORG,TEL,EMAIL,BDAY,NOTE\nAda Stone,Stone & Co,0612345678,ada@a.example,1990-02-03,Nice",
    { FN: "name", ORG: "company_name", TEL: "phones", EMAIL: "emails", BDAY: "note:labelled", NOTE: "note" },
  ],
  [
    "German",
    "Anrede;Vorname;Nachname;Firma;Straße;PLZ;Ort;Land;Telefon;Handy;E-Mail-Adresse;Bemerkungen\nFrau;Ada;Stein;Stein AG;Weg 1;10115;Berlin;Deutschland;030 12345678;0151 23456789;ada@a.example;ruft an",
    {
      Anrede: "note:labelled",
      Vorname: "name:given",
      Nachname: "name:family",
      Firma: "company_name",
      Straße: "note:labelled",
      PLZ: "note:labelled",
      Ort: "city",
      Land: "country",
      Telefon: "phones",
      Handy: "phones",
      "E-Mail-Adresse": "emails",
      Bemerkungen: "note",
    },
  ],
  [
    "Spanish",
    "Nombre,Apellidos,Empresa,Correo electrónico,Teléfono móvil,Ciudad,País,Estado\nAda,Piedra,Piedra SL,ada@a.example,612345678,Madrid,España,Contactado",
    {
      Nombre: "name:given",
      Apellidos: "name:family",
      Empresa: "company_name",
      "Correo electrónico": "emails",
      "Teléfono móvil": "phones",
      Ciudad: "city",
      País: "country",
      Estado: "stage",
    },
  ],
  [
    "Italian",
    "Nome;Cognome;Azienda;Cellulare;Città;CAP;Partita IVA\nAda;Pietra;Pietra Srl;3331234567;Roma;00100;00743110157",
    {
      Nome: "name:given",
      Cognome: "name:family",
      Azienda: "company_name",
      Cellulare: "phones",
      Città: "city",
      CAP: "note:labelled",
      "Partita IVA": "note:labelled",
    },
  ],
  [
    "Portuguese",
    "Nome,Sobrenome,Empresa,Telefone celular,Cidade,Estado,Origem do lead\nAda,Pedra,Pedra Ltda,(11) 98765-4321,São Paulo,SP,Indicação",
    {
      Nome: "name:given",
      Sobrenome: "name:family",
      Empresa: "company_name",
      "Telefone celular": "phones",
      Cidade: "city",
      Estado: "note:labelled",
      "Origem do lead": "source",
    },
  ],
  [
    "Dutch",
    "Voornaam;Achternaam;Bedrijfsnaam;Telefoonnummer;Woonplaats;Opmerkingen\nAda;Steen;Steen BV;06 12345678;Utrecht;belt terug",
    {
      Voornaam: "name:given",
      Achternaam: "name:family",
      Bedrijfsnaam: "company_name",
      Telefoonnummer: "phones",
      Woonplaats: "city",
      Opmerkingen: "note",
    },
  ],
];

describe("a file", () => {
  test.each(files)("of %s is understood by its headings", (system, text, expected) => {
    expect(goes(text)).toMatchObject(expected);
    expect([undefined, system]).toContain(look(text).settings.defaults["external_source"]);
  });

  test("of a client or a contact puts its company where that belongs", () => {
    expect(goes("Company,Contact,Phone\nStone & Co,Ada Stone,0235710418", account)).toEqual({
      Company: "name",
      Contact: "note:labelled",
      Phone: "phone",
    });
    expect(goes("Full name,Company,Salutation\nAda Stone,Stone & Co,Mrs", contact)).toEqual({
      "Full name": "name",
      Company: "account_id",
      Salutation: "civility",
    });
  });

  test("whose headings say nothing is understood by its look", () => {
    expect(
      goes(
        "a,b,c,d\nAda Stone,ada@a.example,+33 6 12 34 56 78,Allemagne\nBob Hill,bob@a.example,+33 6 12 34 56 79,Espagne",
      ),
    ).toEqual({ a: "name", b: "emails", c: "phones", d: "country" });
    expect(goes("Email,Phone\nyes,no\nno,yes")).toEqual({ Email: "note:labelled", Phone: "note:labelled" });
  });

  test("names its system, or is named after itself without its dates", () => {
    expect(look("id,name\n1,Ada Stone").settings.defaults["external_source"]).toBe("people");
    expect(look("id,name\n1,Ada Stone").settings.match_key).toBe("external_id");
  });

  test("exported from here keeps its ids; no other `id` is ours", () => {
    const own = look("id,name,stage\n01234567-89ab-7def-8123-456789abcdef,Ada Stone,new");
    expect(own.settings.match_key).toBe("id");
    expect(look("id,name,Phase\n01234567-89ab-7def-8123-456789abcdef,Ada Stone,new").settings.match_key).toBe(
      "external_id",
    );
  });
});

describe("a column", () => {
  test("that shows its numbers or dates two ways is left to be asked about", () => {
    const { columns, settings } = look(
      'Name;Amount;Close date\nAda;"$1,200.50";12/31/2026\nBob;"1.200,50 €";31/12/2026',
    );
    expect(columns.map(({ decimal, date }) => decimal ?? date)).toEqual([undefined, "both", "both"]);
    expect(settings.mapping).toEqual([
      { column: 0, field: "name" },
      { column: 1, field: "value" },
      { column: 2, field: "expected_close" },
    ]);
  });

  test("of choices tells what each of its texts was taken for", () => {
    const { columns } = look("Name,Status\nAda,Open - Not Contacted\nBob,warm\nEve,GEWONNEN");
    expect(columns[1]?.values).toEqual([
      { text: "Open - Not Contacted", count: 1, means: "new" },
      { text: "warm", count: 1, means: null },
      { text: "GEWONNEN", count: 1, means: "won" },
    ]);
  });

  test("of numbers without a code says from where they are dialled", () => {
    const country = (text: string) => look(text).settings.mapping.find(({ field }) => field === "phones")?.country;
    expect(country("Cognome,Telefono\nRossi,06/4328346\nBianchi,06/79876658")).toBe("IT");
    expect(country("Name,Phone\nAda,0612345678")).toBe("FR");
    expect(country("Name,Phone\nAda,(415) 555-0199\nBob,(212) 555-0142")).toBe("US");
    expect(country("Name,Phone,Country\nAda,9876543210,India")).toBe("IN");
  });
});
