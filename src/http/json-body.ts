import type { MiddlewareHandler } from "hono";
import { AppError } from "../entity/errors.ts";

const deepest = 32;

/** Refuses a body that is no JSON, or nested deeper than anything we take: what walks through it, PostgreSQL too, does so by recursion. */
export const jsonBody: MiddlewareHandler = async (c, next) => {
  const text = await c.req.text();
  // A route that takes no body asks for none.
  if (!text) c.req.json = () => Promise.reject(noJson());
  else if (isDeeper(text, deepest))
    throw new AppError("INVALID_INPUT", `The body is nested more than ${deepest} deep. Send it flatter.`);
  else
    try {
      JSON.parse(text);
    } catch {
      throw noJson();
    }
  await next();
};

const noJson = () => new AppError("INVALID_INPUT", "The body is no valid JSON.");

/** Whether JSON is nested deeper than that: brackets outside strings, as far as it has to be known. */
export function isDeeper(text: string, limit: number): boolean {
  let depth = 0;
  let most = 0;
  let quoted = false;
  for (let at = 0; at < text.length && most <= limit; at++) {
    const char = text[at];
    if (quoted) {
      if (char === "\\") at++;
      else quoted = char !== '"';
    } else if (char === '"') quoted = true;
    else if (char === "[" || char === "{") most = Math.max(most, ++depth);
    else if (char === "]" || char === "}") depth--;
  }
  return most > limit;
}
