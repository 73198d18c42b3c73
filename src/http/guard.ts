import { Hono, type MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { Config } from "../config.ts";
import { AppError } from "../entity/errors.ts";
import type { Inline } from "./inline.ts";
import { setHeaders } from "./set-headers.ts";

/** Headers of every answer: a content policy without inline code but that of our pages, no framing, no sniffing, strict transport under TLS. */
export function headers(config: Config, inline: Inline): MiddlewareHandler {
  const secure = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inline.scripts],
      styleSrc: ["'self'", ...inline.styles],
      // Positions of rows and columns are set by script as attributes.
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "blob:"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...outsideOrigins(config)],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    xFrameOptions: "DENY",
    referrerPolicy: "same-origin",
    strictTransportSecurity: config.url.startsWith("https:") ? "max-age=31536000; includeSubDomains" : false,
  });
  // They are the same for all, and asked for once.
  const example = new Hono().use(secure).get("/", (c) => c.body(null));
  let always: [string, string][] | undefined;
  return async (c, next) => {
    setHeaders(c, (always ??= [...(await example.request("/")).headers]));
    return next();
  };
}

function outsideOrigins({ outside: { posthog, sentry } }: Config): string[] {
  return [posthog?.host, sentry?.dsn].flatMap((address) => (address ? [new URL(address).origin] : []));
}

/** Refuses hosts that are not ours (DNS rebinding) and writes that another site's page sends (CSRF). */
export function sameOrigin(config: Config): MiddlewareHandler {
  const hosts = new Set([
    new URL(config.url).host,
    ...["localhost", "127.0.0.1", "[::1]"].map((name) => `${name}:${config.port}`),
  ]);
  return (c, next) => {
    const host = c.req.header("host") ?? "";
    if (!hosts.has(host)) {
      throw new AppError(
        "INVALID_INPUT",
        "Tandem is not known under this address. Set TANDEM_URL to the address that people use.",
      );
    }
    const origin = c.req.header("origin");
    const foreign = origin !== undefined && !hosts.has(origin.replace(/^https?:\/\//, ""));
    const cross_site = c.req.header("sec-fetch-site") === "cross-site";
    if (!["GET", "HEAD"].includes(c.req.method) && (foreign || cross_site)) {
      throw new AppError("PERMISSION_DENIED", "This request came from another site.");
    }
    return next();
  };
}
