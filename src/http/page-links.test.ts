import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { linksOf, type Manifest } from "./page-links.ts";

test("a page names the scripts that it begins with, and neither styles nor letters as if they were scripts", () => {
  const folder = mkdtempSync("/tmp/tandem-links-");
  const manifest: Manifest = {
    "door.html": { file: "assets/door.js", name: "door" },
    "index.html": { file: "assets/app.js", name: "app", imports: ["_ground.js"] },
    "_ground.js": { file: "assets/ground.js", name: "ground" },
    "src/entities/leads/leads-screen.tsx": { file: "assets/leads-screen.js", name: "leads-screen" },
    "src/records/own-fields.ts": { file: "assets/own-fields.js", name: "own-fields" },
    // What the build gives no name: files that a script or a style asks for.
    "_ground.css": { file: "assets/ground.css" },
    "public/inter.woff2": { file: "assets/inter.woff2" },
  };
  mkdirSync(join(folder, ".vite"));
  writeFileSync(join(folder, ".vite/manifest.json"), JSON.stringify(manifest));
  const links = linksOf(folder);
  const named = (path: string, entry: "door" | "app", french: boolean, own_fields = false) =>
    [...links(path, entry, { french, own_fields }).matchAll(/<\/assets\/([^>]*)>/g)].map(([, file]) => file);
  expect(named("/auth/employee", "door", false)).toEqual(["door.js"]);
  expect(named("/auth/employee", "door", true)).toEqual(["door.js"]);
  expect(named("/leads", "app", false)).toEqual(["app.js", "ground.js", "leads-screen.js"]);
  // Where the company has fields of its own, the app waits for what knows them.
  expect(named("/leads", "app", false, true)).toEqual(["app.js", "ground.js", "leads-screen.js", "own-fields.js"]);
  rmSync(folder, { recursive: true });
});
