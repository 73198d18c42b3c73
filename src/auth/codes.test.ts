import { expect, test } from "vitest";
import { hashRecoveryCode, newRecoveryCodes, newSecret, stepOf } from "./codes.ts";

test.each([
  // RFC 6238, appendix B, SHA-1, of which six digits are taken.
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
])("at %i seconds the code is %s", async (seconds, code) => {
  const [secret, now] = ["12345678901234567890", seconds * 1000];
  const step = Math.floor(seconds / 30);
  expect(await stepOf(secret, code, 0, now)).toBe(step);
  expect(await stepOf(secret, code, 0, now + 30_000)).toBe(step);
  expect(await stepOf(secret, code, 0, now - 30_000)).toBe(step);
  expect(await stepOf(secret, code, 0, now + 60_000)).toBeUndefined();
  expect(await stepOf(secret, code, step, now)).toBeUndefined();
  for (const wrong of ["", "000000", `${code}0`, ` ${code}`])
    expect(await stepOf(secret, wrong, 0, now)).toBeUndefined();
});

test("secrets have 160 bits at least, and their address says whose they are", () => {
  const { secret, uri } = newSecret("Maison Ferrand", "ada@test.example");
  expect(secret).not.toBe(newSecret("", "").secret);
  expect(uri).toMatch(/^otpauth:\/\/totp\/Maison%20Ferrand:ada%40test\.example\?secret=[A-Z2-7]{52}&issuer=Maison/);
});

test("recovery codes are ten different ones, typed as one likes", () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
  expect(hashRecoveryCode("key", " k7qf2 9mxpa")).toBe(hashRecoveryCode("key", "K7QF2-9MXPA"));
  expect(hashRecoveryCode("key", "K7QF2-9MXPA")).not.toBe(hashRecoveryCode("other", "K7QF2-9MXPA"));
});
