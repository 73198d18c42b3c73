import { existsSync, globSync, mkdirSync, statSync, writeFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";

/** Where the app lies as one script for each entry, beside what drives it. */
export const bundle_folder = "dist/screens";

const entries = { app: "src/shell/app.tsx", door: "src/shell/door.tsx", driver: "screens/rig/driver.ts" };

/** Builds the app's entries and the driver as scripts that a window without modules runs, where their sources are newer. */
export async function buildBundles(): Promise<void> {
  const marker = join(bundle_folder, ".built");
  const sources = ["src/**/*.{ts,tsx,css}", "screens/rig/*.ts", "package-lock.json"].flatMap((each) => globSync(each));
  const built_at = existsSync(marker) ? statSync(marker).mtimeMs : 0;
  if (sources.every((path) => statSync(path).mtimeMs < built_at)) return;
  mkdirSync(bundle_folder, { recursive: true });
  for (const [name, input] of Object.entries(entries)) await bundle(name, input);
  writeFileSync(marker, "");
}

async function bundle(name: string, input: string): Promise<void> {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  await build({
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    plugins: [react()],
    define: {
      "process.env.NODE_ENV": '"production"',
      "import.meta.env.TANDEM_VERSION": JSON.stringify(version),
    },
    // As in vite.config.ts: React has had itself, since 18, what this package is for.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: "react" }] },
    build: {
      outDir: bundle_folder,
      emptyOutDir: false,
      target: "esnext",
      minify: false,
      rolldownOptions: { input, output: { format: "iife", codeSplitting: false, entryFileNames: `${name}.js` } },
    },
  });
}
