import {
  getByAltTextSelector,
  getByLabelSelector,
  getByPlaceholderSelector,
  getByRoleSelector,
  getByTestIdSelector,
  getByTextSelector,
  getByTitleSelector,
} from "ivya";
import type { Page as PlaywrightPage } from "@playwright/test";
import type { SelectedOption } from "./driver.ts";
import { type Expectation, type Outcome, expectOf } from "./expectation.ts";
import type { Page } from "./page.ts";

type Text = string | RegExp;
type Filter = { hasText?: Text; hasNotText?: Text; has?: Locator; hasNot?: Locator; visible?: boolean };
type Timed = { timeout?: number };
type Click = Timed & { modifiers?: string[]; button?: string; clickCount?: number };
type RoleOptions = Parameters<PlaywrightPage["getByRole"]>[1];

/** Where something is asked for by a selector: a page, or what a locator names. */
export abstract class Scope {
  protected abstract within(selector: string): Locator;
  locator(selector: string | Locator, filter?: Filter): Locator {
    const found = this.within(typeof selector === "string" ? selector : selector.selector);
    return filter ? found.filter(filter) : found;
  }
  getByRole = (role: string, options?: RoleOptions) => this.within(getByRoleSelector(role, options));
  getByText = (text: Text, options?: { exact?: boolean }) => this.within(getByTextSelector(text, options));
  getByLabel = (text: Text, options?: { exact?: boolean }) => this.within(getByLabelSelector(text, options));
  getByTitle = (text: Text, options?: { exact?: boolean }) => this.within(getByTitleSelector(text, options));
  getByAltText = (text: Text, options?: { exact?: boolean }) => this.within(getByAltTextSelector(text, options));
  getByPlaceholder = (text: Text, options?: { exact?: boolean }) =>
    this.within(getByPlaceholderSelector(text, options));
  getByTestId = (id: Text) => this.within(getByTestIdSelector("data-testid", id));
}

/** Names elements of a page as Playwright's locator does, and waits for them; Playwright's `expect` takes it. */
export class Locator extends Scope {
  readonly _apiName = "Locator";
  private readonly owner: Page;
  readonly selector: string;

  constructor(owner: Page, selector: string) {
    super();
    this.owner = owner;
    this.selector = selector;
  }

  protected override within(selector: string): Locator {
    return new Locator(this.owner, `${this.selector} >> ${selector}`);
  }
  page = () => this.owner;
  override toString = () => `locator(${this.selector})`;
  first = () => this.nth(0);
  last = () => this.nth(-1);
  nth = (index: number) => this.within(`nth=${index}`);
  and = (other: Locator) => this.within(`internal:and=${JSON.stringify(other.selector)}`);
  or = (other: Locator) => this.within(`internal:or=${JSON.stringify(other.selector)}`);
  filter({ hasText, hasNotText, has, hasNot, visible }: Filter): Locator {
    const parts = [
      hasText !== undefined && `internal:has-text=${textSelector(hasText)}`,
      hasNotText !== undefined && `internal:has-not-text=${textSelector(hasNotText)}`,
      has && `internal:has=${JSON.stringify(has.selector)}`,
      hasNot && `internal:has-not=${JSON.stringify(hasNot.selector)}`,
      visible !== undefined && `visible=${visible}`,
    ];
    return new Locator(this.owner, [this.selector, ...parts.filter(Boolean)].join(" >> "));
  }

  // What is there now.
  found = (): HTMLElement[] => this.owner.driver.all(this.selector) as HTMLElement[];
  all = async () => this.found().map((_, index) => this.nth(index));
  count = async () => this.found().length;
  allTextContents = async () => this.found().map((each) => each.textContent ?? "");
  allInnerTexts = async () => this.found().map((each) => each.innerText);
  isVisible = async () => this.found().slice(0, 1).some(this.owner.driver.isVisible);

  // What waits until there is one.
  textContent = async (options?: Timed) => (await this.one(options)).textContent;
  innerText = async (options?: Timed) => (await this.one(options)).innerText;
  innerHTML = async (options?: Timed) => (await this.one(options)).innerHTML;
  inputValue = async (options?: Timed) => this.owner.driver.valueOf(await this.one(options)) ?? "";
  getAttribute = async (name: string, options?: Timed) => (await this.one(options)).getAttribute(name);
  isChecked = async (options?: Timed) => this.owner.driver.isChecked(await this.one(options));
  isDisabled = async (options?: Timed) => this.owner.driver.isDisabled(await this.one(options));
  evaluate = async <T>(work: (element: never, given: never) => T, given?: unknown): Promise<T> =>
    this.owner.inside(work, await this.one(), given);
  evaluateAll = async <T>(work: (elements: never, given: never) => T, given?: unknown): Promise<T> =>
    this.owner.inside(work, this.owner.arrayOf(this.found()), given);
  async waitFor({ state = "visible", timeout }: Timed & { state?: string } = {}): Promise<void> {
    const expression = { visible: "to.be.visible", hidden: "to.be.hidden", attached: "to.be.attached" }[state];
    await this.owner.until(
      async () => (await expectOf(this, expression ?? "to.be.detached", { isNot: false })).matches,
      () => `${this.toString()} is not ${state}`,
      timeout,
    );
  }

  // What hands do.
  async click({ modifiers = [], timeout, ...how }: Click = {}): Promise<void> {
    const element = await this.ready({ timeout });
    const { driver } = this.owner;
    const keys = modifiers.map((key) => (key === "ControlOrMeta" ? "Control" : key));
    for (const key of keys) await driver.hands.keyboard(`{${key}>}`);
    await this.owner.act(() => driver.click(element, how));
    for (const key of keys) await driver.hands.keyboard(`{/${key}}`);
  }
  dblclick = (how: Click = {}) => this.click({ ...how, clickCount: 2 });
  tap = (how: Click = {}) => this.click(how);
  async hover(options?: Timed): Promise<void> {
    const element = await this.ready(options);
    await this.owner.act(() => this.owner.driver.hands.hover(element));
  }
  focus = async (options?: Timed) => (await this.one(options)).focus();
  blur = async (options?: Timed) => (await this.one(options)).blur();
  /** There is no view to be out of. */
  scrollIntoViewIfNeeded = async (options?: Timed) => void (await this.one(options));
  async fill(text: string, options?: Timed): Promise<void> {
    const element = await this.ready(options);
    await this.owner.act(() => this.owner.driver.fill(element, text));
  }
  clear = (options?: Timed) => this.fill("", options);
  async press(key: string, options?: Timed): Promise<void> {
    (await this.one(options)).focus();
    await this.owner.keyboard.press(key);
  }
  async pressSequentially(text: string, options?: Timed): Promise<void> {
    (await this.one(options)).focus();
    await this.owner.keyboard.type(text);
  }
  async setChecked(wanted: boolean, options?: Timed): Promise<void> {
    const element = await this.ready(options);
    const { driver } = this.owner;
    if (driver.isChecked(element) !== wanted) await this.owner.act(() => driver.click(element));
    if (driver.isChecked(element) !== wanted) throw new Error(`${this.toString()} did not change when it was pressed`);
  }
  check = (options?: Timed) => this.setChecked(true, options);
  uncheck = (options?: Timed) => this.setChecked(false, options);
  async selectOption(option: SelectedOption | SelectedOption[], { timeout }: Timed = {}): Promise<void> {
    const offered = async () => this.owner.driver.select((await this.ready({ timeout })) as HTMLSelectElement, option);
    const missing = () => `${this.toString()} offers no ${JSON.stringify(option)}`;
    await this.owner.act(() => this.owner.until(offered, missing, timeout));
  }
  dispatchEvent = async (type: string) => {
    const element = await this.one();
    element.dispatchEvent(new this.owner.window.Event(type, { bubbles: true, cancelable: true }));
  };

  /** Read by Playwright's `expect`. */
  async _expect(expression: string, expectation: Expectation): Promise<Outcome> {
    const outcome = await expectOf(this, expression, expectation);
    return outcome.timedOut ? { ...outcome, log: [this.owner.seen()] } : outcome;
  }

  /** The one element that is named. @throws where there are several, or none in time */
  async one({ timeout }: Timed = {}): Promise<HTMLElement> {
    let found: HTMLElement[] = [];
    await this.owner.until(
      () => (found = this.found()).length > 0,
      () => `There is no ${this.toString()}`,
      timeout,
    );
    return this.only(found);
  }

  only([element, ...others]: HTMLElement[]): HTMLElement {
    if (!element || others.length > 0) {
      const seen = [element, ...others].map((each) => each?.outerHTML.slice(0, 200)).join("\n");
      throw new Error(`strict mode violation: ${this.toString()} names ${others.length + 1} elements:\n${seen}`);
    }
    return element;
  }

  /** The same once it can be acted on: seen, enabled, and nothing around it inert. */
  private async ready({ timeout }: Timed = {}): Promise<HTMLElement> {
    let element: HTMLElement | undefined;
    const { owner } = this;
    const isReady = () => {
      const found = this.found();
      if (found.length === 0) return false;
      element = this.only(found);
      return owner.driver.isReachable(element) && !(element as HTMLButtonElement).disabled;
    };
    const why = () => (element ? `${this.toString()} is hidden, inert or disabled` : `There is no ${this.toString()}`);
    await owner.until(isReady, why, timeout);
    return element as HTMLElement;
  }
}

const textSelector = (text: Text) => (typeof text === "string" ? `${JSON.stringify(text)}i` : String(text));
