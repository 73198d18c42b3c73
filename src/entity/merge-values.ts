import { type Entity, type Field, most_in_list } from "./describe.ts";
import { AppError } from "./errors.ts";
import type { MergeWay } from "./merge-words.ts";

export type Row = Record<string, unknown>;

/** What an entity says of how its records become one. */
export type MergeManner = {
  /** Fields that mean something only together: they are taken together. */
  together?: readonly (readonly string[])[];
  /** Texts of which none is lost: one below the other. */
  joined?: readonly string[];
  /** Values that hold for the one record where they held for one of the two, such as not to be contacted. */
  either?: Readonly<Record<string, unknown>>;
};

/** A field in which two records differ. */
export type Differing = {
  name: string;
  way: MergeWay;
  /** What is taken together with it. */
  with: string[];
  kept: unknown;
  gone: unknown;
  /** What it becomes where nothing is chosen, and where the duplicate's is. */
  becomes: unknown;
  taken: unknown;
};

// Where a record came from is one thing: what is imported again finds it.
const origin = ["external_source", "external_id"];
const most_text = 20_000;

/** The fields in which two records differ, and what becomes of each; `follows`: columns that are kept from other rows. */
export function ways(
  { fields, state }: Entity,
  { together = [], joined = ["note"], either = {} }: MergeManner,
  follows: readonly string[],
  kept: Row,
  gone: Row,
): Differing[] {
  const groups = [origin, ...together];
  const merged = Object.values(fields).filter(
    ({ name, updatable }) => (updatable || (name in either && name === state)) && !follows.includes(name),
  );
  return merged.flatMap((field): Differing[] => {
    const { name } = field;
    const [is, other] = [kept[name] ?? null, gone[name] ?? null];
    if (same(is, other)) return [];
    const group = groups.find((each) => each.includes(name)) ?? [name];
    const differing = { name, with: group.filter((each) => each !== name), kept: is, gone: other };
    const both = bothOf(field, { joined, either }, is, other);
    if (both) return [{ ...differing, way: both.way, becomes: both.value, taken: both.value }];
    const lacks = group.every((each) => isEmpty(kept[each]) || fields[each]?.nullable === false);
    const fills = lacks && group.some((each) => isEmpty(kept[each]) && !isEmpty(gone[each]));
    return [{ ...differing, way: fills ? "fill" : "choose", becomes: fills ? other : is, taken: other }];
  });
}

/** The columns that change, with the fields that are taken from the duplicate. */
export function change(differing: Differing[], take: readonly string[]): Row {
  const chosen = new Set(take.flatMap((name) => [name, ...(differing.find((each) => each.name === name)?.with ?? [])]));
  const values = differing.map(({ name, kept, becomes, taken }) => [name, chosen.has(name) ? taken : becomes, kept]);
  return Object.fromEntries(
    values.filter(([, value, kept]) => !same(value, kept)).map(([name, value]) => [name, value]),
  );
}

type Manner = Required<Pick<MergeManner, "joined" | "either">>;

/** What a field becomes of both values; undefined where it is one of the two. */
function bothOf(
  { name, list, kind }: Field,
  { joined, either }: Manner,
  kept: unknown,
  gone: unknown,
): { way: MergeWay; value: unknown } | undefined {
  if (list) return { way: "unite", value: united(kept as unknown[], gone as unknown[]) };
  // (Of other data, such as consents, one of the two holds: a consent goes over to nobody by itself.)
  if (kind === "data" && name === "custom") return { way: "unite", value: { ...(gone as Row), ...(kept as Row) } };
  if (name in either && [kept, gone].includes(either[name])) return { way: "either", value: either[name] };
  if (!joined.includes(name) || isEmpty(kept) || isEmpty(gone)) return undefined;
  return { way: "join", value: joinedTexts(String(kept), String(gone)) };
}

function united(kept: unknown[], gone: unknown[]): unknown[] {
  const all = [...new Set([...kept, ...gone])];
  if (all.length > most_in_list)
    throw new AppError("RESOURCE_CONFLICT", "Together they have more values in a list than a record may.");
  return all;
}

function joinedTexts(kept: string, gone: string): string {
  const text = `${kept}\n\n${gone}`;
  if (text.length > most_text)
    throw new AppError("RESOURCE_CONFLICT", "Their notes are too long for one record. Shorten one of them first.");
  return text;
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === "";

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
