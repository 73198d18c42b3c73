import { AppError } from "../entity/errors.ts";
import type { Kernel } from "../entity/kernel.ts";
import { readerOf } from "../entity/reader.ts";
import { sqlState, type Actor } from "../database/door.ts";

/** An event as it waits: what happened to which record, and when. */
export type Event = { id: string; type: string; entity: string | null; row_id: string | null; at: string };

type Filter = { filter_field: string | null; filter_value: string | null };

/** What is sent of an event; or that nothing is, since its reader does not see the record, the filter leaves it out, or nobody may read. */
export type Payload = { body: string } | { none: "withheld" | "left_out" | "reader"; error: string };

const most_bytes = 262_144;
const unseen = "The webhook’s reader cannot see this record.";
const closed = "The person under whose rights it reads does not come in any more.";

/** Reads what an event says, as this reader sees the record now. */
export async function payloadOf(kernel: Kernel, reader: Actor, event: Event, filter: Filter): Promise<Payload> {
  const { type, entity, row_id } = event;
  const saying = (data: unknown) => JSON.stringify({ type, timestamp: new Date(event.at).toISOString(), data });
  if (entity === null || row_id === null) return { body: saying({ message: "This is a test." }) };
  const described = kernel.entities[entity];
  if (!described) return { none: "withheld", error: unseen };
  try {
    const [text] = await readerOf(kernel, described).get(reader, [row_id]);
    if (text === undefined) return { none: "withheld", error: unseen };
    // (What the reader may do to it is nobody else's to know.)
    const { can: _, ...record } = JSON.parse(text) as Record<string, unknown>;
    if (!fits(record, filter)) return { none: "left_out", error: "" };
    const body = saying(type.endsWith(".removed") ? { id: row_id } : record);
    if (Buffer.byteLength(body) > most_bytes) return { none: "withheld", error: "The record is larger than 256 KB." };
    return { body };
  } catch (error) {
    if (sqlState(error) === "28000") return { none: "reader", error: closed };
    if (error instanceof AppError && error.code === "INSUFFICIENT_PRIVILEGES")
      return { none: "withheld", error: unseen };
    throw error;
  }
}

function fits(record: Record<string, unknown>, { filter_field, filter_value }: Filter): boolean {
  if (filter_field === null) return true;
  // (A field that the reader does not see fits nothing.)
  return filter_field in record && String(record[filter_field]) === filter_value;
}
