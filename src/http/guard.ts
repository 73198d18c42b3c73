import { type Context, Hono, type MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { Config } from "../config.ts";
import { AppError } from "../entity/errors.ts";
import { newId } from "../entity/operations.ts";
import type { Asking } from "../entity/request.ts";
import type { Inline } from "./inline.ts";
import { setHeaders } from "./set-headers.ts";

/** What stands before everything: the request's id, the headers of every answer, and who may call at all. One layer, since each costs. */
export function guard(config: Config, inline: Inline): MiddlewareHandler<Asking> {
  const headers = headersOf(config, inline);
  const refuseForeign = sameOrigin(config);
  return async (c, next) => {
    const id = newId();
    c.set("request_id", id);
    setHeaders(c, [["x-request-id", id]]);
    setHeaders(c, await headers());
    refuseForeign(c);
    return next();
  };
}

type Said = [name: string, value: string][];

/** Headers of every answer: a content policy without inline code but that of our pages, no framing, no sniffing, strict transport under TLS. */
function headersOf(config: Config, inline: Inline): () => Said | Promise<Said> {
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
  let always: Said | undefined;
  return () => always ?? ask();
  async function ask() {
    return (always = [...(await example.request("/")).headers]);
  }
}

function outsideOrigins({ outside: { posthog, sentry } }: Config): string[] {
  return [posthog?.host, sentry?.dsn].flatMap((address) => (address ? [new URL(address).origin] : []));
}

/** Refuses hosts that are not ours (DNS rebinding) and writes that another site's page sends (CSRF). */
function sameOrigin(config: Config): (c: Context) => void {
  const hosts = new Set([
    new URL(config.url).host,
    ...["localhost", "127.0.0.1", "[::1]"].map((name) => `${name}:${config.port}`),
  ]);
  return (c) => {
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
    // (What pages of other sites send on purpose carries nobody's session, and does nothing with one.)
    const for_all = c.req.path.startsWith("/public/forms/");
    if (!["GET", "HEAD"].includes(c.req.method) && (foreign || cross_site) && !for_all) {
      throw new AppError("PERMISSION_DENIED", "This request came from another site.");
    }
  };
}
