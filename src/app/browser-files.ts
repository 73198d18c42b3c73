import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type Context } from "hono";
import { compress } from "hono/compress";
import type { ScreenPage } from "../big-screens/serve-public-screen.ts";
import { setCookies } from "../auth/sign-in-routes.ts";
import type { WhoAsks } from "../auth/who-asks.ts";
import type { Session } from "../client/session.ts";
import type { Asking } from "../entity/request.ts";
import type { Inline } from "../http/inline.ts";
import { linksOf } from "../http/page-links.ts";
import { type Entry, openPages, type Page } from "../http/pages.ts";

/** Serves the browser's files and, told who asks, its pages; what stands in them is to be allowed by the content policy. */
export type Browser = {
  serve: (who_asks: WhoAsks) => Hono<Asking>;
  inline: Inline;
  screen: ScreenPage;
  /** The tags of the scripts with which people sign and check files. */
  scripts: Record<"sign" | "verify", string>;
};

const folder = "dist/browser";

// So many pages are made for whoever asks at once; whoever comes beside them gets the page as it is, for which nobody is asked.
const most_at_once = 8;

// Signing in is an entry of its own, without what the screens need.
const door_paths = new Set(["/", "/auth/employee", "/auth/client", "/install"]);

/**
 * The built browser files; every other path is a screen and gets its entry's page, made for whoever asks. Where that
 * fails, which `failed` is told, or too many are being made, the page comes as it is: it asks for itself and says what is wrong.
 */
export async function openBrowser(failed: (error: unknown) => void): Promise<Browser> {
  const { page, inline } = await openPages(folder);
  const links = linksOf(folder);
  const madeFor = pagesAtOnce(page, failed);
  const serve = (who_asks: WhoAsks) => {
    const app = new Hono<Asking>();
    serveFiles(app);
    // What the service worker shows without a server: nobody's page.
    app.get("/offline-shell", compress(), async (c) =>
      c.html(await page("app", c.req.path), 200, { "cache-control": "no-cache" }),
    );
    app.get("*", compress(), async (c) => {
      if (/\.[a-z0-9]+$/i.test(c.req.path)) return c.notFound();
      const made = await madeFor(c, who_asks);
      const entry = made?.entry ?? entryOf(c.req.path, undefined);
      const french = made?.language ? made.language === "fr" : /^fr\b/i.test(c.req.header("accept-language") ?? "");
      const link = links(c.req.path, entry, { french, own_fields: !!made?.own_fields, asks: !made });
      const html = made?.html ?? (await page(entry, c.req.path));
      return c.html(html, 200, { "cache-control": "private, no-store", link });
    });
    return app;
  };
  return { serve, inline, screen: screenPage(), scripts: { sign: scriptOf("sign"), verify: scriptOf("verify") } };
}

/** The page of a big screen, which is nobody's; its files change their names with each release. */
function screenPage(): ScreenPage {
  const html = readFileSync(join(folder, "screen.html"), "utf8");
  return { html, release: createHash("sha256").update(html).digest("hex").slice(0, 12) };
}

/** The tags of the script of a public page, whose file changes its name with each release. */
function scriptOf(name: string): string {
  const html = readFileSync(join(folder, `${name}.html`), "utf8");
  return (html.match(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g) ?? []).join("");
}

function serveFiles(app: Hono<Asking>): void {
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
}

/** Makes pages for whoever asks; answers none where that fails or too many are being made. */
function pagesAtOnce(page: Page, failed: (error: unknown) => void) {
  let making = 0;
  return async (c: Context<Asking>, who_asks: WhoAsks) => {
    if (making >= most_at_once) return undefined;
    making++;
    try {
      return await pageFor(c, page, who_asks);
    } catch (error) {
      failed(error);
      return undefined;
    } finally {
      making--;
    }
  };
}

// How the app is installed is shown before sign-in, and in the app's frame after it.
function entryOf(path: string, session: Session | undefined): Entry {
  const inside = path === "/install" && session?.state === "signed_in";
  return door_paths.has(path) && !inside ? "door" : "app";
}

async function pageFor(c: Context<Asking>, page: Page, who_asks: WhoAsks) {
  const { said, cookies } = await who_asks(c);
  const session = JSON.parse(said) as Session;
  const entry = entryOf(c.req.path, session);
  const html = await page(entry, c.req.path, session);
  setCookies(c, cookies);
  return { html, entry, language: session.person?.language, own_fields: !!session.own_fields?.length };
}
