import { statuses, type ErrorCode } from "./errors.ts";
import type { Json } from "./json-schema.ts";

/** When each code is answered, for whoever has to write what happens then. */
const meanings: Record<ErrorCode, string> = {
  AUTH_REQUIRED: "nobody is signed in and no API key was sent",
  AUTH_EXPIRED: "the session or the API key has ended; sign in again, or make a new key",
  AUTH_INVALID: "the key, the session or what was given to sign in is not right here",
  PERMISSION_DENIED: "the caller may do such things, but not to this record or with this value",
  INSUFFICIENT_PRIVILEGES: "the caller's role, or the API key, does not include this at all",
  RESOURCE_NOT_FOUND: "it does not exist, or the caller cannot see it; both are told alike",
  RESOURCE_CONFLICT:
    "the record was changed since the `version` that was sent (`details.versions` has both), is in another state than this needs, is there already, or the idempotency key was used for something else; read it again and decide",
  RESOURCE_LOCKED: "somebody is changing it at this moment; try again",
  VALIDATION_FAILED: "values are not allowed; `details.fields` has a sentence per field",
  MISSING_REQUIRED_FIELD: "values are missing; `details.fields` names them",
  INVALID_INPUT: "the question, the body, its size or the idempotency key cannot be understood; the message says what",
  RATE_LIMIT_EXCEEDED: "too much in a short time; `details.retry_after` and `Retry-After` say how many seconds to wait",
  QUOTA_EXCEEDED: "a limit of the company or the person is used up",
  INTERNAL_ERROR: "a mistake on our side; the administrator finds it under the request id",
  DATABASE_ERROR: "the database could not do it; the administrator finds it under the request id",
  SERVICE_UNAVAILABLE: "the database does not answer, or this took too long; try again, or ask for less",
  NETWORK_ERROR: "never answered by the server: what a client says when nothing answered",
};

const titles: Record<number, string> = {
  400: "Not understood",
  401: "Not signed in",
  403: "Refused",
  404: "Not there",
  409: "Conflict",
  422: "Values to be corrected",
  423: "Locked",
  429: "Too much",
  500: "Failed",
  503: "Not available",
};

/** The envelope of every error. */
export const error_schema: Json = {
  type: "object",
  description: "What every answer that is not a success holds.",
  required: ["code", "message", "request_id", "timestamp"],
  properties: {
    code: {
      type: "string",
      enum: Object.keys(statuses),
      description: Object.entries(meanings)
        .map(([code, meaning]) => `- \`${code}\`: ${meaning}`)
        .join("\n"),
    },
    message: { type: "string", description: "A sentence that says what to do next." },
    request_id: { type: "string", description: "The same as in the header `X-Request-Id`, and in the server's log." },
    timestamp: { type: "string", format: "date-time" },
    details: {
      type: "object",
      properties: {
        fields: { type: "object", additionalProperties: { type: "string" }, description: "A sentence per field." },
        versions: {
          type: "object",
          required: ["yours", "stored"],
          properties: { yours: { type: "integer" }, stored: { type: "integer" } },
          description: "The version that was sent, and the one that is stored.",
        },
        retry_after: { type: "integer", description: "Seconds to wait." },
        confirm: { type: "boolean", description: "Show that it is you first (`account_confirm`), then ask again." },
      },
    },
  },
  example: {
    code: "RESOURCE_CONFLICT",
    message: "Somebody changed this in the meantime. Reload and try again.",
    request_id: "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b",
    timestamp: "2026-11-22T08:00:00.000Z",
    details: { versions: { yours: 1, stored: 2 } },
  },
};

/** The answers to a failure by HTTP status, as references to what `failureResponses` describes. */
export function failures(codes: readonly ErrorCode[]): Json {
  return Object.fromEntries(
    [...byStatus(codes)].map(([status, those]) => [status, { $ref: `#/components/responses/${those.join(".")}` }]),
  );
}

/** A description of each answer that some operation refers to. */
export function failureResponses(all: readonly (readonly ErrorCode[])[]): Json {
  return Object.fromEntries(
    all.flatMap((codes) =>
      [...byStatus(codes)].map(([status, those]) => [those.join("."), failureResponse(status, those)] as const),
    ),
  );
}

function failureResponse(status: number, codes: ErrorCode[]): Json {
  const schema = {
    allOf: [
      { $ref: "#/components/schemas/Error" },
      { type: "object", properties: { code: { type: "string", enum: codes } } },
    ],
  };
  const waits = codes.includes("RATE_LIMIT_EXCEEDED") || codes.includes("SERVICE_UNAVAILABLE");
  const seconds = { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } };
  return {
    description: [`${titles[status]}.`, ...codes.map((code) => `- \`${code}\`: ${meanings[code]}`)].join("\n"),
    ...(waits ? { headers: seconds } : {}),
    content: { "application/json": { schema } },
  };
}

function byStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const grouped = new Map<number, ErrorCode[]>();
  // In the order of the contract, so that the same codes are one description.
  for (const code of Object.keys(statuses) as ErrorCode[])
    if (codes.includes(code)) grouped.set(statuses[code], [...(grouped.get(statuses[code]) ?? []), code]);
  return grouped;
}
