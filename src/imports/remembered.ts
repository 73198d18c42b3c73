import type { Actor, Database } from "../database/door.ts";
import type { Entity } from "../entity/describe.ts";
import type { Analysis } from "./analyse.ts";
import { checkSettings, import_settings, type ImportSettings } from "./import-settings.ts";

/** What the importer has decided on for the last file of the same headings that they took in; else what was guessed. */
export async function remembered(
  database: Database,
  actor: Actor,
  entity: Entity,
  { columns, settings }: Analysis,
): Promise<ImportSettings> {
  const headings = columns.map(({ name }) => name);
  if (!headings.some((name) => name !== "")) return settings;
  const [rows] = await database.flush(actor, [
    {
      text: `select settings::text from public.imports
        where owner_id = app.user_id() and entity = $1 and state in ('committed', 'undone', 'stopped') and deleted_at is null
          and (select jsonb_agg(c -> 'name' order by n) from jsonb_array_elements(columns) with ordinality as c (c, n)) = $2::jsonb
        order by created_at desc limit 1`,
      values: [entity.name, JSON.stringify(headings)],
    },
  ]);
  const found = import_settings.safeParse(JSON.parse(rows?.[0]?.[0] ?? "null"));
  if (!found.success) return settings;
  try {
    return checkSettings(entity, found.data);
  } catch {
    // The entity has other fields since.
    return settings;
  }
}
