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
  // Our own functions raise the code itself as the message, and the seconds to wait as the hint.
  const own = raised.message as ErrorCode;
  if (own === "RATE_LIMIT_EXCEEDED")
    return new AppError(own, raised.detail ?? "", { retry_after: Number(raised.hint) }, cause);
  // (The browser asks for the password, and tries again.)
  if (raised.message === "CONFIRM_IDENTITY")
    return new AppError("INSUFFICIENT_PRIVILEGES", confirm, { confirm: true }, cause);
  if (own in statuses) return new AppError(own, raised.detail ?? spoken[own] ?? own, undefined, cause);
  if (/^(08|53|57P)/.test(state))
    return new AppError(
      "SERVICE_UNAVAILABLE",
      "The database is not available. Try again in a moment.",
      { retry_after: 5 },
      cause,
    );
  const [code, message, fields] = (by_state[state] ?? by_state[state.slice(0, 2)] ?? unknown)(raised);
  return new AppError(code, message, fields && { fields }, cause);
}

const confirm = "Give your password first, or sign in again: this browser was signed in more than twelve hours ago.";

/** What an error says, and of which fields. */
type Told = [code: ErrorCode, message: string, fields?: Record<string, string> | undefined];

const too_long = (): Told => ["INVALID_INPUT", "A value is too long or cannot be stored."];

const unknown = (): Told => [
  "DATABASE_ERROR",
  "The database could not do this. Your administrator finds it under the request id.",
];

/** By PostgreSQL's code, or the class that it begins with. */
const by_state: Record<string, (raised: PostgresError) => Told> = {
  "42501": () => ["PERMISSION_DENIED", "You don't have permission to access this data or perform this action."],
  "25006": () => ["INSUFFICIENT_PRIVILEGES", "This API key only reads."],
  "23505": () => ["RESOURCE_CONFLICT", "Another record already has this value."],
  "23503": ({ column }) => [
    "RESOURCE_CONFLICT",
    "It points at a record that does not exist or that you cannot see.",
    column ? { [column]: "no such record" } : undefined,
  ],
  "23502": ({ column = "" }) => ["MISSING_REQUIRED_FIELD", `Fill in ${column}.`, { [column]: "is required" }],
  "23514": refusedByCheck,
  "55P03": () => ["RESOURCE_LOCKED", "Somebody is changing this right now. Try again in a moment."],
  "57014": () => ["SERVICE_UNAVAILABLE", "This took too long. Narrow the filter and try again."],
  "54000": too_long,
  "22001": too_long,
  "22P05": too_long,
  "22": () => ["INVALID_INPUT", "A value does not have the form that is expected."],
};

function refusedByCheck({ column, constraint, detail }: PostgresError): Told {
  const another = "Some fields need another value.";
  if (constraint?.endsWith("_size")) return ["VALIDATION_FAILED", another, { [fieldOf(constraint)]: too_large }];
  if (constraint?.endsWith("_years")) return ["VALIDATION_FAILED", another, { [fieldOf(constraint)]: no_day }];
  if (!column || !detail) return ["VALIDATION_FAILED", another, { [column || fieldOf(constraint)]: "is not allowed" }];
  return ["VALIDATION_FAILED", `This is not possible: ${detail}.`, { [column]: detail }];
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
const no_day = "is not between the years 1 and 9999";

// A check is named after its table and column: leads_lost_reason, leads_custom_size. (Some tables have two words.)
function fieldOf(constraint = "record"): string {
  return constraint
    .replace(
      /^((?:saved|campaign|form|email|agent|task|project|time|source|tool|score|own)_(?:views|searches|tasks|schedules|findings|submissions|links|templates|members|states|rates|entries|costs|servers|rules|fields)|[a-z]+?)_/,
      "",
    )
    .replace(/_(size|years)$/, "");
}

function postgres(error: unknown): PostgresError {
  const candidate = error as PostgresError & { severity?: string };
  return candidate.severity || !candidate.cause ? candidate : postgres(candidate.cause);
}
