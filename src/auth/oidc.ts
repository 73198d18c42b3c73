import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  type ClientAuth,
  type Configuration,
  customFetch,
  type CustomFetch,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import type { Config } from "../config.ts";
import { AppError } from "../entity/errors.ts";
import type { Outgoing } from "../http/outgoing.ts";

/** What an attempt is told apart by: given to the provider, and expected back. */
export type Asked = { state: string; nonce: string; verifier: string };

/** The company's provider of sign-ins (OpenID Connect, code flow with PKCE). */
export type Provider = {
  /** How people call it. */
  name: string;
  /** Where a browser is sent to, and what is expected when it comes back. */
  ask(): Promise<Asked & { url: string }>;
  /** The account that the address tells of with which a browser has come back; throws when anything about it is wrong. */
  judge(query: string, asked: Asked): Promise<{ issuer: string; subject: string }>;
};

/** The provider is first spoken to when somebody wants to sign in: Tandem starts without it. */
export function openProvider(oidc: NonNullable<Config["oidc"]>, url: string, fetch: Outgoing): Provider {
  const redirect_uri = `${url}/api/sign-in/sso/return`;
  let known: Promise<Configuration> | undefined;
  // What it says of itself is kept; that it was silent is not.
  const provider = () =>
    (known ??= discover(oidc, fetch).catch((error: unknown) => {
      known = undefined;
      throw error;
    }));
  return {
    name: oidc.name,
    async ask() {
      const configuration = await provider().catch((error: unknown) => {
        throw new AppError("SERVICE_UNAVAILABLE", `${oidc.name} cannot be reached.`, undefined, error);
      });
      const asked = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
      const address = buildAuthorizationUrl(configuration, {
        redirect_uri,
        scope: "openid",
        state: asked.state,
        nonce: asked.nonce,
        code_challenge: await calculatePKCECodeChallenge(asked.verifier),
        code_challenge_method: "S256",
      });
      return { ...asked, url: address.href };
    },
    async judge(query, { state, nonce, verifier }) {
      const tokens = await authorizationCodeGrant(await provider(), new URL(`${redirect_uri}${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims?.sub) throw new Error("The ID token names nobody.");
      return { issuer: claims.iss, subject: claims.sub };
    },
  };
}

async function discover(oidc: NonNullable<Config["oidc"]>, fetch: Outgoing): Promise<Configuration> {
  const issuer = new URL(oidc.issuer);
  return discovery(issuer, oidc.client_id, {}, secretOf(oidc.client_secret), {
    // Without this the library trusts TLS alone for a token that comes straight from the provider.
    execute: [enableNonRepudiationChecks, ...(issuer.protocol === "http:" ? [allowInsecureRequests] : [])],
    [customFetch]: fetch as CustomFetch,
    timeout: 10,
  });
}

/** Shows the secret in the way that the provider wants it. */
function secretOf(secret: string): ClientAuth {
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, ...rest) => {
    const ways = server.token_endpoint_auth_methods_supported;
    const chosen = !ways || ways.includes("client_secret_basic") ? basic : post;
    chosen(server, ...rest);
  };
}
