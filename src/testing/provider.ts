import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

type Wrong = "signature" | "issuer" | "audience" | "expired" | "nonce";

/** A real provider of sign-ins (OpenID Connect) on loopback: everybody who comes is this subject, and it lies where a test wants it to. */
export type TestProvider = {
  settings: Record<string, string>;
  subject: string;
  wrong: Wrong | undefined;
  close(): Promise<void>;
};

type Grant = { challenge: string; nonce: string; redirect_uri: string };

const client = { id: "tandem", secret: "a secret & more" };

export async function openTestProvider(): Promise<TestProvider> {
  const [keys, others] = [await generateKeyPair("RS256"), await generateKeyPair("RS256")];
  const grants = new Map<string, Grant>();
  const self: TestProvider = { settings: {}, subject: "ada", wrong: undefined, close: async () => {} };
  let issuer = "";
  const answers: Record<string, (asked: IncomingMessage, url: URL) => unknown> = {
    "/.well-known/openid-configuration": () => described(issuer),
    "/keys": async () => ({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: "1", alg: "RS256", use: "sig" }] }),
    "/token": async (asked) => {
      const given = new URLSearchParams(await textOf(asked));
      const grant = redeemed(grants, given, asked.headers.authorization);
      const id_token = await idToken(self, issuer, grant.nonce, self.wrong === "signature" ? others : keys);
      return { access_token: randomUUID(), token_type: "Bearer", expires_in: 60, id_token };
    },
  };
  const server = createServer((asked, answer) => {
    const url = new URL(asked.url ?? "/", issuer);
    if (url.pathname === "/authorize") return authorize(url, grants, answer);
    const make = answers[url.pathname];
    const json = (status: number, body: unknown) =>
      answer.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    Promise.resolve(make?.(asked, url)).then(
      (body) => json(body ? 200 : 404, body ?? {}),
      (error: Error) => json(400, { error: error.message }),
    );
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  self.settings = settingsOf(issuer);
  self.close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return self;
}

const settingsOf = (issuer: string) => ({
  TANDEM_OIDC_ISSUER: issuer,
  TANDEM_OIDC_CLIENT_ID: client.id,
  TANDEM_OIDC_CLIENT_SECRET: client.secret,
  TANDEM_OIDC_NAME: "Ferrand ID",
  TANDEM_PRIVATE_HOSTS: "127.0.0.1",
});

const described = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ["code"],
  id_token_signing_alg_values_supported: ["RS256"],
  code_challenge_methods_supported: ["S256"],
});

/** The grant that this code was given for, once. */
function redeemed(grants: Map<string, Grant>, given: URLSearchParams, authorization: string | undefined): Grant {
  const grant = grants.get(given.get("code") ?? "");
  grants.delete(given.get("code") ?? "");
  const challenge = createHash("sha256")
    .update(given.get("code_verifier") ?? "")
    .digest("base64url");
  const shown = `Basic ${Buffer.from(`${client.id}:${form(client.secret)}`).toString("base64")}`;
  if (authorization !== shown) throw new Error("invalid_client");
  if (!grant || grant.challenge !== challenge || grant.redirect_uri !== given.get("redirect_uri"))
    throw new Error("invalid_grant");
  return grant;
}

function idToken({ wrong, subject }: TestProvider, issuer: string, nonce: string, by: { privateKey: CryptoKey }) {
  return new SignJWT({ nonce: wrong === "nonce" ? "another" : nonce })
    .setProtectedHeader({ alg: "RS256", kid: "1" })
    .setIssuer(wrong === "issuer" ? "https://elsewhere.example" : issuer)
    .setAudience(wrong === "audience" ? "somebody-else" : client.id)
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime(wrong === "expired" ? "-1 hour" : "1 hour")
    .sign(by.privateKey);
}

// Everybody who is sent here is signed in already, and is sent back at once.
function authorize(url: URL, grants: Map<string, Grant>, answer: ServerResponse): void {
  const of = (name: string) => url.searchParams.get(name) ?? "";
  const code = randomUUID();
  grants.set(code, { challenge: of("code_challenge"), nonce: of("nonce"), redirect_uri: of("redirect_uri") });
  const back = new URL(of("redirect_uri"));
  back.search = new URLSearchParams({ code, state: of("state") }).toString();
  answer.writeHead(302, { location: back.href }).end();
}

const form = (text: string) => new URLSearchParams({ a: text }).toString().slice(2);

async function textOf(asked: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of asked) text += String(part);
  return text;
}
