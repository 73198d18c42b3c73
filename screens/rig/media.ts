export type Screen = { width: number; height: number; hasTouch: boolean; dark: boolean };

/** Whether a media query holds on a screen: width, colour scheme, and what a hand points with. */
export function matchesMedia(query: string, screen: Screen): boolean {
  return query.split(",").some((part) => {
    const negated = part.trim().startsWith("not ");
    const terms = part.trim().replace(/^not /, "").split(" and ");
    return terms.every((term) => matchesTerm(term.trim(), screen)) !== negated;
  });
}

function matchesTerm(term: string, { width, hasTouch, dark }: Screen): boolean {
  if (["", "all", "screen"].includes(term)) return true;
  const bound = Number(/([\d.]+)px/.exec(term)?.[1]);
  if (/max-width|width ?<=/.test(term)) return width <= bound;
  if (/min-width|width ?>=/.test(term)) return width >= bound;
  if (/width ?</.test(term)) return width < bound;
  if (term.includes("pointer:")) return term.includes("coarse") === hasTouch;
  if (term.includes("hover:")) return term.includes("none") === hasTouch;
  if (term.includes("prefers-color-scheme")) return term.includes("dark") === dark;
  return false;
}
