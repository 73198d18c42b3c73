import type { Context } from "hono";
import { AppError } from "../entity/errors.ts";
import type { Asking } from "../entity/request.ts";
import { rateLimit, refuseWhile } from "../http/rate-limit.ts";
import type { Identity } from "./identity.ts";

/** The token of the session that asks. */
export const tokenOf = (c: Context<Asking>) => c.get("actor").proof.replace(/^session:/, "");

/** Asks for the present password before an act that an open session alone is not enough for; answers its hash. */
export function passwordAsked(identity: Identity): (c: Context<Asking>, given: string) => Promise<string> {
  const wait = rateLimit(10);
  return async (c, given) => {
    refuseWhile(wait(tokenOf(c)));
    const hash = await identity.checkPassword(tokenOf(c), given);
    if (hash !== undefined) return hash;
    const fields = { current: "This is not your password." };
    throw new AppError("VALIDATION_FAILED", "Some fields need another value.", { fields });
  };
}
