import { createHmac, timingSafeEqual } from "node:crypto";
import { Newest } from "../newest.ts";

/** The cookie that holds a session's token, in the form that better-auth reads and writes: signed by HMAC-SHA256, base64. */
export type SessionCookie = {
  /** The token among these cookies, if its signature is ours. */
  read(cookies: string | undefined): string | undefined;
  write(token: string): string;
};

/** How long a session lasts; it is prolonged while it is used. */
export const session_seconds = 30 * 86_400;

export function sessionCookie(url: string, secret: string): SessionCookie {
  const secure = url.startsWith("https:");
  const name = `${secure ? "__Secure-" : ""}tandem.session_token`;
  const sign = (token: string) => createHmac("sha256", secret).update(token).digest();
  // Those whose signature was ours: a browser shows the same one with each request.
  const proven = new Newest<string, string>();
  return {
    read(cookies) {
      const value = cookies?.match(
        /(?:^|;\s*)(?:__Secure-)?tandem\.session_token=((?:[^;%]|%[0-7][0-9a-f])+)(?:;|$)/i,
      )?.[1];
      if (value === undefined) return undefined;
      const known = proven.get(value);
      if (known !== undefined) return known;
      const signed = decodeURIComponent(value);
      const dot = signed.lastIndexOf(".");
      const token = signed.slice(0, dot);
      // As it was written: base64 passes over what is no part of it, and one cookie would be many, as long as they like.
      const expected = Buffer.from(sign(token).toString("base64"));
      const given = Buffer.from(signed.slice(dot + 1));
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      proven.set(value, token);
      return token;
    },
    write(token) {
      const value = encodeURIComponent(`${token}.${sign(token).toString("base64")}`);
      return `${name}=${value}; Max-Age=${session_seconds}; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
    },
  };
}
