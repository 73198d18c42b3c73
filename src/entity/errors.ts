/** The codes of the contract (spec.md 8) with their HTTP status. */
export const statuses = {
  AUTH_EXPIRED: 401,
  AUTH_INVALID: 401,
  AUTH_REQUIRED: 401,
  PERMISSION_DENIED: 403,
  INSUFFICIENT_PRIVILEGES: 403,
  RESOURCE_NOT_FOUND: 404,
  RESOURCE_CONFLICT: 409,
  RESOURCE_LOCKED: 423,
  VALIDATION_FAILED: 422,
  INVALID_INPUT: 400,
  MISSING_REQUIRED_FIELD: 422,
  INTERNAL_ERROR: 500,
  DATABASE_ERROR: 500,
  NETWORK_ERROR: 503,
  SERVICE_UNAVAILABLE: 503,
  RATE_LIMIT_EXCEEDED: 429,
  QUOTA_EXCEEDED: 429,
} as const;

export type ErrorCode = keyof typeof statuses;

/** What an answer may say about an error beyond its code and sentence. */
export type ErrorDetails = {
  /** A sentence per field. */
  fields?: Record<string, string>;
  /** The version that the writer had, and the one that is stored. */
  versions?: { yours: number; stored: number };
  /** Seconds to wait. */
  retry_after?: number;
  /** Whoever asks has to show that it is them (`account_confirm`), and may then ask again. */
  confirm?: true;
};

/** The one error of the application: a code of the contract, a sentence that says what to do, and details. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails | undefined;

  constructor(code: ErrorCode, message: string, details?: ErrorDetails, cause?: unknown) {
    super(message, { cause });
    this.code = code;
    this.details = details;
  }
}
