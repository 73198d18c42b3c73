/** A colour that something is drawn in, and what is written upon it. */
export type Tint = { ground: string; ink: string };

/** The company's colour as each theme can show it. */
export type Accent = { light: Tint; dark: Tint };

/** What it stands on that is hardest: `--line-2`, darker than white paper and lighter than the ground of the dark theme. */
const grounds = { light: "#e9ebee", dark: "#202528" };

/** WCAG AA for text. */
const enough = 4.5;

/**
 * The company's colour as it can be read: as links and lines it is darkened until a light ground carries it, and lightened until the dark
 * one does; upon it stands white or black, whichever is told apart better. What is chosen stays as it was chosen.
 */
export function accentOf(colour: string): Accent {
  const tint = (ground: string): Tint => ({ ground, ink: inkOn(ground) });
  return {
    light: tint(towards("#000000", colour, grounds.light)),
    dark: tint(towards("#ffffff", colour, grounds.dark)),
  };
}

/** How far two colours stand apart, from 1 to 21 (WCAG). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const inkOn = (ground: string) => (contrast("#ffffff", ground) >= enough ? "#ffffff" : "#101418");

// In steps of a hundredth, so that as little as possible of the colour is lost.
function towards(end: string, colour: string, ground: string): string {
  for (let share = 0; share < 1; share += 0.01) {
    const mixed = mix(colour, end, share);
    if (contrast(mixed, ground) >= enough) return mixed;
  }
  return end;
}

const parts = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function mix(colour: string, end: string, share: number): string {
  const ends = parts(end);
  const mixed = parts(colour).map((part, at) => Math.round(part + ((ends[at] ?? part) - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

function luminance(colour: string): number {
  const linear = parts(colour).map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
}
