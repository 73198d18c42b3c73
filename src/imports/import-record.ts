import type { Actor, Database } from "../database/door.ts";
import { AppError } from "../entity/errors.ts";
import type { FoundColumn } from "./found-column.ts";
import type { FileFormat } from "./file-format.ts";
import type { ImportSettings } from "./import-settings.ts";
import type { LeftOutText } from "./left-out.ts";
import type { ImportState } from "./import-states.ts";
import type { Outcome, Taken } from "./take-rows.ts";

export type Counts = Partial<Record<Outcome | "made" | "tied" | "cells" | "undone" | "kept", number>>;
export type Sample = Pick<Taken, "line" | "outcome" | "values" | "reasons" | "before">;

/** An import as it is stored and sent. */
export type ImportRecord = {
  id: string;
  owner_id: string | null;
  name: string;
  entity: string;
  state: ImportState;
  bytes: number;
  format: FileFormat;
  columns: FoundColumn[];
  settings: ImportSettings;
  total: number;
  done: number;
  counts: Counts;
  samples: Sample[];
  /** What was left out of rows that went in, each text once. */
  left_out: LeftOutText[];
  error: string | null;
  run_id: string | null;
  created_at: string;
};

const columns =
  "id, owner_id, name, entity, state, bytes, format, columns, settings, total, done, counts, samples, left_out, error, run_id, created_at";

/** Reads an import as whoever asks may see it. */
export async function readImport(database: Database, actor: Actor, id: string): Promise<ImportRecord> {
  const [rows] = await database.flush(actor, [
    {
      text: `select row_to_json(r)::text from (select ${columns} from public.imports where id = $1 and deleted_at is null) r`,
      values: [id],
    },
  ]);
  const found = rows?.[0]?.[0];
  if (!found) throw new AppError("RESOURCE_NOT_FOUND", "This import does not exist, or you cannot see it.");
  return JSON.parse(found) as ImportRecord;
}

/** The newest imports that the caller sees, of one entity where named. */
export async function listImports(database: Database, actor: Actor, entity: string | undefined): Promise<string> {
  const text = `select coalesce(json_agg(r), '[]')::text from (select id, owner_id, name, entity, state, total, done, counts, error, created_at from public.imports
    where ($1::text is null or entity = $1) and deleted_at is null order by created_at desc limit 50) r`;
  const [rows] = await database.flush(actor, [{ text, values: [entity ?? null] }]);
  return rows?.[0]?.[0] ?? "[]";
}
