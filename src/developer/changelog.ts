import { readFile } from "node:fs/promises";

/** What changed with a version; one that is not released yet is `Unreleased`. */
export type Changelog = { version: string; entries: string[] };

const file = new URL("../../CHANGELOG.md", import.meta.url);

/** What the changelog says of this version, or of what comes next where it does not name it yet. */
export async function changelogOf(version: string): Promise<Changelog> {
  return sectionOf(await readFile(file, "utf8"), version);
}

/** The section of a version in a changelog, its first one where none has that name. */
export function sectionOf(text: string, version: string): Changelog {
  const sections = text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = "", ...lines] = section.split("\n");
      return {
        version: title.trim(),
        entries: lines.filter((line) => line.startsWith("- ")).map((line) => line.slice(2)),
      };
    });
  return sections.find((section) => section.version === version) ?? sections[0] ?? { version, entries: [] };
}
