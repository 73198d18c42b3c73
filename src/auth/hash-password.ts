import { hashPassword as hash, verifyPassword as verify } from "better-auth/crypto";
import { atATime } from "../at-a-time.ts";

// A hash takes one of Node's four threads for some 100 ms. A new connection to the database needs one, too, and would wait behind
// all the others: fifty sign-ins at once made it time out.
const inTurn = atATime(2);

/** The hash of a password. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password));

/** Whether a password is that of a hash. */
export const verifyPassword = (asked: { hash: string; password: string }): Promise<boolean> =>
  inTurn(() => verify(asked));
