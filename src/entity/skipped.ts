import { AppError, type ErrorCode } from "./errors.ts";
import { isConnectionLoss, sqlState } from "../database/door.ts";
import type { Deed } from "./bulk-request.ts";
import type { Chosen, Seen } from "./change-many.ts";
import { conflict, notFound, notPermitted } from "./refusal.ts";
import { isAboutRows } from "./split-on-error.ts";
import { translateError } from "./translate-error.ts";

/** A record that an act on many left as it was, and why: what the same act on it alone would have answered. */
export type Skipped = { id: string; code: ErrorCode; message: string; fields?: Record<string, string> };

/** Why a record was left as it was, from what its own act threw. */
export function skipped(id: string, error: unknown): Skipped {
  const { code, message, details } = translateError(error);
  return { id, code, message, ...(details?.fields && { fields: details.fields }) };
}

/** For what there was no time in this call. */
export const late = (id: string) =>
  skipped(id, new AppError("SERVICE_UNAVAILABLE", "There was no time left for this record. Try again."));

/** Why a record could not be held: what is seen of it says so. */
export function whyNot(deed: Deed, { id, version }: Chosen, seen: Seen | undefined): Skipped {
  if (!seen) return skipped(id, notFound());
  if (!seen.here)
    return skipped(
      id,
      new AppError("RESOURCE_CONFLICT", deed.act === "restore" ? "It is not in the bin." : "It is in the bin."),
    );
  if (!seen.may) return skipped(id, notPermitted());
  if (version !== undefined && seen.version !== version) return skipped(id, conflict(version, seen.version));
  return skipped(id, new AppError("RESOURCE_LOCKED", "Somebody is changing this right now. Try again in a moment."));
}

/** Whether a refusal is about this one record, so that the others can go on: not a lost line, a deadlock, a key that only reads. */
export function isOnes(error: unknown): boolean {
  if (isConnectionLoss(error)) return false;
  const state = sqlState(error);
  if (state === undefined) return error instanceof AppError;
  if (/permission denied for/.test(String((error as Error).cause ?? error))) return false;
  return (isAboutRows(error) || ["55P03", "P0002"].includes(state)) && !isOfRole(error);
}

// What a whole role may not is refused as a whole.
const isOfRole = (error: unknown) => translateError(error).code === "INSUFFICIENT_PRIVILEGES";
