import { userEvent } from "@testing-library/user-event";
import { Ivya } from "ivya";
import {
  getAriaChecked,
  getAriaDisabled,
  getElementAccessibleDescription,
  getElementAccessibleName,
  isElementVisible,
} from "ivya/utils";

// Runs inside each window of the rig: finds elements as Playwright does, and acts as a person's hands do.

const ivya = Ivya.create({ browser: "chromium" });
const hands = userEvent.setup({ document, delay: null, pointerEventsCheck: 0 });

// Enter presses the button that sends a form also where that stands outside of it, which user-event does not know.
addEventListener("keypress", (event) => {
  const { target } = event;
  if (event.key !== "Enter" || event.defaultPrevented || !(target instanceof HTMLInputElement) || !target.form) return;
  const { form } = target;
  if (form.querySelectorAll("input").length === 1 || form.querySelector("[type=submit]")) return;
  const sends = (each: Element): each is HTMLButtonElement =>
    each instanceof HTMLButtonElement && each.type === "submit";
  queueMicrotask(() => [...form.elements].find(sends)?.click());
});

/** The elements that a Playwright selector names, in the order of the document. */
const all = (selector: string): Element[] => ivya.queryLocatorSelectorAll(selector);

/** Sets the value as if it had been typed over what was there. */
function fill(element: HTMLElement, text: string): void {
  element.focus();
  if (element.isContentEditable || element.getAttribute("contenteditable") === "true") element.textContent = text;
  else {
    const prototype = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    // Past React's own setter, so that it sees a change.
    Object.getOwnPropertyDescriptor(prototype.prototype, "value")?.set?.call(element, text);
  }
  element.dispatchEvent(
    new InputEvent("input", { bubbles: true, composed: true, inputType: "insertText", data: text }),
  );
  if (element instanceof HTMLInputElement && /date|time|month|week|color|range/.test(element.type))
    element.dispatchEvent(new Event("change", { bubbles: true }));
}

export type SelectedOption = string | { label?: string; value?: string; index?: number };

/** Chooses as Playwright does, without a step of the focus. */
function select(element: HTMLSelectElement, wanted: SelectedOption | SelectedOption[]): boolean {
  const options = [wanted].flat().map((each) => optionOf(element, each));
  if (options.some((option) => !option || option.disabled)) return false;
  for (const option of element.options) option.selected = options.includes(option);
  for (const type of ["input", "change"]) element.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  return true;
}

function optionOf({ options }: HTMLSelectElement, wanted: SelectedOption): HTMLOptionElement | undefined {
  if (typeof wanted === "object" && wanted.index !== undefined) return options[wanted.index];
  const label = typeof wanted === "string" ? wanted : wanted.label;
  const value = typeof wanted === "string" ? wanted : wanted.value;
  return [...options].find((option) => option.value === value || option.label.trim() === label?.trim());
}

/** Presses a combination as Playwright words it, such as `Control+Shift+K`. */
async function press(combination: string): Promise<void> {
  const keys = combination.split(/(?<=.)\+/).map((key) => (key === "ControlOrMeta" ? "Control" : key));
  const last = keys.pop() ?? "";
  const shifted = keys.includes("Shift") && /^[a-z]$/.test(last) ? last.toUpperCase() : last;
  const down = keys.map((key) => `{${key}>}`).join("");
  const up = keys.toReversed().map((key) => `{/${key}}`);
  await hands.keyboard(`${down}${keyOf(shifted)}${up.join("")}`);
}

function keyOf(key: string): string {
  if (key === "Space") return " ";
  if (key === "{" || key === "[") return key + key;
  return key.length === 1 ? key : `{${key}}`;
}

async function click(element: Element, { button, clickCount = 1 }: { button?: string; clickCount?: number } = {}) {
  const key = button === "right" ? "[MouseRight]" : "[MouseLeft]";
  await hands.pointer([
    { target: element },
    ...Array.from({ length: clickCount }, () => ({ target: element, keys: key })),
  ]);
  if (button === "right")
    element.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true, button: 2 }));
}

function valueOf(element: Element): string | undefined {
  const { value } = element as HTMLInputElement;
  return typeof value === "string" ? value : undefined;
}

/** Whether somebody could act on it: nothing that stands around it is inert. */
const isReachable = (element: Element) => isElementVisible(element) && !element.closest("[inert]");

const driver = {
  all,
  fill,
  select,
  press,
  click,
  hands,
  valueOf,
  isReachable,
  isVisible: isElementVisible,
  isDisabled: getAriaDisabled,
  isChecked: (element: Element) => (element as HTMLInputElement).checked || getAriaChecked(element) === true,
  isEditable: (element: Element) => !(element as HTMLInputElement).readOnly && !getAriaDisabled(element),
  nameOf: (element: Element) => getElementAccessibleName(element, false),
  descriptionOf: (element: Element) => getElementAccessibleDescription(element, false),
};
export type Driver = typeof driver;
Object.assign(globalThis, { driver });
