type Child = Node | string | null | undefined | false;

/** An HTML element with a class and what stands in it; text is text and never markup. */
export function el(tag: string, className: string, ...children: Child[]): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children.filter((child): child is Node | string => !!child));
  return element;
}

/** An SVG element with its attributes. */
export function svg(tag: string, attributes: Record<string, string | number>, ...children: Node[]): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** A bar that is filled as far as a share says, with a tick where another one is. */
export function bar(share: number, tick?: number): HTMLElement {
  const percent = (of: number) => `${Math.round(Math.min(1, Math.max(0, of)) * 1000) / 10}%`;
  const filled = el("div", "wall-filled");
  filled.style.width = percent(share);
  const mark = tick === undefined ? null : el("div", "wall-tick");
  if (mark && tick !== undefined) mark.style.left = percent(tick);
  const whole = el("div", "wall-bar", filled, mark);
  whole.setAttribute("aria-hidden", "true");
  return whole;
}

/** The number of a tile, and what it is made of. */
export const hero = (number: string, of: string): HTMLElement =>
  el("p", "wall-hero", el("b", "", number), el("span", "wall-soft", of));
