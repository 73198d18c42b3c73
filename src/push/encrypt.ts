import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** The keys of a browser's subscription, base64url: what is pushed to it only that browser reads. */
export type DeviceKeys = { p256dh: string; auth: string };

/** What is new for each message; given only where a known result is looked for. */
type Fresh = { private_key?: Buffer; salt?: Buffer };

/** Encrypts a message for one device (RFC 8291, aes128gcm of RFC 8188), in one record. */
export function encrypt(message: string, { p256dh, auth }: DeviceKeys, fresh: Fresh = {}): Buffer {
  const own = createECDH("prime256v1");
  if (fresh.private_key) own.setPrivateKey(fresh.private_key);
  else own.generateKeys();
  const theirs = Buffer.from(p256dh, "base64url");
  const ours = own.getPublicKey();
  const salt = fresh.salt ?? randomBytes(16);
  const known = Buffer.concat([Buffer.from("WebPush: info\0"), theirs, ours]);
  const key = derive(own.computeSecret(theirs), Buffer.from(auth, "base64url"), known, 32);
  const content_key = derive(key, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(key, salt, "Content-Encoding: nonce\0", 12);
  const cipher = createCipheriv("aes-128-gcm", content_key, nonce);
  // (The byte 2 ends the last record.)
  const body = [cipher.update(message, "utf8"), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()];
  const head = Buffer.alloc(21);
  salt.copy(head);
  head.writeUInt32BE(record_size, 16);
  head.writeUInt8(ours.length, 20);
  return Buffer.concat([head, ours, ...body]);
}

const record_size = 4096;

function derive(key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", key, salt, info, length));
}
