import type { Entity } from "../../entity/describe.ts";

/** The tables by whose records it is judged who sees what an agent remembers. */
export const sources = ["leads", "accounts", "contacts"] as const;
type Source = (typeof sources)[number];

/** What a run has read: which records, whether more than these say, and whether any of it is what others wrote. */
export type HaveRead = { [S in Source]?: string[] } & { personal?: true; untrusted?: true };

type Row = Record<string, unknown>;

/** What was read with these rows: the records that they are, belong to or are shown with. */
export function readOf(entity: Entity, rows: Row[], counted: boolean): HaveRead {
  const read: HaveRead = {};
  const note = (of: unknown, id: unknown) => {
    if (isSource(of) && typeof id === "string") read[of] = [...new Set([...(read[of] ?? []), id])];
  };
  for (const row of rows) {
    note(entity.name, row["id"]);
    // (What belongs to a record is seen by whoever sees that one.)
    note(row["entity"], row["row_id"]);
    if (!isSource(row["entity"] ?? entity.name) && isNarrow(entity)) read.personal = true;
    for (const [relation, { column, entity: target }] of Object.entries(entity.relations)) {
      if (entity.name === "affiliations") note(target, row[column]);
      for (const shown of [row[relation]].flat() as (Row | undefined)[]) note(target, shown?.["id"]);
    }
  }
  return { ...read, ...(counted && { personal: true }), ...(rows.length > 0 && { untrusted: true }) };
}

/** What was read with what a search has found. */
export function foundOf(hits: Row[]): HaveRead {
  return hits.reduce<HaveRead>((read, { entity, entity_id, about }) => {
    const { entity: of, id } = (isSource(entity) ? { entity, id: entity_id } : (about ?? {})) as Row;
    const hit: HaveRead = isSource(of) && typeof id === "string" ? { [of]: [id] } : { personal: true };
    return together(read, { ...hit, untrusted: true });
  }, {});
}

/** The columns without which it cannot be said what was read. */
export function identifying({ fields, name }: Entity): string[] {
  const wanted = name === "affiliations" ? ["id", "contact_id", "account_id"] : ["id", "entity", "row_id"];
  return wanted.filter((column) => column in fields);
}

/** What was read in all. */
export function together(one: HaveRead, other: HaveRead = {}): HaveRead {
  const both = sources.map((of) => [of, [...new Set([...(one[of] ?? []), ...(other[of] ?? [])])]]);
  return {
    ...(Object.fromEntries(both) as HaveRead),
    ...((one.personal || other.personal) && { personal: true }),
    ...((one.untrusted || other.untrusted) && { untrusted: true }),
  };
}

// (Who sees it is not judged by the records that memories name.)
const isNarrow = ({ fields }: Entity) => ["owner_id", "project_id", "entity"].some((column) => column in fields);

const isSource = (name: unknown): name is Source => (sources as readonly unknown[]).includes(name);
