import { join } from "node:path";
import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { serviceWorker } from "./src/offline/worker-build.ts";
import about from "./package.json" with { type: "json" };
import { browserOnly } from "./src/shell/browser-only.ts";
import { isDoorPath } from "./src/shell/door-paths.ts";

// What both entries begin with, and lists too, is one file: a dozen small ones take longer than their bytes.
let of_app: Set<string> | undefined;
const ground = {
  name: (id: string, graph: ModuleGraph) => {
    of_app ??= new Set(
      ["src/shell/app.tsx", "src/entities/leads/leads-screen.tsx"].flatMap((page) => [...imported(page, graph)]),
    );
    return of_app.has(id) ? "ground" : null;
  },
  priority: 1,
  tags: ["$initial" as const],
  minShareCount: 2,
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler|lucide-react)[\\/]|[\\/]src[\\/](client|errors|shell|ui)[\\/]|[\\/]door[\\/]return-to|preload-helper|rolldown[\\/]runtime/,
};

// The icons and the smallest parts with which lists begin: a file for each would be as much again.
const smallest = {
  name: "small",
  priority: 2,
  includeDependenciesRecursively: false,
  test: /lucide-react[\\/].*[\\/](?:upload|square-kanban|columns-3|trash|arrow-up|arrow-down|download|list-filter|plus|table-2|calendar)\.m?js$|[\\/]src[\\/](?:records[\\/](?:failure|record-client|write)|client[\\/]api|ui[\\/](?:skeleton|country-name)|entities[\\/]affiliations[\\/]affiliation-fields|search[\\/]browser[\\/]search-key)\.tsx?$/,
};

// What lists begin with beside it, and no other page does, is one more.
const other_pages = [
  "src/shell/app.tsx",
  "src/screens/settings.tsx",
  "src/auth/browser/people/people-screen.tsx",
];
// What homes begin with as lists do is a third, so that they do without tables and panels.
let of_lists: Set<string> | undefined;
let of_rows: Set<string> | undefined;
// What the door shows must not stand in a file that begins the app.
let at_door: Set<string> | undefined;
const list = {
  includeDependenciesRecursively: false,
  name: (id: string, graph: ModuleGraph) => {
    of_lists ??= onlyOfLists(graph);
    of_rows ??= ofBoth(graph);
    at_door ??= imported("src/shell/door.tsx", graph, true);
    // (What only leads and homes draw is a file of theirs.)
    const of_both = (of_rows.has(id) && !/[\\/]entities[\\/]leads[\\/]/.test(id)) || questions.test(id);
    if (of_both && at_door.has(id)) return null;
    return of_both ? "rows" : of_lists.has(id) ? "list" : null;
  },
};

// What asks the server, which the app itself gets from the same file as much that it does not need; and what is too small for a file.
const questions =
  /@tanstack[\\/](?:react-query|query-core)[\\/].*(?:useQuery|useBaseQuery|seInfiniteQuery|ueryObserver|queryOptions|suspense|errorBoundaryUtils|IsRestoringProvider|QueryErrorResetBoundary)\.js$|[\\/]src[\\/](?:records[\\/]record-client|client[\\/]api|screen[\\/]state-mark)\.tsx?$/;

/** What lists and homes both begin with, and the app itself does not. */
function ofBoth(graph: ModuleGraph): Set<string> {
  const app = imported("src/shell/app.tsx", graph);
  const of_homes = imported("src/home/browser/home-screen.tsx", graph);
  const lists = ["src/screen/screen.tsx", "src/entities/leads/leads-screen.tsx"];
  const both = lists.flatMap((page) => [...imported(page, graph)]).filter((id) => of_homes.has(id));
  return new Set(both.filter((id) => !app.has(id)));
}

type Imports = { importedIds?: string[]; dynamicallyImportedIds?: string[] };
type ModuleGraph = { getModuleInfo(id: string): Imports | null };

function onlyOfLists(graph: ModuleGraph): Set<string> {
  const elsewhere = new Set(other_pages.flatMap((page) => [...imported(page, graph)]));
  const parts = ["screen.tsx", "columns.tsx", "two-lines.tsx", "layouts.ts"];
  const of_screens = parts.flatMap((part) => [...imported(`src/screen/${part}`, graph)]);
  return new Set(of_screens.filter((id) => !elsewhere.has(id)));
}

/** A file with all that it imports, and what that imports; `late`: what it asks for later too. */
function imported(file: string, graph: ModuleGraph, late = false): Set<string> {
  const found = new Set([join(import.meta.dirname, file)]);
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const next of [...importedIds, ...(late ? dynamicallyImportedIds : [])]) found.add(next);
  }
  return found;
}

// `vite build --ssr`: the frame as the server draws it, with all that it needs in it.
const server_frame: UserConfig = {
  plugins: [react()],
  publicDir: false,
  ssr: { noExternal: true },
  define: { "process.env.NODE_ENV": '"production"' },
  build: { outDir: "dist/server" },
};

/** Builds both browser entries to dist/browser; in development forwards /api to the server. */
const browser: UserConfig = {
  appType: "mpa",
  define: { "import.meta.env.TANDEM_VERSION": JSON.stringify(about.version) },
  plugins: [react(), tailwind(), entryByPath(), serviceWorker(), browserOnly()],
  // The router's store asks for what React has had itself since 18, by a package for those before.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: "react" }] },
  build: {
    outDir: "dist/browser",
    manifest: true,
    // The CSP allows no data: fonts, and a hashed file is cached for a year anyway.
    assetsInlineLimit: 0,
    // A page's header names what it begins with (src/http/page-links.ts). Scripts name nothing of what comes later: the names
    // of so many small files were four of the first load's kilobytes, and naming them held a slow phone up.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === "html" ? files : []),
    },
    rolldownOptions: {
      input: { index: "index.html", door: "door.html", screen: "screen.html", sign: "sign.html", verify: "verify.html" },
      output: { codeSplitting: { groups: [smallest, ground, list] } },
    },
  },
  server: { proxy: { "/api": "http://localhost:3000" } },
};

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? server_frame : browser));

/** In development, answers a page's path with its HTML, as the server does in production. */
function entryByPath(): Plugin {
  return {
    name: "entry-by-path",
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const url = new URL(request.url ?? "/", "http://localhost");
        const isPage = request.headers.accept?.includes("text/html") ?? false;
        if (isPage && !/^\/(api|src|node_modules|@)/.test(url.pathname)) {
          request.url = isDoorPath(url.pathname) ? "/door.html" : "/index.html";
        }
        next();
      });
    },
  };
}
