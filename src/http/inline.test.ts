import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Inline, inlined } from "./inline.ts";

test("what the first paint waits for stands in the page, and its hash, and no other, is allowed", () => {
  const folder = mkdtempSync("/tmp/tandem-inline-");
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "boot.js"), "document.title = '$& é';\n");
  writeFileSync(join(folder, "assets/ground-1.css"), "body { margin: 0 }\n");
  const page =
    '<head><script src="/boot.js"></script><link rel="stylesheet" crossorigin href="/assets/ground-1.css"></head>';
  const inline: Inline = { scripts: new Set(), styles: new Set() };
  const html = inlined(folder, page, inline);
  const between = (tag: string) => new RegExp(`<${tag}>(.*?)</${tag}>`, "s").exec(html)?.[1] ?? "";
  expect([between("script"), between("style")]).toEqual(["document.title = '$& é';\n", "body { margin: 0 }\n"]);
  const source = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  expect(inline).toEqual({
    scripts: new Set([source(between("script"))]),
    styles: new Set([source(between("style"))]),
  });
  expect(html).toContain('<link rel="stylesheet" href="/assets/ground-1.css" media="not all" disabled>');
  // Another page, with the same script and styles of its own.
  writeFileSync(join(folder, "assets/door-1.css"), "body { margin: 1px }\n");
  inlined(folder, page.replace("ground-1", "door-1"), inline);
  expect([inline.scripts.size, inline.styles.size]).toEqual([1, 2]);
  rmSync(folder, { recursive: true });
});
