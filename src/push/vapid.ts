import { createECDH, createPrivateKey, type ECDH, sign } from "node:crypto";
import type { Derive } from "../secrets.ts";

/** Shows push services who sends (RFC 8292). Browsers subscribe to the public key. */
export type Vapid = {
  public_key: string;
  /** The header that names us to the service at this address. */
  authorization(endpoint: string): string;
};

const lasts_seconds = 43_200;

/** The pair comes from the secret: made at the first start, the same at the next, and on every server of one database. */
export function vapid(derive: Derive, url: string): Vapid {
  const pair = pairFrom(derive);
  const point = pair.getPublicKey();
  const public_key = point.toString("base64url");
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
  const d = Buffer.from(pair.getPrivateKey("hex").padStart(64, "0"), "hex").toString("base64url");
  const key = createPrivateKey({ key: { kty: "EC", crv: "P-256", d, x, y }, format: "jwk" });
  // Services want an address for complaints; one without TLS they would refuse.
  const subject = url.startsWith("https:") ? url : "mailto:tandem@localhost";
  return {
    public_key,
    authorization(endpoint) {
      const claims = {
        aud: new URL(endpoint).origin,
        exp: Math.floor(Date.now() / 1000) + lasts_seconds,
        sub: subject,
      };
      const said = [{ typ: "JWT", alg: "ES256" }, claims].map((part) =>
        Buffer.from(JSON.stringify(part)).toString("base64url"),
      );
      const signature = sign("sha256", Buffer.from(said.join(".")), { key, dsaEncoding: "ieee-p1363" });
      return `vapid t=${said.join(".")}.${signature.toString("base64url")}, k=${public_key}`;
    },
  };
}

// Of 2^32 numbers one is no private key.
function pairFrom(derive: Derive, attempt = 0): ECDH {
  const pair = createECDH("prime256v1");
  try {
    pair.setPrivateKey(derive("push", attempt ? String(attempt) : ""), "hex");
    return pair;
  } catch {
    return pairFrom(derive, attempt + 1);
  }
}
