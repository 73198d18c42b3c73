/** What the server answers with when it refuses or fails. */
export type ErrorEnvelope = {
  code: string;
  message: string;
  request_id: string;
  timestamp: string;
  details?: { fields?: Record<string, string> } & Record<string, unknown>;
};

/** A refused or failed request, with the server's envelope. */
export class ApiError extends Error {
  readonly code: string;
  /** The HTTP status, 0 when no answer came. */
  readonly status: number;
  readonly request_id: string;
  readonly timestamp: string;
  readonly details: ErrorEnvelope["details"];
  /** Seconds to wait before trying again, when the server said so. */
  readonly retry_after: number | null;

  constructor(envelope: ErrorEnvelope, status: number, retry_after: number | null = null) {
    super(envelope.message);
    this.name = "ApiError";
    this.code = envelope.code;
    this.status = status;
    this.request_id = envelope.request_id;
    this.timestamp = envelope.timestamp;
    this.details = envelope.details;
    this.retry_after = retry_after;
  }
}
