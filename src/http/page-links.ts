import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Entry } from "./pages.ts";

/** What the build says of its files, by the source they come from. */
export type Manifest = Record<string, Chunk>;
type Chunk = { file: string; name?: string; imports?: string[]; isDynamicEntry?: boolean };

type Shown = {
  /** The chunk that draws it. */ by: string;
  /** Those that it asks for itself before it shows what it is about. */ soon?: string[];
  french?: string;
};

// `/leads` is shown by `leads-screen` and speaks by `leads.french`; here are the pages that are not named after theirs.
const home: Shown = { by: "home-screen", french: "home.french", soon: ["my-tasks", "home-numbers"] };
const shown: Record<string, Shown> = {
  "/dashboard": home,
  "/dashboard/ceo": home,
  "/dashboard/leads": { ...home, soon: ["leads-dashboard"] },
  "/team/dashboard": home,
  "/employee/dashboard": home,
  "/dashboard/project-manager": { by: "portfolio-screen", french: "portfolio.french" },
  "/dashboard/admin/projects": { by: "all-projects-screen", french: "projects.french" },
  "/dashboard/lead-machine": { by: "lead-machine-screen", french: "lead-machine.french", soon: ["machine-numbers"] },
  "/dashboard/marketing": { by: "marketing-screen", french: "marketing.french", soon: ["campaign-figures"] },
  "/analytics": { by: "analytics-screen", french: "analytics.french", soon: ["sales-part"] },
  "/sales-team/big-screen": { by: "big-screen-screen", french: "big-screen.french", soon: ["stage"] },
  "/dashboard/ai-army": { by: "army-screen", french: "army.french", soon: ["card-lines", "around-roster"] },
  "/communications": { by: "communications-screen", french: "communications.french", soon: ["channel-view"] },
  "/client/dashboard": { by: "client-talk", french: "timeline.french", soon: ["client-thread"] },
  "/client/support": { by: "client-support", french: "client-support.french" },
  "/audit-logs": { by: "audit-screen", french: "audit.french", soon: ["log-days"] },
  "/security-center": { by: "security-screen", french: "security.french" },
  "/system-health": { by: "health-screen", french: "health.french" },
  "/monitoring": { by: "monitoring-screen", french: "monitoring.french" },
  "/optimization": { by: "optimization-screen", french: "optimization.french" },
  "/rbac": { by: "people-screen", french: "people.french" },
  "/security": { by: "settings", french: "people.french" },
};

/** Of whom a page is made. */
type Reader = {
  french: boolean;
  /** Their company has given its records fields of its own, which the app knows before it draws. */
  own_fields?: boolean;
  /** The page does not say who is signed in. */
  asks?: boolean;
};

/**
 * What a page will ask for, as its `Link` header, so that nothing waits until a script has asked: its own files, those
 * of its screen, of the language and of the company's own fields, and who is signed in where the page does not say so.
 */
export function linksOf(folder: string): (path: string, entry: Entry, reader: Reader) => string {
  const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
  const html = { door: "door.html", app: "index.html" };
  // (What has no name is no script: a style, or letters.)
  const keysOf = (names: string[]) =>
    Object.entries(manifest).flatMap(([key, { name }]) => (name && names.includes(name) ? key : []));
  const screenOf = (path: string): Shown => {
    return shown[path] ?? { by: `${path.slice(1)}-screen`, french: `${path.slice(1)}.french` };
  };
  return (path, entry, { french, own_fields = false, asks = false }) => {
    const { by, soon = [], french: sentences = "" } = entry === "app" ? screenOf(path) : { by: "" };
    const first = [by, ...(french ? [`${entry}-catalogue`, sentences] : []), ...(own_fields ? ["own-fields"] : [])];
    const at_once = filesOf(manifest, [html[entry], ...keysOf(first)]);
    // (With the first part that comes later comes the French that pages begin without.)
    const later = [...soon, ...(french && soon.length > 0 ? ["late-catalogue"] : [])];
    const then = [...filesOf(manifest, keysOf(entry === "app" ? ["events", ...later] : later))].filter(
      (file) => !at_once.has(file),
    );
    const script = (file: string) => `</${file}>; rel=modulepreload; crossorigin`;
    return [
      ...(asks ? ["</api/session>; rel=preload; as=fetch; crossorigin"] : []),
      ...[...at_once].map(script),
      ...then.map((file) => `${script(file)}; fetchpriority=low`),
    ].join(", ");
  };
}

/** The files of some chunks and of all that they import at once. */
export function filesOf(manifest: Manifest, keys: string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesOf(manifest, chunk.imports ?? [], found);
  }
  return found;
}
