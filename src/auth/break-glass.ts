import { randomBytes } from "node:crypto";
import type { Client } from "pg";
import { translateError } from "../entity/translate-error.ts";
import type { Door } from "./identity.ts";
import { hashToken, linkAddress } from "./links.ts";

/** What can be done on the server when no administrator can sign in, and what it is good for. */
export const break_glass_acts = {
  "reset-password": "prints a link with which this person chooses a new password",
  "make-admin": "makes this person an active administrator",
  "remove-second-step": "lets this person sign in without their codes, which are lost",
  suspend: "keeps this person out, an administrator too, when no other one can agree to it",
} as const;

export type BreakGlassAct = keyof typeof break_glass_acts;

/** Does one of them as the owner of the database; answers what to print. It stands in the log under `bin/admin`. */
export async function breakGlass(owner: Client, url: string, act: BreakGlassAct, email: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const text = "select app.break_glass($1, $2, $3) as made";
  const { rows } = await owner
    .query<{ made: { kind: Door; email: string } }>(text, [act, email, hashToken(token)])
    .catch((error: unknown) => {
      throw translateError(error);
    });
  const { kind, email: address } = rows[0]?.made ?? { kind: "employee", email };
  if (act === "make-admin") return `${address} is an active administrator.`;
  if (act === "remove-second-step") return `${address} signs in without codes now.`;
  if (act === "suspend") return `${address} is kept out from now on.`;
  return `With this link ${address} chooses a new password. It works once, for an hour.\n${linkAddress(url, "password", kind, token)}`;
}
