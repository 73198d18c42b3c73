import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const grounds = ["ground", "raised", "sunken"];

const pairs: Array<[text: string, grounds: string[], least: number]> = [
  ["ink", [...grounds, "person-soft", "agent-soft", "good-soft", "bad-soft", "line-2"], 4.5],
  ["ink-2", [...grounds, "line-2", "agent-soft"], 4.5],
  ["ink-3", grounds, 4.5],
  ["person", [...grounds, "person-soft"], 4.5],
  ["agent-ink", [...grounds, "agent-soft"], 4.5],
  ["good", [...grounds, "good-soft"], 4.5],
  ["warn", grounds, 4.5],
  ["bad", [...grounds, "bad-soft"], 4.5],
  ["on-person", ["person"], 4.5],
  ["on-agent", ["agent"], 4.5],
  ["on-avatar", ["avatar-1", "avatar-2", "avatar-3", "avatar-4"], 4.5],
  ["ground", ["ink"], 4.5],
  ["control", ["ground", "raised"], 3],
];

for (const theme of [":root", ".dark"]) {
  test(`every text stands out from its ground in ${theme}`, () => {
    const tokens = readTokens(theme);
    const weak = pairs.flatMap(([text, grounds, least]) =>
      grounds
        .map((ground) => ({ text, ground, ratio: contrast(tokens, text, ground) }))
        .filter(({ ratio }) => ratio < least),
    );
    expect(weak).toEqual([]);
  });
}

function readTokens(selector: string): Map<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split("}")[0] ?? "";
  return new Map([...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!]));
}

function contrast(tokens: Map<string, string>, one: string, other: string): number {
  const [dark, light] = [one, other].map((name) => luminance(tokens.get(name) ?? "")).sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Relative luminance of `oklch(l c h)` by way of linear sRGB, clipped to its gamut. */
function luminance(color: string): number {
  if (color === "#fff") return 1;
  const [l = 0, c = 0, h = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z);
  const green = clip(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z);
  const blue = clip(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
