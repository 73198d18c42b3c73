import { createHmac, randomBytes } from "node:crypto";
import { createOTP } from "@better-auth/utils/otp";

const period_ms = 30_000;

/** The step of time (RFC 6238) to which a code belongs: now, or one before or after, but never one that is used up. */
export async function stepOf(secret: string, code: string, used_up: number, now: number): Promise<number | undefined> {
  const step = Math.floor(now / period_ms);
  const otp = createOTP(secret);
  for (const candidate of [step, step - 1, step + 1])
    if (candidate > used_up && (await otp.hotp(candidate)) === code) return candidate;
  return undefined;
}

/** A new secret, and the address by which an app of codes takes it up (as a QR code, or its part `secret` typed in). */
export function newSecret(issuer: string, email: string): { secret: string; uri: string } {
  const secret = randomBytes(24).toString("base64url");
  return { secret, uri: createOTP(secret).url(issuer, email) };
}

// Without letters and digits that look alike.
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Ten codes that are good once each, such as `K7QF2-9MXPA`, for when the app is lost. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => {
    const code = [...randomBytes(10)].map((byte) => letters[byte % letters.length]).join("");
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });
}

/** What is kept of a recovery code: small and large letters, spaces and the dash make no difference. */
export function hashRecoveryCode(key: string, code: string): string {
  const bare = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  return createHmac("sha256", key).update(bare).digest("base64url");
}
