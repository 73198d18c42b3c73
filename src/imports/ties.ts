import type { Entity } from "../entity/describe.ts";
import { AppError } from "../entity/errors.ts";
import { fold } from "./fold.ts";
import type { Candidate, LeftOut, Tie } from "./candidate.ts";
import { firstOnes, standing, uncircled, type Edge } from "./circles.ts";
import type { ImportSettings } from "./import-settings.ts";
import { isTied } from "./reading/targets.ts";
import type { Taken } from "./take-rows.ts";

/** A row that is in: its record, where that is known, and what it says of others. */
type TiedRow = { line: number; id: string | undefined; key: string; name: string; ties: Tie[] };

/** What rows say of each other, until all of them are in. */
export type Ties = {
  rows: TiedRow[];
  /** Which of them a text names: by what their system calls them, and by their names, folded; null where several are called so. */
  by_key: Map<string, number>;
  by_name: Map<string, number | null>;
  count: number;
};

// So many of them are held until all rows are in.
const most_ties = 200_000;

/** Collects what rows say of each other; undefined where no column does. */
export function tiesOf(entity: Entity, { mapping }: ImportSettings): Ties | undefined {
  return mapping.some((mapped) => isTied(entity, mapped))
    ? { rows: [], by_key: new Map(), by_name: new Map(), count: 0 }
    : undefined;
}

/** Adds a row that is in; of one that came in before a restart it is found later which record it is. */
export function collect(ties: Ties, candidate: Candidate, taken: Pick<Taken, "outcome" | "id"> | undefined): void {
  if (taken ? !is_in.has(taken.outcome) || !taken.id : Object.keys(candidate.reasons).length > 0) return;
  const { values, known_as, line } = candidate;
  const key = String(values["external_id"] ?? "");
  const name = String(values["name"] ?? "");
  const place = ties.rows.length;
  ties.rows.push({
    line,
    id: taken?.id ?? undefined,
    key,
    name,
    ties: taken?.outcome === "skip" ? [] : candidate.ties,
  });
  ties.count += candidate.ties.length;
  if (ties.count > most_ties)
    throw new AppError(
      "INVALID_INPUT",
      "The rows name other rows more than 200,000 times. Split the file, and import the parts one after the other.",
    );
  for (const one of [key, String(values["id"] ?? ""), ...known_as])
    if (one && !ties.by_key.has(one)) ties.by_key.set(one, place);
  const folded = fold(name);
  if (folded) ties.by_name.set(folded, ties.by_name.has(folded) ? null : place);
}

const is_in = new Set(["create", "update", "restore", "unchanged", "skip"]);

/** What is to stand between records. */
export type Resolved = { parents: Edge[]; links: (Edge & { kind: string })[]; left: Map<number, LeftOut[]> };

/** The texts that no row of the file is called by, which records that are there may be. */
export function unknownTexts({ rows, by_key }: Ties): string[] {
  const texts = rows.flatMap(({ ties }) => ties.flatMap((tie) => tie.texts));
  return [...new Set(texts)].filter((text) => !by_key.has(text));
}

/** Who is meant by each text, and what of that can stand. `found`: records by a text, the sure ones apart from those by name. */
export function resolve(
  ties: Ties,
  found: { sure: Map<string, string[]>; named: Map<string, string[]> },
  present: Map<string, string>,
): Resolved {
  const left = new Map<number, LeftOut[]>();
  const leave = ({ line, ...one }: Omit<LeftOut, "reason"> & { line: number }, reason: string) =>
    left.set(line, [...(left.get(line) ?? []), { column: one.column, field: one.field, text: one.text, reason }]);
  const parents = new Map<string, Edge>();
  const links = new Map<string, Edge & { kind: string }>();
  for (const row of ties.rows) {
    const above: Edge[] = [];
    for (const tie of row.ties) {
      const [text = ""] = tie.texts;
      const at = { line: row.line, column: tie.column, field: tie.field, text };
      const meant = meaning(ties, found, text);
      if ("reason" in meant || !row.id) leave(at, "reason" in meant ? meant.reason : "no such record that you can see");
      else if (tie.as === "parent") above.push({ ...at, from: row.id, to: meant.id });
      else {
        const turned = tie.as === "blocked_by";
        const kind = turned ? "blocks" : tie.as;
        const [from, to] = turned ? [meant.id, row.id] : [row.id, meant.id];
        links.set(keyOf(kind, from, to), { ...at, from, to, kind });
      }
    }
    const [first] = above;
    if (first) parents.set(first.from, first);
    // Two columns may name the same parent in two ways; where one does, the other need not.
    if (first) forgive(left, row.line, "parent_id");
  }
  const held = [...links.values()].filter(({ kind }) => kind === "blocks");
  const free = [...links.values()].filter(({ kind, from, to }) => kind !== "blocks" && from !== to);
  const judged = [standing([...parents.values()], present), uncircled(held)];
  for (const { edge, reason } of judged.flat()) if (reason) leave(edge, reason);
  const kept = judged.map((part) => part.filter(({ reason }) => !reason).map(({ edge }) => edge));
  return { parents: kept[0] ?? [], links: [...firstOnes((kept[1] ?? []) as Resolved["links"]), ...free], left };
}

// What merely relates, or is a double, is the same from both sides.
const keyOf = (kind: string, from: string, to: string) =>
  [kind, ...(kind === "blocks" ? [from, to] : [from, to].toSorted())].join(" ");

function forgive(left: Map<number, LeftOut[]>, line: number, field: string): void {
  const others = (left.get(line) ?? []).filter((one) => one.field !== field);
  if (others.length > 0) left.set(line, others);
  else left.delete(line);
}

function meaning(
  { rows, by_key, by_name }: Ties,
  { sure, named }: { sure: Map<string, string[]>; named: Map<string, string[]> },
  text: string,
): { id: string } | { reason: string } {
  const place = by_key.get(text) ?? (sure.has(text) ? undefined : by_name.get(fold(text)));
  if (place === null) return { reason: "several records have this name" };
  const own = place === undefined ? undefined : rows[place]?.id;
  if (own) return { id: own };
  const ids = sure.get(text) ?? named.get(text) ?? [];
  if (ids.length > 1) return { reason: "several records have this name" };
  return ids[0] === undefined ? { reason: "no such record that you can see" } : { id: ids[0] };
}
