import { z } from "zod";
import type { Actor } from "../database/door.ts";
import type { Entity, Field } from "../entity/describe.ts";
import { AppError } from "../entity/errors.ts";
import type { Kernel } from "../entity/kernel.ts";

/** A column as its reader has it on the screen: its field, and what its heading says. */
export type SeenColumn = { field: Field; heading: string; relation: string | undefined };

/** Who reads, and so in which words and signs. */
export type Reader = { language: "en" | "fr"; locale: string; time_zone: string };

/** The most columns that one export has. */
const most_columns = 200;

const asked = z.array(z.tuple([z.string().max(60), z.string().max(200)])).min(1);

/** `[["name","Lead"],["value","Value"]]`: the columns of an export, in their order, and their headings. */
export function readColumns(entity: Entity, text: string): SeenColumn[] {
  const read = asked.safeParse(parsed(text));
  if (!read.success)
    throw invalid('The columns of an export are a JSON list such as [["name","Lead"],["value","Value"]].');
  if (read.data.length > most_columns)
    throw invalid(`An export has at most ${most_columns} columns. Leave out those that you do not need.`);
  const names = read.data.map(([name]) => name);
  // A thousand rows are made at once: a long column that stands there again and again is as much memory as one likes.
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw invalid(`${repeated} is asked for twice. Name each column once.`);
  return read.data.map(([name, heading]) => {
    const field = entity.fields[name];
    if (!field) throw invalid(`${entity.name} has no column ${name}.`);
    const relation = Object.keys(entity.relations).find((key) => entity.relations[key]?.column === name);
    return { field, heading, relation };
  });
}

/** Who asks, and of the columns those that their role may read. */
export async function readableBy(
  kernel: Kernel,
  actor: Actor,
  entity: Entity,
  columns: SeenColumn[],
): Promise<{ reader: Reader; columns: SeenColumn[] }> {
  const [me, may] = await kernel.database.flush(actor, [
    { text: "select app.me() -> 'person'", values: [] },
    { text: "select app.readable($1)", values: [entity.name] },
  ]);
  const reader = JSON.parse(me?.[0]?.[0] ?? "{}") as Reader;
  const readable = JSON.parse(may?.[0]?.[0] ?? "{}") as { columns: string[] | null; entities: string[] };
  const named = ({ field }: SeenColumn) => !field.reference || readable.entities.includes(field.reference);
  const seen = columns.filter(
    (column) => readable.columns?.includes(column.field.own ? "custom" : column.field.name) && named(column),
  );
  if (seen.length === 0)
    throw new AppError("INSUFFICIENT_PRIVILEGES", "Your role does not include these columns. Choose others.");
  return { reader, columns: seen };
}

/** What a list is asked for, so that each of these can be shown: amounts want their currency, ids their names. */
export function neededBy(entity: Entity, columns: SeenColumn[]): { columns: string; include?: string } {
  const names = columns.map(({ field }) => field.name);
  const money = columns.some(({ field }) => field.kind === "money") && "currency" in entity.fields;
  const include = columns.flatMap(({ relation }) => relation ?? []);
  return {
    columns: [...new Set(["id", ...names, ...(money ? ["currency"] : [])])].join(),
    ...(include.length > 0 && { include: [...new Set(include)].join() }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const invalid = (sentence: string) => new AppError("INVALID_INPUT", sentence);
