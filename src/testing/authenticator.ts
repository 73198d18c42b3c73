import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";

type Asked = { challenge: string; rpId?: string; rp?: { id?: string }; user?: { id: string } };
type Wrong = { origin?: string; verified?: boolean; handle?: string; key?: Authenticator };

/** A passkey made of a key pair: signs as a real one would, and wrongly where a test wants it to. */
export type Authenticator = {
  private_key: KeyObject;
  counter: number;
  make(asked: Asked, wrong?: Wrong): object;
  sign(asked: Asked, wrong?: Wrong): object;
};

const origin = "http://localhost:3000";

export function authenticator(counts = true): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  let handle: string | undefined;
  const self: Authenticator = {
    private_key: privateKey,
    counter: 0,
    make(asked, wrong = {}) {
      handle = asked.user?.id;
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)]);
      const data = Buffer.concat([dataOf(asked.rp?.id, 0x40, wrong, self.counter), credential]);
      const object = new Map<string, Cbor>([
        ["fmt", "none"],
        ["attStmt", new Map<string, Cbor>()],
        ["authData", data],
      ]);
      return answer(id, {
        clientDataJSON: clientData("webauthn.create", asked, wrong).toString("base64url"),
        attestationObject: cbor(object).toString("base64url"),
        transports: ["internal"],
      });
    },
    sign(asked, wrong = {}) {
      if (counts) self.counter++;
      const data = dataOf(asked.rpId, 0, wrong, self.counter);
      const said = clientData("webauthn.get", asked, wrong);
      const signed = Buffer.concat([data, createHash("sha256").update(said).digest()]);
      return answer(id, {
        clientDataJSON: said.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: createSign("sha256")
          .update(signed)
          .sign((wrong.key ?? self).private_key, "base64url"),
        userHandle: wrong.handle ?? handle,
      });
    },
  };
  return self;
}

function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  return cbor(
    new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]),
  );
}

const answer = (id: Buffer, response: object) => ({
  id: id.toString("base64url"),
  rawId: id.toString("base64url"),
  type: "public-key",
  clientExtensionResults: {},
  response,
});

const clientData = (type: string, { challenge }: Asked, wrong: Wrong) =>
  Buffer.from(JSON.stringify({ type, challenge, origin: wrong.origin ?? origin, crossOrigin: false }));

function dataOf(site = "", flags: number, { verified = true }: Wrong, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const seen = 0x01 | (verified ? 0x04 : 0) | flags;
  return Buffer.concat([createHash("sha256").update(site).digest(), Buffer.from([seen]), count]);
}

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** The little of CBOR (RFC 8949) that a passkey writes. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])]);
}
