import type { Actor, Database } from "../database/door.ts";
import type { Entity } from "../entity/describe.ts";
import type { Analysis } from "./analyse.ts";
import { checkSettings, import_settings, type ImportSettings, type Mapped } from "./import-settings.ts";

/**
 * What the importer has decided on for the last file of the same headings that they took in; else what was guessed. How dates and
 * numbers are written is found in each file: who sends the next one may write otherwise.
 */
export async function remembered(
  database: Database,
  actor: Actor,
  entity: Entity,
  analysis: Analysis,
): Promise<ImportSettings> {
  const { columns, settings } = analysis;
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
    return checkSettings(entity, { ...found.data, mapping: found.data.mapping.map((one) => asFound(one, analysis)) });
  } catch {
    // The entity has other fields since.
    return settings;
  }
}

function asFound({ decimal, date, ...mapped }: Mapped, { columns, settings, guessed }: Analysis): Mapped {
  const { column, field } = mapped;
  const { decimal: sign, date: order } = columns[column] ?? {};
  const found = settings.mapping.find(
    (one) => one.column === column && one.field === field && one.as === mapped.as,
  ) ?? {
    decimal: sign === "both" ? undefined : (sign ?? decimal),
    date: order === "both" ? undefined : (order ?? date),
  };
  // What this file does not prove and the last one wrote otherwise is asked.
  const kept = <Sign>(now: Sign | undefined, last: Sign | undefined) =>
    now === undefined || (guessed.includes(column) && last !== undefined && last !== now) ? undefined : now;
  const [number, day] = [kept(found.decimal, decimal), kept(found.date, date)];
  return { ...mapped, ...(number && { decimal: number }), ...(day && { date: day }) };
}
