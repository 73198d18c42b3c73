import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const minutes = 5;
const [nonce_bytes, time_bytes] = [16, 6];

/** What a passkey signs at a door: a number used once, until when, and our seal on both. Nothing is kept of one that nobody signs. */
export type Challenges = {
  make(door: string, now?: number): Uint8Array<ArrayBuffer>;
  /** Whether we made it for this door, not too long ago. That it is used once whoever takes it sees to. */
  holds(challenge: string, door: string, now?: number): boolean;
};

export function openChallenges(key: string): Challenges {
  const seal = (door: string, said: Uint8Array) => createHmac("sha256", key).update(`${door}/`).update(said).digest();
  return {
    make(door, now = Date.now()) {
      const said = Buffer.alloc(nonce_bytes + time_bytes);
      randomBytes(nonce_bytes).copy(said);
      said.writeUIntBE(now + minutes * 60_000, nonce_bytes, time_bytes);
      return new Uint8Array(Buffer.concat([said, seal(door, said)]));
    },
    holds(challenge, door, now = Date.now()) {
      const bytes = Buffer.from(challenge, "base64url");
      const said = bytes.subarray(0, nonce_bytes + time_bytes);
      const sealed = bytes.subarray(said.length);
      const expected = seal(door, said);
      if (sealed.length !== expected.length || !timingSafeEqual(sealed, expected)) return false;
      return said.readUIntBE(nonce_bytes, time_bytes) > now;
    },
  };
}
