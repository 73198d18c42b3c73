import { ApiError, type ErrorEnvelope } from "./api-error.ts";
import { nextTask } from "../ui/next-task.ts";
import { isRepeatable } from "./repeatable.ts";
import { instead, shown } from "./standby.ts";

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
type Options = { body?: unknown; idempotency_key?: string; signal?: AbortSignal };

/**
 * The one place that talks to the server; while it is silent, what was read before is read again. A write carries an idempotency key: pass the same one
 * when you try the same write again, and it happens once. One that failed is sent a second time by itself. Throws ApiError.
 */
export async function request<Answer>(method: Method, path: string, options: Options = {}): Promise<Answer> {
  if (method !== "GET") return askTwice(method, path, options);
  // A page that is drawn asks a dozen things at once.
  await nextTask();
  try {
    return shown(path, await ask<Answer>(method, path, options));
  } catch (error) {
    return (await instead(path, error)) as Answer;
  }
}

/** A UUIDv7, which sorts by time and serves as a new record's id too; also where the page is not served over https. */
export function newKey(now = Date.now()): string {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(10)), hex).join("");
  const variant = hex(0x80 | (Number.parseInt(random.slice(3, 5), 16) & 0x3f));
  const digits = `${now.toString(16).padStart(12, "0")}7${random.slice(0, 3)}${variant}${random.slice(5)}`;
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}

const hex = (byte: number) => byte.toString(16).padStart(2, "0");

const second_try_ms = 1000;

/** Sends a write, and where no answer came or the server failed, once more after a second, under the same key. */
export async function askTwice<Answer>(method: Method, path: string, options: Options = {}): Promise<Answer> {
  const sent = { ...options, idempotency_key: options.idempotency_key ?? newKey() };
  try {
    return await ask<Answer>(method, path, sent);
  } catch (error) {
    const failed = error instanceof ApiError && (error.status === 0 || error.status >= 500);
    // Where the browser knows of no line, what can wait waits at once.
    if (!failed || !navigator.onLine || !isRepeatable(path)) throw error;
    await new Promise((resume) => setTimeout(resume, second_try_ms));
    return ask<Answer>(method, path, sent);
  }
}

/** Asks the server and nobody in its place. */
export async function ask<Answer>(method: Method, path: string, options: Options = {}): Promise<Answer> {
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
    throw new ApiError(ownEnvelope("NETWORK_ERROR", "The server did not answer."), 0);
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
  return ownEnvelope(code, `HTTP ${response.status}`);
}

/** An envelope for what no server said. */
export function ownEnvelope(code: string, message: string): ErrorEnvelope {
  return { code, message, request_id: "", timestamp: new Date().toISOString() };
}

function retryAfter(header: string | null): number | null {
  if (!header) return null;
  const seconds = Number(header);
  if (!Number.isNaN(seconds)) return seconds;
  return Math.max(0, Math.ceil((Date.parse(header) - Date.now()) / 1000));
}
