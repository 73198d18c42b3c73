import { readFileSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { linksOf } from "./page-links.ts";

const folder = "dist/browser";

// Signing in is an entry of its own, without what the screens need.
const door_paths = new Set(["/", "/auth/employee", "/auth/client", "/install"]);

/** The built browser files; every other path is a screen and gets its entry's page. */
export function serveBrowser(): Hono {
  const app = new Hono();
  const pages = {
    door: readFileSync(join(folder, "door.html"), "utf8"),
    app: readFileSync(join(folder, "index.html"), "utf8"),
  };
  const links = linksOf(folder);
  app.use(
    "/assets/*",
    serveStatic({
      root: folder,
      precompressed: true,
      onFound: (_, c) => c.header("cache-control", "public, max-age=31536000, immutable"),
    }),
  );
  app.use("*", async (c, next) => {
    // The browser compares it at each visit to know of a new version.
    if (c.req.path === "/service-worker.js") c.header("cache-control", "no-cache");
    if (c.req.path === "/" || !/\.[a-z0-9]+$/i.test(c.req.path) || c.req.path.endsWith(".html")) return next();
    return serveStatic({ root: folder, precompressed: true })(c, next);
  });
  // What the service worker shows without a server: nobody's page, whatever the others come to say of a person.
  app.get("/offline-shell", (c) => c.html(pages.app, 200, { "cache-control": "no-cache" }));
  app.get("*", (c) => {
    if (/\.[a-z0-9]+$/i.test(c.req.path)) return c.notFound();
    const entry = door_paths.has(c.req.path) ? "door" : "app";
    const french = /^fr\b/i.test(c.req.header("accept-language") ?? "");
    return c.html(pages[entry], 200, { "cache-control": "no-cache", link: links(c.req.path, entry, french) });
  });
  return app;
}
