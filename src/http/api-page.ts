import { createRequire } from "node:module";
import { dirname, relative } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API · Tandem</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="api"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/begin.js"></script></body></html>`;

// The console on the page writes as the reader: each try gets a key of its own.
const begin = `SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#api", docExpansion: "none", defaultModelsExpandDepth: 0,
  requestInterceptor: (request) => { if (request.method !== "GET") request.headers["Idempotency-Key"] = crypto.randomUUID(); return request; } });`;

/** `/api/docs`: the OpenAPI document as a page with a console, by Swagger UI from our own files. */
export function serveApiPage(): Hono {
  const app = new Hono();
  const folder = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
  app.get("/", (c) => c.html(page));
  app.get("/begin.js", (c) => c.body(begin, 200, { "content-type": "text/javascript" }));
  app.get(
    "/:file{swagger-ui(-bundle)?\\.(css|js)}",
    serveStatic({ root: relative(process.cwd(), folder), rewriteRequestPath: (path) => path.replace("/api/docs", "") }),
  );
  return app;
}
