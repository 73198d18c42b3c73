import { expect, test } from "vitest";
import { ApiError } from "../client/api-error.ts";
import { codedError } from "./coded-errors.ts";
import { whichError } from "./which-error.ts";

const codes = `AUTH_EXPIRED AUTH_INVALID AUTH_REQUIRED PERMISSION_DENIED INSUFFICIENT_PRIVILEGES
  RESOURCE_NOT_FOUND RESOURCE_CONFLICT RESOURCE_LOCKED VALIDATION_FAILED INVALID_INPUT
  MISSING_REQUIRED_FIELD INTERNAL_ERROR DATABASE_ERROR NETWORK_ERROR SERVICE_UNAVAILABLE
  RATE_LIMIT_EXCEEDED QUOTA_EXCEEDED`.split(/\s+/);

test("all 17 codes have a title and guidance", () => {
  expect(codes).toHaveLength(17);
  expect(codes.filter((code) => !codedError(code))).toEqual([]);
});

test("a message that is an envelope with a known code gets the coded screen", () => {
  const envelope = { code: "RESOURCE_LOCKED", request_id: "r1", timestamp: "2026-11-21T08:00:00Z" };
  expect(whichError(new Error(JSON.stringify(envelope)))).toMatchObject({
    screen: "coded",
    reference: envelope,
  });
  const error = new ApiError({ ...envelope, message: "locked" }, 423);
  expect(whichError(error)).toMatchObject({ screen: "coded", reference: envelope });
});

test("a part of the program that did not come is a server that did not answer, in every browser's words", () => {
  for (const text of [
    "Failed to fetch dynamically imported module: http://localhost/assets/import-wizard.js",
    "error loading dynamically imported module: http://localhost/assets/import-wizard.js",
    "Importing a module script failed.",
    "Unable to preload CSS for /assets/index.css",
  ])
    expect(whichError(new TypeError(text))).toMatchObject({ screen: "coded", reference: { code: "NETWORK_ERROR" } });
});

test("an unknown code, or no envelope, is judged by its words", () => {
  const screen = (text: string) => whichError(new Error(text)).screen;
  expect(screen("new row violates row-level security for table leads")).toBe("access-denied");
  expect(screen("ERROR: permission denied for table leads")).toBe("access-denied");
  expect(screen("blocked by RLS")).toBe("access-denied");
  expect(screen("the policy refuses it")).toBe("access-denied");
  expect(screen("refused by access_policy of leads")).toBe("access-denied");
  expect(screen("URLs and girls")).toBe("generic");
  const envelope = { code: "DATABASE_ERROR", request_id: "r1", timestamp: "2026-11-21T08:00:00Z" };
  expect(screen(JSON.stringify({ ...envelope, message: "violates row-level security" }))).toBe("access-denied");
  const told = new ApiError({ ...envelope, message: "permission denied for table leads" }, 500);
  expect(whichError(told).screen).toBe("access-denied");
  expect(screen('{"code":"constructor"}')).toBe("generic");
  expect(screen("x is not a function")).toBe("generic");
});
