import { sql } from "../database/drizzle.ts";
import { sqlState, type Actor, type Database, type Transaction } from "../database/door.ts";
import type { Entity } from "../entity/describe.ts";
import { newId } from "../entity/operations.ts";
import { splitOnError } from "../entity/split-on-error.ts";
import type { Edge } from "./circles.ts";
import type { LeftOut } from "./candidate.ts";
import { findTied, namesOf, parentsOf, recordsOf } from "./find-tied.ts";
import type { ImportRecord, Sample } from "./import-record.ts";
import { advance } from "./progress.ts";
import { refusal } from "./refusal.ts";
import { resolve, type Resolved, type Ties } from "./ties.ts";
import type { Taking } from "./take-rows.ts";

/** What came of it: how many stand, what was left out of which line, and which records get another parent. */
export type Tied = { count: number; left: Map<number, LeftOut[]>; samples: Sample[] };

type Work = { database: Database; actor: Actor; taking: Taking; record: ImportRecord };

const batch = 100;

/** Puts together what rows say of each other, now that all are in; a check only tells what would be. */
export async function tie(work: Work, ties: Ties): Promise<Tied> {
  const { database, actor, taking, record } = work;
  await recordsOf(work, ties);
  const found = await findTied(work, ties);
  const ids = new Set(ties.rows.flatMap(({ id, ties: said }) => (id && said.length > 0 ? [id] : [])));
  const present = await parentsOf(work, [...ids, ...[...found.sure.values(), ...found.named.values()].flat()]);
  const resolved = resolve(ties, found, present);
  const others = resolved.parents.filter(({ from, to }) => present.get(from) !== to);
  let count = resolved.parents.length + resolved.links.length;
  if (taking.telling) return { count, left: resolved.left, samples: await samplesOf(work, ties, others, present) };
  const refuse = (edge: Pick<Edge, "line" | "column" | "field" | "text">, reason: string) => {
    count--;
    const { line, column, field, text } = edge;
    resolved.left.set(line, [...(resolved.left.get(line) ?? []), { column, field, text, reason }]);
  };
  const inParts = async <T>(all: T[], write: (tx: Transaction, part: T[]) => Promise<void>) => {
    for (let from = 0; from < all.length; from += batch)
      await database.as(actor, async (tx) => {
        await advance(tx, record, 0, record);
        await write(tx, all.slice(from, from + batch));
      });
  };
  await inParts(others, (tx, part) => setParents(tx, taking.entity, part, refuse));
  await inParts(resolved.links, (tx, part) => relate(tx, part, refuse));
  return { count, left: resolved.left, samples: [] };
}

// Nobody compares more by eye.
const most_told = 50;

/** Records that are there and get another parent, with what that and the former one are called. */
async function samplesOf(work: Work, ties: Ties, edges: Edge[], present: Map<string, string>): Promise<Sample[]> {
  const told = edges.filter(({ from }) => present.has(from)).slice(0, most_told);
  const own = new Map(ties.rows.map(({ id, name }) => [id, name]));
  const names = await namesOf(
    work,
    told.flatMap(({ from, to }) => [present.get(from) ?? "", to]),
  );
  const called = (id: string | undefined) => names.get(id ?? "") ?? own.get(id);
  return told.map(({ from, to, line, field }) => ({
    line,
    outcome: "update",
    values: { [field]: called(to) },
    reasons: {},
    before: { [field]: called(present.get(from)) },
  }));
}

async function setParents(tx: Transaction, entity: Entity, edges: Edge[], refuse: Refuse): Promise<void> {
  const done = new Set<string>();
  const told = new Set<string>();
  await splitOnError(
    tx,
    edges,
    async (part) => {
      const { rows } = await tx.execute<{ id: string }>(sql`update ${entity.table} t set parent_id = r.parent_id
        from json_to_recordset(${JSON.stringify(part.map(({ from, to }) => ({ id: from, parent_id: to })))}::json) r (id uuid, parent_id uuid)
        where t.id = r.id and t.deleted_at is null returning t.id::text as id`);
      for (const { id } of rows) done.add(id);
    },
    (edge, error) => (told.add(edge.from), refuse(edge, reasonIn(error))),
  );
  for (const edge of edges) if (!done.has(edge.from) && !told.has(edge.from)) refuse(edge, "is not yours to change");
}

type Refuse = (edge: Edge, reason: string) => void;

/** Relations that are not there yet, from either side where both are the same. */
async function relate(tx: Transaction, edges: Resolved["links"], refuse: Refuse): Promise<void> {
  const { rows } = await tx.execute<{ place: number }>(sql`select r.place from ${given(edges)}
    where exists (select from public.task_links l where l.kind = r.kind and l.deleted_at is null and ((l.from_id, l.to_id) = (r.from_id, r.to_id)
      or r.kind in ('duplicates', 'relates') and (l.from_id, l.to_id) = (r.to_id, r.from_id)))`);
  const there = new Set(rows.map(({ place }) => place));
  await splitOnError(
    tx,
    edges.filter((_, place) => !there.has(place)),
    async (part) =>
      void (await tx.execute(
        sql`insert into public.task_links (id, from_id, to_id, kind) select id, from_id, to_id, kind from ${given(part)} order by place`,
      )),
    (edge, error) => refuse(edge, sqlState(error) === "23514" ? "would make a circle" : reasonIn(error)),
  );
}

function given(edges: Resolved["links"]) {
  const rows = edges.map(({ from, to, kind }, place) => ({ id: newId(), place, from_id: from, to_id: to, kind }));
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) r (id uuid, place int, from_id uuid, to_id uuid, kind text)`;
}

function reasonIn(error: unknown): string {
  if (sqlState(error) === "40000") return "would be more than a hundred relations";
  return Object.values(refusal(error, "is not yours to change"))[0] ?? "cannot be used";
}
