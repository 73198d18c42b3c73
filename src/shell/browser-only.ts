import type { Plugin } from "vite";

// Rooms whose code is the server's, the tables and the descriptions of the entities, and what only a server can import.
const of_the_server =
  /\/src\/(?:entity|database|http|auth|audit|mail|realtime|rights|demo|testing)\/(?!browser\/)|\/src\/server\.ts|\.(?:entity|schema)\.ts$|\/entities\/register\.ts|\/node_modules\/(?:pg|drizzle-orm|hono|better-auth)\/|browser-external:node:/;

/**
 * Fails a build for browsers into which a module of the server has found its way, by whatever file and over however many:
 * types alone leave nothing behind.
 */
export function browserOnly(): Plugin {
  return {
    name: "browser-only",
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
      const found = modules.filter((id) => of_the_server.test(id));
      if (found.length > 0) this.error(`The browser would load what is the server's: ${found.join(", ")}`);
    },
  };
}
