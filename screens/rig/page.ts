import type { DOMWindow } from "jsdom";
import type { BrowserContext } from "./context.ts";
import type { Driver } from "./driver.ts";
import { type Expectation, matchesText, type Outcome, pauseAfter, settled } from "./expectation.ts";
import { Locator, Scope } from "./locator.ts";
import { type Listener, matchesUrl, type UrlPattern } from "./network.ts";
import { type AppWindow, openWindow } from "./window.ts";

/** A page of a browser without layout: the real app in a window, with the real server behind it. */
export class Page extends Scope {
  readonly _apiName = "Page";
  private open: AppWindow | undefined;
  private readonly before: string[] = [];
  private readonly past: string[] = [];
  private readonly session = new Map<string, string>();
  private patience_ms = 15_000;
  private leaving: Promise<unknown> | undefined;

  private readonly browser: BrowserContext;

  constructor(browser: BrowserContext) {
    super();
    this.browser = browser;
  }

  protected override within(selector: string): Locator {
    return new Locator(this, selector);
  }
  context = () => this.browser;
  mainFrame = () => this;
  get request() {
    return this.browser.request;
  }
  get window(): DOMWindow {
    return this.opened.window;
  }
  get driver(): Driver {
    return this.opened.driver;
  }
  private get opened(): AppWindow {
    if (!this.open) throw new Error("This page has gone nowhere yet.");
    return this.open;
  }

  keyboard = {
    press: (key: string) => this.act(() => this.driver.press(key)),
    type: (text: string) => this.act(() => this.driver.hands.keyboard(text.replace(/[{[]/g, "$&$&"))),
    down: (key: string) => this.act(() => this.driver.hands.keyboard(`{${key}>}`)),
    up: (key: string) => this.act(() => this.driver.hands.keyboard(`{/${key}}`)),
  };

  /** Does something as a hand does, which gives the page a moment to answer before it goes on. */
  async act(work: () => unknown): Promise<void> {
    await work();
    await new Promise((resume) => setTimeout(resume, 20));
  }

  /** There is no layout for a pointer to lie on: it is over whatever it was last used on. */
  mouse = { move: async () => undefined };

  async goto(path: string): Promise<void> {
    if (this.open) this.past.push(this.url());
    await this.load(new URL(path, this.browser.base).href);
  }
  reload = () => this.load(this.url());
  async goBack(): Promise<void> {
    const before = this.url();
    this.window.history.back();
    await this.until(
      () => this.url() !== before && !this.leaving,
      () => "This page leads back nowhere",
    );
  }
  url = () => this.open?.window.location.href ?? "about:blank";
  title = async () => this.window.document.title;
  content = async () => this.window.document.documentElement.outerHTML;
  viewportSize = () => ({ width: this.browser.screen.width, height: this.browser.screen.height });
  setDefaultTimeout = (ms: number) => void (this.patience_ms = ms);
  bringToFront = async () => undefined;
  async setViewportSize(size: { width: number; height: number }): Promise<void> {
    Object.assign(this.browser.screen, size);
    this.window.dispatchEvent(new this.window.Event("resize"));
  }
  async addInitScript(work: string | ((given: never) => unknown), given?: unknown): Promise<void> {
    this.before.push(codeOf(work, given));
  }

  evaluate = async <T>(work: string | ((given: never) => T), given?: unknown): Promise<Awaited<T>> =>
    (await (typeof work === "string" ? this.opened.run<T>(work) : this.inside(work as never, given))) as Awaited<T>;
  waitForFunction = (work: (given: never) => unknown, given?: unknown, { timeout }: { timeout?: number } = {}) =>
    this.until(
      () => this.inside(work as never, given) as Promise<boolean>,
      () => `${String(work)} does not hold`,
      timeout,
    );
  waitForTimeout = (ms: number) => new Promise((resume) => setTimeout(resume, ms));
  async waitForURL(pattern: UrlPattern, { timeout }: { timeout?: number } = {}): Promise<void> {
    const isThere = () => matchesUrl(pattern, this.url(), this.browser.base) && !this.leaving;
    await this.until(isThere, () => `The address is ${this.url()}, not ${String(pattern)}`, timeout);
  }
  /** `networkidle`: until nothing that the page asks for is on its way for a while. */
  async waitForLoadState(state?: string): Promise<void> {
    await this.leaving;
    let since = performance.now();
    const isIdle = () => {
      if (this.browser.network.waiting > 0) since = performance.now();
      return performance.now() - since > idle_ms;
    };
    if (state === "networkidle") await this.until(isIdle, () => "The page still asks for something");
  }
  /** Waits for the next page to be loaded; what else a browser tells of, a window without one does not. */
  waitForEvent(event: "load"): Promise<void> {
    if ((event as string) !== "load") throw new Error(`A window without a browser tells of no ${event}.`);
    const { open } = this;
    return this.until(
      () => this.open !== open && !this.leaving,
      () => "No page was loaded",
    );
  }
  waitForResponse = (wanted: Wanted) => this.hear("response", wanted);
  waitForRequest = (wanted: Wanted) => this.hear("request", wanted);

  on = (event: string, listener: Listener) => this.browser.network.on(event, listener);
  route = (pattern: UrlPattern, handler: never, options?: { times?: number }) =>
    this.browser.route(pattern, handler, options);
  unroute = (pattern: UrlPattern) => this.browser.unroute(pattern);
  unrouteAll = () => this.browser.unrouteAll();

  async close(): Promise<void> {
    this.open?.close();
    this.open = undefined;
  }

  /** Read by Playwright's `expect`. */
  async _expect(expression: string, expectation: Expectation): Promise<Outcome> {
    const { expectedText: [expected = {}] = [] } = expectation;
    return settled(() => {
      const value = expression === "to.have.title" ? this.window.document.title : this.url();
      return { matches: matchesText(value, expected), value };
    }, expectation);
  }

  /** Runs a function in the window, as if it had been written there. */
  inside<T>(work: (...given: never[]) => T, ...given: unknown[]): T {
    const inWindow = this.opened.run<(...given: unknown[]) => T>(`(${String(work)})`);
    return inWindow(...given);
  }
  arrayOf = (values: unknown[]) =>
    this.opened.run<(values: unknown[]) => unknown[]>("(values) => Array.from(values)")(values);

  /** Looks until it holds. @throws what is missing, when the time is over */
  async until(
    holds: () => boolean | Promise<boolean>,
    missing: () => string,
    timeout = this.patience_ms,
  ): Promise<void> {
    const end = performance.now() + timeout;
    for (;;) {
      const began = performance.now();
      if (await holds()) return;
      if (performance.now() >= end) throw new Error(`${missing()} after ${timeout} ms.\n${this.seen()}`);
      await pauseAfter(performance.now() - began);
    }
  }

  /** What somebody would read there now, for a test that fails. */
  seen(): string {
    return this.open?.window.document.body.textContent?.replace(/\s+/g, " ").slice(0, 1500) ?? "";
  }

  private async load(url: string): Promise<void> {
    const { network, screen, storage, id } = this.browser;
    let answer = await network.fetch({ method: "GET", url, headers: { accept: "text/html" } });
    for (let to = url; answer.status >= 300 && answer.status < 400;) {
      url = to = new URL(answer.headers.get("location") ?? "", to).href;
      answer = await network.fetch({ method: "GET", url, headers: { accept: "text/html" } });
    }
    const isPage = answer.headers.get("content-type")?.includes("html");
    const html = isPage ? await answer.text() : "<!doctype html><title></title>";
    this.open?.close();
    const leave = (to: string) => {
      this.leaving = this.load(to).finally(() => (this.leaving = undefined));
      this.leaving.catch(() => undefined);
    };
    const back = () => {
      const last = this.past.pop();
      if (last) leave(last);
    };
    this.open = openWindow(
      html,
      url,
      { network, screen, storage, session: this.session, id, navigate: leave, reload: () => leave(this.url()), back },
      [...this.browser.before, ...this.before],
    );
  }

  private hear(event: string, wanted: Wanted): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`No ${event} came as it was waited for.`)), this.patience_ms);
      this.browser.network.on(event, ((subject: { url(): string }) => {
        const isWanted =
          typeof wanted === "function"
            ? wanted(subject as never)
            : matchesUrl(wanted, subject.url(), this.browser.base);
        if (!isWanted) return;
        clearTimeout(timer);
        resolve(subject);
      }) as Listener);
    });
  }
}

const idle_ms = 200;

type Wanted = string | RegExp | ((subject: never) => boolean);

export const codeOf = (work: string | ((given: never) => unknown), given?: unknown) =>
  typeof work === "string" ? work : `(${String(work)})(${JSON.stringify(given)})`;
