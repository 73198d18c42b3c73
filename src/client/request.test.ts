import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { newKey, request } from "./request.ts";

afterEach(() => vi.unstubAllGlobals());

test("a write carries JSON and an idempotency key, a read neither", async () => {
  const fetch = answer(new Response(null, { status: 204 }));
  await request("POST", "/api/x", { body: { a: 1 }, idempotency_key: "k" });
  await request("GET", "/api/x");
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    body: '{"a":1}',
    headers: { "Content-Type": "application/json", "Idempotency-Key": "k" },
  });
  expect(fetch.mock.calls[1]?.[1].headers).toEqual({ Accept: "application/json" });
});

test("a refusal becomes an ApiError with envelope and wait", async () => {
  const envelope = { code: "RATE_LIMIT_EXCEEDED", message: "no", request_id: "r", timestamp: "t" };
  answer(Response.json(envelope, { status: 429, headers: { "Retry-After": "42" } }));
  const error = await request("POST", "/api/sign-in").catch((error: unknown) => error);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ ...envelope, status: 429, retry_after: 42 });
});

test("silence is NETWORK_ERROR, a proxy's page SERVICE_UNAVAILABLE", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed")));
  await expect(request("GET", "/")).rejects.toMatchObject({ code: "NETWORK_ERROR", status: 0 });
  answer(new Response("<h1>Bad gateway", { status: 502 }));
  await expect(request("GET", "/")).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
});

test("keys are UUIDs of version 7, which sort by time", () => {
  for (let count = 0; count < 100; count++)
    expect(newKey()).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(newKey(1_000_000) < newKey(1_000_001)).toBe(true);
  expect(new Set(Array.from({ length: 1000 }, () => newKey(5))).size).toBe(1000);
});

function answer(response: Response) {
  const fetch = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(response.clone()));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}
