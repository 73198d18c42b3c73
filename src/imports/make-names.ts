import { sql } from "drizzle-orm";
import type { Transaction } from "../database/door.ts";
import type { Entity } from "../entity/describe.ts";
import { splitOnError } from "./split-on-error.ts";

/** Makes records that need no more than a name, such as tags, as the importer; answers the folded names of those that are new. */
export async function makeNames(tx: Transaction, target: Entity, names: string[]): Promise<string[]> {
  const fit = names.flatMap((name) => {
    const parsed = target.create.safeParse({ name });
    return parsed.success ? [String((parsed.data as { name: unknown }).name)] : [];
  });
  const made: string[] = [];
  const write = async (part: string[]) => {
    const { rows } = await tx.execute<{ folded: string }>(sql`insert into ${target.table} (name)
      select * from unnest(${sql.param(part)}::text[]) on conflict do nothing returning app.fold(name) as folded`);
    made.push(...rows.map(({ folded }) => folded));
  };
  await splitOnError(tx, fit, write, () => {});
  return made;
}
