import { type AnyPgColumn, check, index, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { common, listed } from "../../database/columns.ts";
import { people, teams } from "../people/people.schema.ts";

/** A folder of documents, in another folder or at the top. Every colleague sees its name; who sees a document is the document's own matter. */
export const document_folders = pgTable(
  "document_folders",
  {
    ...common(),
    owner_id: uuid().references(() => people.id),
    team_id: uuid().references(() => teams.id),
    name: text().notNull(),
    parent_id: uuid().references((): AnyPgColumn => document_folders.id),
    search: text().generatedAlwaysAs(sql`app.fold(name)`),
  },
  (t) => [
    ...listed(t, { orders: [t.name] }),
    index().on(t.parent_id, t.name, t.id),
    check("document_folders_name", sql`length(btrim(${t.name})) between 1 and 120`),
  ],
);
