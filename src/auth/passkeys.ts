import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { Pool } from "pg";
import { AppError } from "../entity/errors.ts";
import type { Challenges } from "./challenges.ts";

/** What a passkey asks and answers (WebAuthn), judged on the login that reaches credentials and nothing else. */
export type Passkeys = {
  /** What the passkey of whoever comes through this door is to sign. */
  askToSignIn(door: string): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** The passkey that has signed it, and its counter; undefined when anything about it is wrong. */
  judgeSignIn(door: string, response: AuthenticationResponseJSON): Promise<{ id: string; counter: number } | undefined>;
  /** What a new passkey of this session's person is to sign. */
  askToAdd(token: string, company: string): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** What is to be kept of a new passkey, for app.add_passkey. */
  judgeNew(token: string, response: RegistrationResponseJSON): Promise<unknown[]>;
};

export function openPasskeys(pool: Pool, url: string, challenges: Challenges): Passkeys {
  const { hostname: rpID, origin: expectedOrigin } = new URL(url);
  const expected = { expectedOrigin, expectedRPID: rpID, requireUserVerification: true };
  return {
    async askToSignIn(door) {
      return generateAuthenticationOptions({ rpID, userVerification: "required", challenge: challenges.make(door) });
    },
    async judgeSignIn(door, response) {
      const expectedChallenge = challengeOf(response);
      if (!challenges.holds(expectedChallenge, door)) return undefined;
      const kept = await keptPasskey(pool, response.id);
      const handle = response.response.userHandle;
      if (!kept || (handle && handle !== handleOf(kept.user_id).toString("base64url"))) return undefined;
      const credential = { id: response.id, publicKey: new Uint8Array(kept.key), counter: Number(kept.counter) };
      const judged = await verifyAuthenticationResponse({ response, expectedChallenge, credential, ...expected }).catch(
        () => undefined,
      );
      if (!judged?.verified || !(await isFirstUse(pool, expectedChallenge, door))) return undefined;
      return { id: kept.id, counter: judged.authenticationInfo.newCounter };
    },
    ...newPasskeys(pool, expected),
  };
}

type Expected = { expectedOrigin: string; expectedRPID: string; requireUserVerification: boolean };

function newPasskeys(pool: Pool, expected: Expected): Pick<Passkeys, "askToAdd" | "judgeNew"> {
  return {
    async askToAdd(token, company) {
      const person = await personOf(pool, token);
      const { rows } = await pool.query<{ id: string }>(`select credential as id from passkey where "userId" = $1`, [
        person.id,
      ]);
      const options = await generateRegistrationOptions({
        rpName: company,
        rpID: expected.expectedRPID,
        userID: new Uint8Array(handleOf(person.id)),
        userName: person.email,
        userDisplayName: person.name,
        attestationType: "none",
        excludeCredentials: rows,
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      await pool.query(`insert into challenge (challenge, "userId") values ($1, $2)`, [options.challenge, person.id]);
      return options;
    },
    async judgeNew(token, response) {
      const { id } = await personOf(pool, token);
      const expectedChallenge = challengeOf(response);
      const asked = await pool.query(
        `select from challenge where challenge = $1 and "userId" = $2 and expires_at > now()`,
        [expectedChallenge, id],
      );
      const judged = asked.rowCount
        ? await verifyRegistrationResponse({ response, expectedChallenge, ...expected }).catch(() => undefined)
        : undefined;
      if (!judged?.verified)
        throw new AppError("RESOURCE_CONFLICT", "This passkey was not made as it was asked for. Begin again.");
      const { credential } = judged.registrationInfo;
      const key = `\\x${Buffer.from(credential.publicKey).toString("hex")}`;
      return [expectedChallenge, credential.id, key, credential.counter, credential.transports ?? []];
    },
  };
}

// A passkey knows its person by the bytes of their id, which say nothing about them.
const handleOf = (id: string) => Buffer.from(id.replaceAll("-", ""), "hex");

function challengeOf({ response }: AuthenticationResponseJSON | RegistrationResponseJSON): string {
  try {
    const said = JSON.parse(Buffer.from(response.clientDataJSON, "base64url").toString()) as { challenge?: unknown };
    return typeof said.challenge === "string" ? said.challenge : "";
  } catch {
    return "";
  }
}

// Kept for as long as it would hold, so that of many who show it one comes in.
async function isFirstUse(pool: Pool, challenge: string, door: string): Promise<boolean> {
  await pool.query(`delete from challenge where expires_at < now()`);
  const insert = `insert into challenge (challenge, door) values ($1, $2) on conflict do nothing`;
  return (await pool.query(insert, [challenge, door])).rowCount === 1;
}

async function keptPasskey(pool: Pool, credential: string) {
  type Kept = { id: string; user_id: string; key: Buffer; counter: string };
  const { rows } = await pool.query<Kept>(
    `select id, "userId" as user_id, public_key as key, counter from passkey where credential = $1`,
    [credential],
  );
  return rows[0];
}

async function personOf(pool: Pool, token: string): Promise<{ id: string; email: string; name: string }> {
  const { rows } = await pool.query<{ id: string; email: string; name: string }>(
    `select u.id, u.email, u.name from "user" u join session s on s."userId" = u.id where s.token = $1 and s.second_factor and s."expiresAt" > now()`,
    [token],
  );
  const [person] = rows;
  if (!person) throw new AppError("AUTH_REQUIRED", "Sign in to go on.");
  return person;
}
