import { sql, type SQL } from "../database/drizzle.ts";
import type { Entity } from "./describe.ts";
import { type Grouping, hasMoney, named, type Reading } from "./grouping.ts";

/** What some rows are grouped by, as keys: one set for all summaries, and one for each with a median. */
type Keys = string[];

/**
 * What rows come to by all that several summaries group by, and how each of these reads it. For a median it is how many rows have
 * which value: a set of groups beside the others', made while the rows are gone through once. (Under names of our own: a column may
 * be called `day`.)
 */
export function gathered(entity: Entity, groupings: Grouping[], rows: SQL) {
  const columns = columnsOf(entity, groupings);
  const keys = [...columns.keys()];
  const summed = [...new Set(groupings.flatMap((each) => each.summed))];
  const given = [...new Set(groupings.flatMap((each) => each.given ?? []))];
  const { sets, setOf } = setsOf(entity, groupings);
  const nameOf = (key: string) => named(key === "currency" ? key : `by_${keys.indexOf(key)}`);
  const added = [
    ...summed.map((column, index) => ({ is: named(column), of: named(`sum_${index}`), by: sql`sum` })),
    ...given.map((column, index) => ({ is: named(column), of: named(`given_${index}`), by: sql`count` })),
  ];
  const inner = [
    ...keys.map((key) => sql`${columns.get(key)} as ${nameOf(key)}`),
    ...added.map(({ is, of }) => sql`${is} as ${of}`),
  ];
  const outer = [
    ...keys.map(nameOf),
    ...(sets.length > 1 ? [sql`array[${list(keys.map((key) => sql`grouping(${nameOf(key)})`))}] as of_set`] : []),
    sql`count(*) as many`,
    ...added.map(({ of, by }) => sql`${by}(${of}) as ${of}`),
  ];
  const by = list(sets.map((set) => sql`(${list(set.map(nameOf))})`));
  const text = sql`select ${list(outer)} from (select ${list(inner)} from ${rows}) each group by grouping sets (${by})`;
  const fromOf = (set: Keys) => {
    const left_out = keys.map((key) => (set.includes(key) ? 0 : 1));
    return sets.length > 1 ? sql`gathered where of_set = '{${sql.raw(left_out.join())}}'` : sql`gathered`;
  };
  const readingOf = (grouping: Grouping): Reading => ({
    ...medianOf(grouping, fromOf(setOf(grouping)), nameOf),
    count: sql`sum(many)`,
    at: ({ key }) => nameOf(key),
    sum: (column) => sql`sum(${named(`sum_${summed.indexOf(column)}`)})`,
    given: (column) => sql`sum(${named(`given_${given.indexOf(column)}`)})`,
  });
  return { text, readingOf };
}

/**
 * The middle one of values that stand there with how many rows have each, as percentile_cont(0.5) finds it of the rows: of an even
 * number, half way between two.
 */
function medianOf(
  { groups, middle }: Grouping,
  from: SQL,
  nameOf: (key: string) => SQL,
): Pick<Reading, "from" | "median"> {
  if (middle === undefined) return { from };
  const value = nameOf(keyOfMiddle(middle));
  const within = groups.length ? sql`partition by ${list(groups.map(({ key }) => nameOf(key)))}` : sql``;
  const having = sql`sum(many) filter (where ${value} is not null)`;
  const [lower, upper] = [">=", ">"].map(
    (than) => sql`min(${value}::double precision) filter (where upto * 2 ${sql.raw(than)} valued)`,
  );
  return {
    from: sql`(select *, ${having} over (${within} order by ${value}) as upto, ${having} over (${within}) as valued from ${from}) ranked`,
    median: sql`${lower} + (${upper} - ${lower}) * 0.5`,
  };
}

/** All columns that rows are grouped by, by their keys. */
function columnsOf(entity: Entity, groupings: Grouping[]): Map<string, SQL> {
  return new Map(
    groupings.flatMap(({ groups, summed, middle }) => [
      ...groups.map(({ key, is }) => [key, is] as const),
      ...(hasMoney(entity, summed) ? [["currency", sql`currency`] as const] : []),
      ...(middle === undefined ? [] : [[keyOfMiddle(middle), named(middle)] as const]),
    ]),
  );
}

/** The sets of keys to group by, each once, and the one that a summary reads: another's, where that says as much. */
function setsOf(entity: Entity, groupings: Grouping[]): { sets: Keys[]; setOf: (grouping: Grouping) => Keys } {
  const keysOf = (of: Grouping[]): Keys => [...columnsOf(entity, of).keys()].toSorted();
  const simple = keysOf(groupings.filter(({ middle }) => middle === undefined));
  const sets: Keys[] = [];
  const known = (keys: Keys, enough: (set: Keys) => boolean): Keys => {
    const set = sets.find(enough) ?? keys;
    if (!sets.includes(set)) sets.push(set);
    return set;
  };
  const medians = new Map(
    groupings
      .filter(({ middle }) => middle !== undefined)
      .map((each) => {
        const keys = keysOf([each]);
        return [each, known(keys, (set) => set.join("\n") === keys.join("\n"))] as const;
      }),
  );
  const others =
    medians.size < groupings.length ? known(simple, (set) => simple.every((key) => set.includes(key))) : [];
  return { sets, setOf: (grouping) => medians.get(grouping) ?? others };
}

const keyOfMiddle = (column: string) => `${column} middle`;

const list = (parts: SQL[]) => sql.join(parts, sql`, `);
