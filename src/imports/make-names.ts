import { sql } from "../database/drizzle.ts";
import type { Transaction } from "../database/door.ts";
import type { Entity } from "../entity/describe.ts";
import { splitOnError } from "../entity/split-on-error.ts";

// A column of notes that was taken for tags must not make thousands; companies come in as many as their people.
const most_made: Record<string, number> = { tags: 500, accounts: 20_000 };

/**
 * Makes records that need no more than a name, such as tags and companies, as the importer, and adds the folded names of those that are new
 * to those that this import has `made`. A check takes back what it has made: it is made again, however many there are.
 */
export async function makeNames(
  tx: Transaction,
  target: Entity,
  names: string[],
  made: Set<string>,
  owner_id: string | undefined,
): Promise<void> {
  const allowed = new Set(made);
  const wanted: string[] = [];
  const made_now = new Set<string>();
  for (const { name, folded } of await foldedNames(tx, target, names)) {
    if (made_now.has(folded)) continue;
    made_now.add(folded);
    if (!allowed.has(folded) && allowed.size === (most_made[target.name] ?? 0)) continue;
    allowed.add(folded);
    wanted.push(name);
  }
  const write = async (part: string[]) => {
    const owned = "owner_id" in target.columns && owner_id !== undefined;
    const { rows } = await tx.execute<{
      folded: string;
    }>(sql`insert into ${target.table} (name${owned ? sql`, owner_id` : sql``})
      select w.name ${owned ? sql`, ${owner_id}::uuid` : sql``} from unnest(${sql.param(part)}::text[]) w (name) on conflict do nothing returning app.fold(name) as folded`);
    for (const { folded } of rows) made.add(folded);
  };
  await splitOnError(tx, wanted, write, () => {});
}

/** Those that can be names, and what makes two of them one. */
async function foldedNames(tx: Transaction, target: Entity, names: string[]) {
  const fit = names.flatMap((name) => {
    const parsed = target.create.safeParse({ name });
    return parsed.success ? [String((parsed.data as { name: unknown }).name)] : [];
  });
  const { rows } = await tx.execute<{ name: string; folded: string }>(
    sql`select name, app.fold(name) as folded from unnest(${sql.param(fit)}::text[]) with ordinality as w (name, place) order by place`,
  );
  return rows;
}
