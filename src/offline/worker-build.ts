import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type Plugin, transformWithOxc } from "vite";

const source = "src/offline/service-worker.ts";
// What is pushed, a part of the same worker.
const push_source = "src/push/browser/push-worker.ts";
// What is shown before and around the screens. The door needs its server, and its files are not kept.
const always = ["/manifest.webmanifest", "/icon.svg", "/icon-192.png"];
// Screens and parts that are of use without a network, and what opens from these: it says itself what it cannot do.
const works_offline =
  /\/src\/(shell|pages|keys|records|entities|company|duplicates|timeline|home|imports|search|presence|offline|push|ui|errors|screen\/|notifications|auth\/browser\/(account|people\/colleagues)|screens\/(settings|planned|not-found|unauthorized))|\.french\.ts$/;
const of_others = /\/src\/shell\/door-catalogue/;

/** Writes `/service-worker.js`: the worker with the list of the files that it keeps. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    async generateBundle(_, bundle) {
      const files = [...always, ...kept(Object.values(bundle)).map((file) => `/${file}`)];
      const { code } = await transformWithOxc(readFileSync(source, "utf8"), source);
      const push = asPart((await transformWithOxc(readFileSync(push_source, "utf8"), push_source)).code);
      const sum = createHash("sha256").update(JSON.stringify(files)).update(code).update(push);
      for (const file of ["index.html", "public/boot.js"]) sum.update(readFileSync(file));
      const values = `const version = "${sum.digest("hex").slice(0, 12)}";\nconst files = ${JSON.stringify(files)};\n`;
      this.emitFile({ type: "asset", fileName: "service-worker.js", source: `${values}${code}${push}` });
    },
  };
}

/** With names of its own; a worker is no module. */
function asPart(code: string): string {
  return `(() => {\n${code.replace(/^export \{\};?$/m, "")}})();\n`;
}

type Built = {
  type: string;
  fileName: string;
  facadeModuleId?: string | null;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  name?: string;
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
};

/** The app's entry and whatever of it works without a network, with all that this imports. */
function kept(bundle: Built[]): string[] {
  const found = new Set<string>();
  const take = (chunk: Built | undefined) => {
    if (!chunk || chunk.type !== "chunk" || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const file of [...(chunk.viteMetadata?.importedCss ?? []), ...(chunk.viteMetadata?.importedAssets ?? [])])
      found.add(file);
    for (const name of chunk.imports ?? []) take(named(name));
    for (const later of (chunk.dynamicImports ?? []).map(named)) if (isOfUse(later)) take(later);
  };
  const named = (name: string) => bundle.find(({ fileName }) => fileName === name);
  take(bundle.find(({ isEntry, name }) => isEntry && name === "index"));
  // The typeface is asked for by the style sheet.
  for (const { fileName } of bundle) if (fileName.endsWith(".woff2")) found.add(fileName);
  return [...found].toSorted();
}

function isOfUse(chunk: Built | undefined): boolean {
  const module = chunk?.facadeModuleId ?? "";
  return module === "" || module.includes("/node_modules/") || (works_offline.test(module) && !of_others.test(module));
}
