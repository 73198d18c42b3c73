import { globSync, readFileSync } from "node:fs";
import type { DOMWindow } from "jsdom";

/** `name`: the class, where the selector is nothing but one. */
type Rule = { selector: string; name?: string; property: "display" | "visibility"; value: string; media: string };

let rules: Rule[] | undefined;

/**
 * Whether elements are shown, by the rules of the built stylesheet that hide or show by class and by the window's width. Nothing
 * else of CSS is known here: jsdom's own cascade takes most of a test's time.
 */
export function styleWindow(window: DOMWindow, matches: (media: string) => boolean): void {
  const computed = computedBy(matches);
  const isShown = (element: Element): boolean => {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (computed(each).display === "none") return false;
    return element.isConnected;
  };
  window.getComputedStyle = ((element: Element, pseudo?: string) => {
    const shown = pseudo ? { display: "inline", visibility: "visible" } : computed(element);
    return { ...neutral, ...shown, getPropertyValue: (name: string) => (shown as Record<string, string>)[name] ?? "" };
  }) as never;
  measure(window, isShown);
}

type Shown = { display: string; visibility: string };

function computedBy(matches: (media: string) => boolean): (element: Element) => Shown {
  rules ??= readRules();
  const [of_classes, others] = [rules.filter(({ name }) => name), rules.filter(({ name }) => !name)];
  // Elements share a few hundred combinations of classes.
  const known = new Map<string, Partial<Shown>>();
  const byClasses = (classes: string) => {
    const found = known.get(classes);
    if (found) return found;
    const names = new Set(classes.split(/\s+/));
    const holding = of_classes.filter(({ name = "", media }) => names.has(name) && matches(media));
    const made = Object.fromEntries(holding.map(({ property, value }) => [property, value]));
    known.set(classes, made);
    return made;
  };
  return (element) => {
    const style = {
      display: displayByDefault(element),
      visibility: "visible",
      ...byClasses(element.getAttribute("class") ?? ""),
    };
    for (const { selector, property, value, media } of others)
      if (matches(media) && element.matches(selector)) style[property] = value;
    const { display, visibility } = (element as HTMLElement).style ?? {};
    if (display) style.display = display;
    if (element.hasAttribute("hidden")) style.display = "none";
    if (visibility) style.visibility = visibility;
    else if (style.visibility === "visible" && element.parentElement?.closest(".invisible"))
      style.visibility = "hidden";
    return style;
  };
}

const neutral = {
  animationName: "none",
  content: "none",
  cursor: "auto",
  direction: "ltr",
  opacity: "1",
  overflow: "visible",
  pointerEvents: "auto",
  position: "static",
  textTransform: "none",
};

/** Every element that is shown has one size: enough for what asks whether it has any, and for a list to draw its first rows. */
function measure(window: DOMWindow, isShown: (element: Element) => boolean): void {
  const [width, height] = [1000, 800];
  const { HTMLElement, Element } = window;
  const size = { offsetWidth: width, clientWidth: width, offsetHeight: height, clientHeight: height };
  for (const [name, value] of Object.entries(size))
    Object.defineProperty(HTMLElement.prototype, name, { get: () => value, configurable: true });
  Object.defineProperty(HTMLElement.prototype, "offsetParent", {
    get(this: HTMLElement) {
      return isShown(this) ? this.parentElement : null;
    },
    configurable: true,
  });
  Element.prototype.getBoundingClientRect = function (this: Element) {
    const [right, bottom] = isShown(this) ? [width, height] : [0, 0];
    return { x: 0, y: 0, top: 0, left: 0, right, bottom, width: right, height: bottom, toJSON() {} };
  };
  Element.prototype.checkVisibility = function (this: Element) {
    return isShown(this);
  };
  Element.prototype.getClientRects = function (this: Element) {
    return (isShown(this) ? [this.getBoundingClientRect()] : []) as never;
  };
}

const undrawn = new Set(["HEAD", "SCRIPT", "STYLE", "TEMPLATE", "TITLE", "META", "LINK", "NOSCRIPT"]);
const displayByDefault = (element: Element) => (undrawn.has(element.tagName) ? "none" : "block");

function readRules(): Rule[] {
  const css = globSync("dist/browser/assets/*.css").map((path) => readFileSync(path, "utf8"));
  const found = css.flatMap((text) => rulesIn(text, ""));
  if (!found.some(({ value }) => value === "none"))
    throw new Error("The built stylesheet has no rule that hides anything.");
  return found;
}

/** The rules of a block that hide or show, with the media query around them. */
function rulesIn(css: string, media: string): Rule[] {
  return blocksOf(css).flatMap(([head, body]) => {
    if (/^@layer|^@supports/.test(head)) return rulesIn(body, media);
    if (head.startsWith("@media")) return rulesIn(body, head.slice(6).trim());
    if (head.startsWith("@")) return [];
    return [...body.matchAll(/(?:^|;)(display|visibility):([\w-]+)/g)].flatMap(([, property, value = ""]) =>
      selectorsOf(head).map((selector) => {
        const [, name] = /^\.((?:[\w-]|\\.)+)$/.exec(selector) ?? [];
        return { selector, name: name?.replaceAll("\\", ""), property: property as Rule["property"], value, media };
      }),
    );
  });
}

const selectorsOf = (head: string) =>
  head.split(/,(?![^(]*\))/).filter((each) => each.startsWith(".") && !each.includes("::"));

/** The outermost blocks of a stylesheet: what stands before each brace, and what in it. */
function blocksOf(css: string): [head: string, body: string][] {
  const blocks: [string, string][] = [];
  let [depth, from, head] = [0, 0, ""];
  for (let at = 0; at < css.length; at++) {
    const sign = css[at];
    if (sign === "\\") at++;
    else if (sign === ";" && depth === 0) from = at + 1;
    else if (sign === "{" && depth++ === 0) [head, from] = [css.slice(from, at).trim(), at + 1];
    else if (sign === "}" && --depth === 0) {
      blocks.push([head, css.slice(from, at)]);
      from = at + 1;
    }
  }
  return blocks;
}
