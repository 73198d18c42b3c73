import type { RecordRow, Values } from "../records/record-client.ts";
import type { WaitingState } from "../records/waiting-marks.ts";
import type { Write } from "../records/write.ts";

/** Why the server did not take a write, as it said so. */
export type Problem = { code: string; message: string; details?: Record<string, unknown> | undefined };

/** A write in the outbox. */
export type Item = Write & {
  /** Its place: what comes first is sent first. */
  place: number;
  at: number;
  /** What the record is called, for whoever looks into the outbox. */
  name: string;
  /** Its body may have reached the server, so that it stays as it is. */
  tried: boolean;
  state: WaitingState;
  /** Of a refused one. */
  problem?: Problem | undefined;
  /** The record as somebody else has left it, where both changed a field. */
  stored?: RecordRow | undefined;
};

/** The version that a change was made on. */
export function versionOf({ body }: Pick<Item, "body">): number | undefined {
  return typeof body["version"] === "number" ? body["version"] : undefined;
}

/** The columns that a write sets, without what only goes along. */
export function changesOf({ body }: Pick<Item, "body">): Values {
  const { version: _version, id: _id, ...changes } = body;
  return changes;
}

/** Whether two writes are about the same record. */
export function meets(one: Pick<Write, "entity" | "ids">, other: Pick<Write, "entity" | "ids">): boolean {
  return one.entity === other.entity && one.ids.some((id) => other.ids.includes(id));
}
