import { expect, test } from "vitest";
import { derive_for_tests } from "../../testing/keys.ts";
import { seal, unseal } from "./seal.ts";

test("a key is kept sealed: no other secret opens it, nor an altered text", () => {
  const sealed = seal(derive_for_tests, "sk-secret");
  expect(unseal(derive_for_tests, sealed)).toBe("sk-secret");
  expect(seal(derive_for_tests, "sk-secret")).not.toBe(sealed);
  expect(() => unseal(() => "00".repeat(32), sealed)).toThrow(/authenticate/);
  expect(() => unseal(derive_for_tests, `${sealed.slice(0, -4)}AAAA`)).toThrow(/authenticate/);
});
