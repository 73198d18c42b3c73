/** What is to be ticked in a text: lines such as `- [ ] Sizes` (Markdown), with their place among its lines. */
export type Item = { line: number; text: string; done: boolean };

const shape = /^(\s*[-*+] )\[([ xX])\] (.*)$/;

/** The items of a text, in their order. */
export function itemsOf(body: string | null): Item[] {
  return linesOf(body).flatMap((text, line) => {
    const [, , mark, said] = shape.exec(text) ?? [];
    return said === undefined ? [] : [{ line, text: said, done: mark !== " " }];
  });
}

/** The text with one item ticked, or open again. */
export const ticked = (body: string | null, item: Item, done: boolean): string =>
  changed(body, item, (line) => [line.replace(shape, `$1[${done ? "x" : " "}] $3`)]);

/** The text without one item; null where nothing is left. */
export const without = (body: string | null, item: Item): string | null => changed(body, item, () => []) || null;

/** The text with one more, behind the last one that it has. */
export function withOne(body: string | null, text: string): string {
  const lines = linesOf(body);
  const last = itemsOf(body).at(-1)?.line ?? lines.length - 1;
  return lines.toSpliced(last + 1, 0, `- [ ] ${text}`).join("\n");
}

const linesOf = (body: string | null) => (body ? body.split("\n") : []);

// (By its place and its words: whoever ticks has seen it there.)
function changed(body: string | null, { line, text }: Item, to: (line: string) => string[]): string {
  const lines = linesOf(body);
  const there = lines[line];
  return there === undefined || shape.exec(there)?.[3] !== text
    ? lines.join("\n")
    : lines.toSpliced(line, 1, ...to(there)).join("\n");
}
