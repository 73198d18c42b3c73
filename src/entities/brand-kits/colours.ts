/** A colour of a brand kit: its name, its hex code, and its contrast on white and on black. */
export type Colour = { name: string; hex: string; on_white: number; on_black: number };

/** Reads the colours of a kit, one a line: a name and a hex code. */
export function coloursOf(text: string | null): Colour[] {
  return (text ?? "").split("\n").flatMap((line) => {
    const [, name = "", hex = ""] = /^(.+) (#[0-9a-f]{6})$/i.exec(line) ?? [];
    if (!hex) return [];
    const light = luminance(hex);
    return [{ name, hex, on_white: 1.05 / (light + 0.05), on_black: (light + 0.05) / 0.05 }];
  });
}

/** How light a colour is, as WCAG 2 reckons it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
