import { hashPassword as hash, verifyPassword as verify } from "better-auth/crypto";
import { turns } from "../http/turns.ts";

// A hash takes one of Node's four threads for some 100 ms. A new connection to the database needs one, too, and would wait behind
// all the others: fifty sign-ins at once made it time out.
const hashing = turns({ at_once: 2, waiting: 500, patience_ms: 60_000 });

async function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const leave = await hashing.take("", "Too many people are signing in. Wait a moment and try again.");
  return work().finally(leave);
}

/** The hash of a password. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password));

/** Whether a password is that of a hash. */
export const verifyPassword = (asked: { hash: string; password: string }): Promise<boolean> =>
  inTurn(() => verify(asked));
