import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";

/** What the service was handed for a device, decrypted as that device's browser would. */
export type Pushed = {
  device: string;
  message: { title: string; body: string; path: string; tag: string; language: string };
  headers: IncomingHttpHeaders;
};

/** A browser that has subscribed. */
export type TestDevice = { endpoint: string; p256dh: string; auth: string };

/** A real push service on loopback: takes what is pushed, checks who sends it, and answers as a test wishes. */
export type PushService = {
  pushed: Pushed[];
  /** What it answers instead of taking a message. */
  answer: { status: number; headers?: Record<string, string> } | undefined;
  device(name: string): TestDevice;
  close(): Promise<void>;
};

type Kept = { pair: ECDH; auth: Buffer };

export async function openPushService(): Promise<PushService> {
  const devices = new Map<string, Kept>();
  let origin = "";
  const self: PushService = {
    pushed: [],
    answer: undefined,
    device(name) {
      const pair = createECDH("prime256v1");
      const auth = randomBytes(16);
      devices.set(name, { pair, auth });
      const p256dh = pair.generateKeys().toString("base64url");
      return { endpoint: `${origin}/${name}`, p256dh, auth: auth.toString("base64url") };
    },
    close: async () => {},
  };
  const server = createServer(async (asked, answer) => {
    const parts: Buffer[] = [];
    for await (const part of asked) parts.push(part as Buffer);
    const name = asked.url?.slice(1) ?? "";
    const device = devices.get(name);
    if (self.answer) return void answer.writeHead(self.answer.status, self.answer.headers).end();
    if (!device) return void answer.writeHead(410).end();
    if (!isSigned(asked.headers, origin)) return void answer.writeHead(403).end();
    const message = JSON.parse(decrypted(Buffer.concat(parts), device)) as Pushed["message"];
    self.pushed.push({ device: name, message, headers: asked.headers });
    answer.writeHead(201).end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  self.close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return self;
}

/** Whether the header names us: a signature by the key that it gives, for this service, for a day at most. */
function isSigned({ authorization = "" }: IncomingHttpHeaders, origin: string): boolean {
  const [, token = "", key = ""] = authorization.match(/^vapid t=([^,]+), k=(.+)$/) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
  const public_key = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const how = { key: public_key, dsaEncoding: "ieee-p1363" } as const;
  const right = verify("sha256", Buffer.from(`${head}.${claims}`), how, Buffer.from(signature, "base64url"));
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString()) as Record<string, string>;
  const left = Number(exp) - Date.now() / 1000;
  return right && aud === origin && left > 0 && left < 86_400 && /^(mailto|https):/.test(sub ?? "");
}

function decrypted(body: Buffer, { pair, auth }: Kept): string {
  const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, 86)];
  const derive = (key: Buffer, with_salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", key, with_salt, info, length));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), theirs]);
  const key = derive(pair.computeSecret(theirs), auth, info, 32);
  const content_key = derive(key, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(key, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const cipher = createDecipheriv("aes-128-gcm", content_key, nonce).setAuthTag(body.subarray(-16));
  const text = Buffer.concat([cipher.update(body.subarray(86, -16)), cipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString("utf8");
}
