import { pbkdf2 } from "node:crypto";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./hash-password.ts";

test("a crowd that signs in leaves a thread to what a new connection to the database computes", async () => {
  const since = performance.now();
  const crowd = Promise.all(Array.from({ length: 24 }, () => hashPassword("a long password")));
  await promisify(pbkdf2)("password", "salt", 4096, 32, "sha256");
  const waited = performance.now() - since;
  const [hash = ""] = await crowd;
  expect(waited).toBeLessThan((performance.now() - since) / 3);
  expect(await verifyPassword({ hash, password: "a long password" })).toBe(true);
  expect(await verifyPassword({ hash, password: "another password" })).toBe(false);
});
