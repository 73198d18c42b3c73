import { ApiError, type ErrorEnvelope } from "./api-error.ts";
import { keep, recall } from "./standby.ts";

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
type Options = { body?: unknown; idempotency_key?: string; signal?: AbortSignal };

/**
 * The one place that talks to the server; while it is silent, what was read before is read again. A write carries an idempotency key: pass the same one
 * when you try the same write again, and it happens once. Throws ApiError.
 */
export async function request<Answer>(method: Method, path: string, options: Options = {}): Promise<Answer> {
  if (method !== "GET") return ask(method, path, options);
  try {
    const answer = await ask<Answer>(method, path, options);
    keep(path, answer);
    return answer;
  } catch (error) {
    return (await recall(path, error)) as Answer;
  }
}

/** A random UUID, also where the page is not served over https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

async function ask<Answer>(method: Method, path: string, options: Options): Promise<Answer> {
  const response = await send(method, path, options);
  if (!response.ok) throw await refusal(response);
  if (response.status === 204) return undefined as Answer;
  return response.json() as Promise<Answer>;
}

async function send(method: Method, path: string, options: Options): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (options.body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET") headers["Idempotency-Key"] = options.idempotency_key ?? newKey();
  const body = options.body === undefined ? null : JSON.stringify(options.body);
  try {
    return await fetch(path, { method, headers, body, signal: options.signal ?? null });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError(own("NETWORK_ERROR", "The server did not answer."), 0);
  }
}

async function refusal(response: Response): Promise<ApiError> {
  const envelope = await response.json().then(asEnvelope, () => null);
  const wait = retryAfter(response.headers.get("Retry-After"));
  return new ApiError(envelope ?? withoutEnvelope(response), response.status, wait);
}

function asEnvelope(body: unknown): ErrorEnvelope | null {
  const isEnvelope = typeof body === "object" && body !== null && "code" in body;
  return isEnvelope ? (body as ErrorEnvelope) : null;
}

/** Something between us and the server answered, such as a proxy. */
function withoutEnvelope(response: Response): ErrorEnvelope {
  const code = response.status >= 502 ? "SERVICE_UNAVAILABLE" : "INTERNAL_ERROR";
  return own(code, `HTTP ${response.status}`);
}

function own(code: string, message: string): ErrorEnvelope {
  return { code, message, request_id: "", timestamp: new Date().toISOString() };
}

function retryAfter(header: string | null): number | null {
  if (!header) return null;
  const seconds = Number(header);
  if (!Number.isNaN(seconds)) return seconds;
  return Math.max(0, Math.ceil((Date.parse(header) - Date.now()) / 1000));
}
