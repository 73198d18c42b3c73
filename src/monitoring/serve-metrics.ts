import { createHash, timingSafeEqual } from "node:crypto";
import { type Context, Hono } from "hono";
import type { Config } from "../config.ts";
import type { PoolState } from "../database/door.ts";
import type { Asking } from "../entity/request.ts";
import { translateError } from "../entity/translate-error.ts";
import type { Part } from "../health/judge.ts";
import type { Metrics } from "./metrics.ts";

type Needs = {
  config: Config;
  metrics: Metrics;
  pools: () => Record<string, PoolState>;
  parts: () => Promise<Part[]>;
  /** The address of whoever asks. */
  address: (c: Context) => string;
};

/** The metrics, for whoever sends the token and for programs of this machine; others are refused (401). */
export function serveMetrics({ config, metrics, pools, parts, address }: Needs): Hono<Asking> {
  const app = new Hono<Asking>();
  app.get("/metrics", async (c) => {
    if (!hasToken(c, config.metrics_token) && !isHere(c, config, address))
      return c.text("Metrics need the header “Authorization: Bearer …” with the token in TANDEM_METRICS_TOKEN.\n", 401);
    const looked = { now: Date.now(), pools: pools(), parts: await parts().catch(undefinedWhileAway) };
    return c.body(await metrics.text(looked), 200, { "content-type": metrics.content_type });
  });
  return app;
}

// Only while the database is away: any other failure is answered and logged as one.
function undefinedWhileAway(error: unknown): undefined {
  if (translateError(error).code !== "SERVICE_UNAVAILABLE") throw error;
}

function hasToken(c: Context, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

// Behind a proxy that Tandem was not told of, everybody seems to ask from this machine: then only the token counts.
function isHere(c: Context, { url, trust_proxy }: Config, address: Needs["address"]): boolean {
  const known = trust_proxy || loopback.test(new URL(url).hostname);
  const forwarded = !trust_proxy && ["x-forwarded-for", "forwarded", "x-real-ip"].some((name) => c.req.header(name));
  return known && !forwarded && loopback.test(address(c));
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\]|::ffff:127\.\d+\.\d+\.\d+)$/;
