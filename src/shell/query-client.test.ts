import { expect, test, vi } from "vitest";
import { ApiError } from "../client/api-error.ts";
import { createQueryClient, retryDelay, shouldRetry } from "./query-client.ts";

const failure = (code: string, status: number) =>
  new ApiError({ code, message: "", request_id: "", timestamp: "" }, status);

test("queries have the constants of the specification, section 9", () => {
  const { queries } = createQueryClient(() => {}).getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 600_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: true,
  });
});

test("a 4xx is not tried again, anything else up to three times", () => {
  expect(shouldRetry(0, failure("RESOURCE_NOT_FOUND", 404))).toBe(false);
  expect([0, 1, 2, 3].map((n) => shouldRetry(n, failure("NETWORK_ERROR", 0)))).toEqual([true, true, true, false]);
});

test("the wait doubles from one second and stops at thirty", () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test("a lost session is told once it is found out", async () => {
  const lost = vi.fn();
  const client = createQueryClient(lost);
  const query = { queryKey: ["x"], queryFn: () => Promise.reject(failure("AUTH_EXPIRED", 401)) };
  await client.fetchQuery({ ...query, retry: false }).catch(() => {});
  expect(lost).toHaveBeenCalledOnce();
});
