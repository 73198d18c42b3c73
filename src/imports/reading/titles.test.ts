import { expect, test } from "vitest";
import { contact } from "../../entities/contacts/contact.entity.ts";
import { lead as described } from "../../entities/leads/lead.entity.ts";
import { withStages } from "../../testing/usual-stages.ts";
import { analyse } from "../analyse.ts";

const lead = withStages(described);
const importer = { id: "01234567-89ab-7def-8123-456789abcdef", locale: "fr-FR" };
const goes = (text: string, entity: unknown = lead) => {
  const { columns, settings } = analyse(entity as typeof lead, `${text}\n`, { encoding: "utf-8" }, importer);
  return Object.fromEntries(
    settings.mapping.map(({ column, field, as }) => [columns[column]?.name, as ? `${field}:${as}` : field]),
  );
};

const outlook =
  '"Title","First Name","Last Name","Company","Job Title","E-mail Address"\n"M.","Hugo","Perrin6","P6 SARL","Gérant","hugo6@perrin.example"\n"Mme","Eva","Perrin7","P7 SARL","Directrice","eva7@perrin.example"\n"M.","Luc","Perrin8","P8 SARL","Acheteur","luc8@perrin.example"';

test("beside a job title a title is how somebody is spoken to, whatever stands there", () => {
  const titles = outlook.replace('"M.","Hugo', '"Head of all","Hugo');
  const empty = outlook.replaceAll(/^"(M\.|Mme)"/gm, '""');
  const french = outlook.replace('"Title"', '"Titre"').replace('"Job Title"', '"Fonction"');
  for (const text of [outlook, titles, empty, french]) {
    const [job, title] = text === french ? ["Fonction", "Titre"] : ["Job Title", "Title"];
    expect(goes(text)[job], text).toBe("title");
    expect(goes(text)[title], text).not.toBe("title");
  }
  expect(goes(outlook)).toMatchObject({ Title: "note:labelled", "Job Title": "title", "First Name": "name:given" });
  expect(goes(outlook, contact)).toMatchObject({ Title: "civility", "Job Title": "title" });
});

test("a title alone is of a job, unless people are spoken to so", () => {
  expect(goes("Name,Title,Email\nAda Stone,Buyer,ada@a.example")["Title"]).toBe("title");
  for (const title of ["M.", "Mme", "Dr.", "Prof. Dr."])
    expect(goes(`Name,Title,Email\nAda Stone,${title},ada@a.example`)["Title"], title).not.toBe("title");
});
