import { expect, test } from "vitest";
import type { Entity } from "../../entity/describe.ts";
import { works } from "../../testing/works.ts";
import { analyse } from "../analyse.ts";

const importer = { id: "01234567-89ab-7def-8123-456789abcdef", locale: "fr-FR", file_name: "works.csv" };

test.each([
  ["Name,State,Rank,Tâche\nSails,open,3,x", ["Name→name", "State→state", "Rank→rank"]],
  ["Nom,Rang,Grandeur\nVoiles,3,x", ["Nom→name", "Rang→rank"]],
  ["Responsable,name\nClaire,Sails", ["Responsable→owner_id", "name→name"]],
])("headings that are called as the fields of any entity are known: %s", (text, goes) => {
  const { columns, settings } = analyse(works as Entity as never, `${text}\n`, { encoding: "utf-8" }, importer);
  expect(settings.mapping.map(({ column, field }) => `${columns[column]?.name}→${field}`)).toEqual(goes);
});
