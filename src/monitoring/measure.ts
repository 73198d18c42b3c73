import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { RequestCounts } from "./request-counts.ts";

/** Counts each request by its route, and how long it took until there was an answer; a stream is not waited for. */
export function measure(counts: RequestCounts): MiddlewareHandler {
  return async (c, next) => {
    const since = performance.now();
    await next();
    counts.add(routeOf(c), c.res.status, performance.now() - since);
  };
}

/** What a route is called that nobody serves. */
export const other_routes = "other";

/** The method and the pattern that a request was served by: never an address, which may say whom it is about. */
export function routeOf(c: Context): string {
  const routes = matchedRoutes(c);
  const served = (route: (typeof routes)[number] | undefined) => route && !route.path.endsWith("*");
  // (Who was refused before a route was reached is counted where they wanted to go.)
  const route = served(routes[c.req.routeIndex]) ? routes[c.req.routeIndex] : routes.find(served);
  return route ? `${c.req.method === "HEAD" ? "GET" : c.req.method} ${route.path}` : other_routes;
}
