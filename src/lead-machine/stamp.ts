import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** How long somebody takes at least to fill in a form: who is faster is a program. */
export const least_ms = 2500;

/** Says when a page was made, so that what is sent from it shows how long it took, and counts once. */
export type Stamps = {
  make(form: string, now?: number): string;
  /** When it was made and by which name it counts; nothing where it is none of ours. */
  read(form: string, stamp: string): { at: number; once: string } | undefined;
};

/** Stamps that nobody else can make. */
export function openStamps(secret: string): Stamps {
  const sign = (said: string) => createHmac("sha256", secret).update(said).digest().subarray(0, 16);
  return {
    make(form, now = Date.now()) {
      const said = `${now.toString(36)}.${randomBytes(9).toString("base64url")}`;
      return `${said}.${sign(`${form}.${said}`).toString("base64url")}`;
    },
    read(form, stamp) {
      const [at = "", once = "", mark = ""] = stamp.slice(0, 100).split(".");
      const [given, ours] = [Buffer.from(mark, "base64url"), sign(`${form}.${at}.${once}`)];
      if (given.length !== ours.length || !timingSafeEqual(given, ours)) return undefined;
      return { at: Number.parseInt(at, 36), once };
    },
  };
}
