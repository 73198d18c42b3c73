import { z } from "zod";
import { isConnectionLoss, sqlState } from "../database/door.ts";
import { AppError, statuses, type ErrorCode } from "./errors.ts";

type PostgresError = {
  message: string;
  column?: string;
  constraint?: string;
  detail?: string;
  hint?: string;
  cause?: PostgresError;
};

/** Makes an AppError of whatever was thrown; what it cannot name becomes DATABASE_ERROR or INTERNAL_ERROR without internals. */
export function translateError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof z.ZodError) return invalidFields(error);
  if (isConnectionLoss(error))
    return new AppError(
      "SERVICE_UNAVAILABLE",
      "The database does not answer. Try again in a moment.",
      { retry_after: 5 },
      error,
    );
  const state = sqlState(error);
  if (!state)
    return new AppError(
      "INTERNAL_ERROR",
      "Something failed on our side. Your administrator finds it under the request id.",
      undefined,
      error,
    );
  return fromState(state, postgres(error), error);
}

/** A sentence per field from zod's issues. */
export function invalidFields(error: z.ZodError): AppError {
  // What was sent comes back in names and sentences: of many and long ones a part.
  const told = error.issues
    .slice(0, most_told)
    .map((issue) => [cut(issue.path.join(".")) || "body", cut(issue.message)]);
  const fields = Object.fromEntries(told) as Record<string, string>;
  const missing = error.issues.every((issue) => issue.code === "invalid_type" && issue.input === undefined);
  if (missing) return new AppError("MISSING_REQUIRED_FIELD", `Fill in ${Object.keys(fields).join(", ")}.`, { fields });
  return new AppError("VALIDATION_FAILED", "Some fields need another value.", { fields });
}

const most_told = 20;
const cut = (text: string) => (text.length > 150 ? `${text.slice(0, 149)}…` : text);

function fromState(state: string, raised: PostgresError, cause: unknown): AppError {
  const make = (code: ErrorCode, message: string, fields?: Record<string, string>) =>
    new AppError(code, message, fields && { fields }, cause);
  // Our own functions raise the code itself as the message, and the seconds to wait as the hint.
  if (raised.message === "RATE_LIMIT_EXCEEDED")
    return new AppError("RATE_LIMIT_EXCEEDED", raised.detail ?? "", { retry_after: Number(raised.hint) }, cause);
  if (raised.message in statuses)
    return make(raised.message as ErrorCode, raised.detail ?? spoken[raised.message as ErrorCode] ?? raised.message);
  const column = raised.column ?? "";
  switch (state) {
    case "42501":
      return make("PERMISSION_DENIED", "You don't have permission to access this data or perform this action.");
    case "25006":
      return make("INSUFFICIENT_PRIVILEGES", "This API key only reads.");
    case "23505":
      return make("RESOURCE_CONFLICT", "Another record already has this value.");
    case "23503":
      return make(
        "RESOURCE_CONFLICT",
        "It points at a record that does not exist or that you cannot see.",
        column ? { [column]: "no such record" } : undefined,
      );
    case "23502":
      return make("MISSING_REQUIRED_FIELD", `Fill in ${column}.`, { [column]: "is required" });
    case "23514":
      if (raised.constraint?.endsWith("_size"))
        return make("VALIDATION_FAILED", "Some fields need another value.", {
          [fieldOf(raised.constraint)]: too_large,
        });
      return make(
        "VALIDATION_FAILED",
        raised.detail && column ? `This is not possible: ${raised.detail}.` : "Some fields need another value.",
        { [column || fieldOf(raised.constraint)]: (column && raised.detail) || "is not allowed" },
      );
    case "55P03":
      return make("RESOURCE_LOCKED", "Somebody is changing this right now. Try again in a moment.");
    case "57014":
      return make("SERVICE_UNAVAILABLE", "This took too long. Narrow the filter and try again.");
    case "54000":
    case "22001":
    case "22P05":
      return make("INVALID_INPUT", "A value is too long or cannot be stored.");
  }
  if (state.startsWith("22")) return make("INVALID_INPUT", "A value does not have the form that is expected.");
  if (/^(08|53|57P)/.test(state))
    return new AppError(
      "SERVICE_UNAVAILABLE",
      "The database is not available. Try again in a moment.",
      { retry_after: 5 },
      cause,
    );
  return make("DATABASE_ERROR", "The database could not do this. Your administrator finds it under the request id.");
}

const spoken: Partial<Record<ErrorCode, string>> = {
  AUTH_REQUIRED: "Sign in to go on.",
  AUTH_EXPIRED: "Your session has ended. Sign in again.",
  AUTH_INVALID: "This session is not valid here. Sign out and in again.",
  PERMISSION_DENIED: "You don't have permission to access this data or perform this action.",
  INSUFFICIENT_PRIVILEGES: "Your role does not include this action.",
  RESOURCE_NOT_FOUND: "This record does not exist, or you cannot see it.",
  RESOURCE_CONFLICT: "This was changed in the meantime. Reload and try again.",
};

const too_large =
  "is too large: at most 2,000 characters (20,000 of prose), 50 values or 32 KB of data are kept in one field";

// A check is named after its table and column: leads_lost_reason, leads_custom_size. (Some tables have two words.)
function fieldOf(constraint = "record"): string {
  return constraint.replace(/^(saved_(views|searches)|[a-z]+?)_/, "").replace(/_size$/, "");
}

function postgres(error: unknown): PostgresError {
  const candidate = error as PostgresError & { severity?: string };
  return candidate.severity || !candidate.cause ? candidate : postgres(candidate.cause);
}
