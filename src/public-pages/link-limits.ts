import { rateLimit } from "../http/rate-limit.ts";

/** The path of a link that is known by its token alone: 256 bits, which nobody guesses. */
export const token_path = "/:token{[A-Za-z0-9_-]{43}}";

/** How often a minute pages and files of links are looked at from an address, and answers sent from a network and to one link. */
export const linkLimits = () => ({
  looks: rateLimit(60),
  files: rateLimit(600),
  sends: rateLimit(10),
  link: rateLimit(10),
});
