import type { Locator } from "./locator.ts";

type ExpectedText = {
  string?: string;
  regexSource?: string;
  regexFlags?: string;
  matchSubstring?: boolean;
  ignoreCase?: boolean;
  normalizeWhiteSpace?: boolean;
};

/** What Playwright's matchers ask of a locator or page. */
export type Expectation = {
  isNot: boolean;
  timeout?: number;
  expectedText?: ExpectedText[];
  expectedNumber?: number;
  expectedValue?: unknown;
  expressionArg?: string;
  useInnerText?: boolean;
};

export type Outcome = { matches: boolean; received?: { value: unknown }; timedOut?: boolean; log?: string[] };
type Seen = { matches: boolean; value?: unknown };

/** Looks again and again until it is as expected or the time is over; answers as Playwright's matchers want it. */
export async function expectOf(locator: Locator, expression: string, expectation: Expectation): Promise<Outcome> {
  return settled(() => look(locator, expression, expectation), expectation);
}

const pause_ms = 15;

/** Waits until it is worth looking again: the page's own work is done in the same thread as looking. */
export const pauseAfter = (look_ms: number) =>
  new Promise((resume) => setTimeout(resume, Math.max(pause_ms, 2 * look_ms)));

export async function settled(see: () => Seen, { isNot, timeout = 0 }: Expectation): Promise<Outcome> {
  const until = performance.now() + timeout;
  for (;;) {
    const began = performance.now();
    const { matches, value } = see();
    const timedOut = performance.now() >= until;
    if (matches !== isNot || timedOut) return { matches, received: { value }, timedOut: timedOut && matches === isNot };
    await pauseAfter(performance.now() - began);
  }
}

function look(locator: Locator, expression: string, expectation: Expectation): Seen {
  const found = locator.found();
  if (expression === "to.have.count")
    return { matches: found.length === expectation.expectedNumber, value: found.length };
  if (expression.endsWith(".array")) return lookAtAll(found, expression, expectation);
  if (found.length === 0) {
    if (expression === "to.be.hidden" || expression === "to.be.detached") return { matches: true };
    if (/^to.be.(visible|attached)$/.test(expression)) return { matches: false };
    // Of what is not there nothing is known, neither that it is so nor that it is not.
    return { matches: expectation.isNot };
  }
  return states[expression]?.(locator.only(found), locator, expectation) ?? unsupported(expression);
}

type State = (element: HTMLElement, locator: Locator, expectation: Expectation) => Seen;

const yes = (is: boolean): Seen => ({ matches: is, value: is });
const states: Record<string, State> = {
  "to.be.attached": () => yes(true),
  "to.be.detached": () => yes(false),
  "to.be.visible": (element, of) => yes(driverOf(of).isVisible(element)),
  "to.be.hidden": (element, of) => yes(!driverOf(of).isVisible(element)),
  "to.be.focused": (element) => yes(element.ownerDocument.activeElement === element),
  "to.be.disabled": (element, of) => yes(driverOf(of).isDisabled(element)),
  "to.be.enabled": (element, of) => yes(!driverOf(of).isDisabled(element)),
  "to.be.editable": (element, of) => yes(driverOf(of).isEditable(element)),
  "to.be.readonly": (element, of) => yes(!driverOf(of).isEditable(element)),
  "to.be.empty": (element, of) => yes(!(driverOf(of).valueOf(element) ?? element.textContent)?.trim()),
  "to.be.checked": (element, of, { expectedValue }) => {
    const { checked = true } = (expectedValue ?? {}) as { checked?: boolean };
    return yes(driverOf(of).isChecked(element) === checked);
  },
  "to.have.attribute": (element, _, { expressionArg = "" }) => yes(element.hasAttribute(expressionArg)),
  "to.have.attribute.value": (element, _, of) => text(element.getAttribute(of.expressionArg ?? ""), of),
  "to.have.text": (element, _, of) => text(of.useInnerText ? element.innerText : element.textContent, of),
  "to.have.value": (element, of, expected) => text(driverOf(of).valueOf(element) ?? null, expected),
  "to.have.class": (element, _, of) => text(element.className, of),
  "to.have.id": (element, _, of) => text(element.id, of),
  "to.have.accessible.name": (element, of, expected) => text(driverOf(of).nameOf(element), expected),
  "to.have.accessible.description": (element, of, expected) => text(driverOf(of).descriptionOf(element), expected),
};

const driverOf = (locator: Locator) => locator.page().driver;

function text(value: string | null, { expectedText: [expected] = [] }: Expectation): Seen {
  return { matches: value !== null && expected !== undefined && matchesText(value, expected), value };
}

function lookAtAll(found: HTMLElement[], expression: string, { expectedText = [] }: Expectation): Seen {
  const value = found.map((each) => (expression.includes("class") ? each.className : (each.textContent ?? "")));
  if (!expression.startsWith("to.contain"))
    return {
      matches:
        value.length === expectedText.length && expectedText.every((each, at) => matchesText(value[at] ?? "", each)),
      value,
    };
  // In this order, others may stand between.
  let at = 0;
  for (const each of value) {
    const expected = expectedText[at];
    if (expected && matchesText(each, expected)) at++;
  }
  return { matches: at === expectedText.length, value };
}

export function matchesText(value: string, expected: ExpectedText): boolean {
  const { string, regexSource, regexFlags, matchSubstring, ignoreCase, normalizeWhiteSpace } = expected;
  const plain = (raw: string) => {
    const whole = normalizeWhiteSpace
      ? raw
          .replace(/[\u200b\u00ad]/g, "")
          .replace(/\s+/g, " ")
          .trim()
      : raw;
    return ignoreCase ? whole.toLowerCase() : whole;
  };
  if (regexSource !== undefined) return new RegExp(regexSource, regexFlags).test(plain(value));
  return matchSubstring ? plain(value).includes(plain(string ?? "")) : plain(value) === plain(string ?? "");
}

function unsupported(expression: string): never {
  throw new Error(`A window without layout knows no ${expression}: this belongs into a journey (e2e/).`);
}
