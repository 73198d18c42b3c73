import { expect, test } from "vitest";
import { rateLimit } from "./rate-limit.ts";

test("says how long to wait, until the first call leaves the minute; callers wait for themselves", () => {
  const wait = rateLimit(2);
  expect([wait("a", 1_000), wait("a", 11_000)]).toEqual([0, 0]);
  expect(wait("a", 21_000)).toBe(40);
  expect(wait("a", 60_999)).toBe(1);
  expect(wait("b", 21_000)).toBe(0);
  expect(wait("a", 61_000)).toBe(0);
  expect(wait("a", 62_000)).toBe(9);
});

test("a network of IPv6 is one caller, and addresses of IPv4 within it are not", () => {
  const wait = rateLimit(1);
  const waits = ["2001:db8:0:7::1", "2001:db8::7:0:0:0:2", "2001:DB8:0:7:ffff:1:2:3", "2001:db8:0:8::1"].map((from) =>
    wait(from, 0),
  );
  expect(waits).toEqual([0, 60, 60, 0]);
  expect(["::ffff:10.0.0.1", "::ffff:10.0.0.2", "10.0.0.1", "::1", "a:b"].map((from) => wait(from, 0))).toEqual([
    0, 0, 0, 0, 0,
  ]);
});
