const parts = "nav, header, main section[aria-label], main [role=region], main aside";
const focusable = "a[href], button, input, select, textarea, summary, [tabindex='0']";

/** Takes the focus from one part of the page to the next: navigation, header, list, acts on what is chosen, open record. */
export function goToNextPart(): void {
  const shown = [...document.querySelectorAll<HTMLElement>(parts)].filter((part) => isShown(part) && firstIn(part));
  // A part within another comes later in the page; the innermost is where one is.
  const here = shown.findLastIndex((part) => part.contains(document.activeElement));
  const next = shown.at((here + 1) % shown.length);
  if (next) firstIn(next)?.focus();
}

function firstIn(part: HTMLElement): HTMLElement | undefined {
  return [...part.querySelectorAll<HTMLElement>(focusable)].find(isShown);
}

function isShown(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}
