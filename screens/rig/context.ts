import { asResponse, type Listener, Network, type UrlPattern } from "./network.ts";
import type { Screen } from "./media.ts";
import { codeOf, Page } from "./page.ts";

type Options = {
  baseURL?: string;
  viewport?: { width: number; height: number } | null;
  hasTouch?: boolean;
  extraHTTPHeaders?: Record<string, string>;
};
type Sending = {
  data?: unknown;
  headers?: Record<string, string>;
  form?: Record<string, string>;
  params?: Record<string, string>;
};

let opened = 0;

/** A browser of one person, with its own cookies and storage. */
export class BrowserContext {
  readonly network: Network;
  readonly screen: Screen;
  readonly storage = new Map<string, string>();
  readonly before: string[] = [];
  readonly id = `browser ${++opened}`;
  readonly base: string;
  /** Read by Playwright's `expect`. */
  readonly _options: { baseURL: string };
  private readonly all: Page[] = [];

  constructor({ baseURL = "", viewport, hasTouch = false, extraHTTPHeaders = {} }: Options) {
    this.base = new URL(baseURL).origin;
    this._options = { baseURL: this.base };
    this.network = new Network(this.base, extraHTTPHeaders);
    this.screen = { width: 1440, height: 900, ...viewport, hasTouch, dark: false };
  }

  pages = () => [...this.all];
  async newPage(): Promise<Page> {
    const page = new Page(this);
    this.all.push(page);
    return page;
  }
  async close(): Promise<void> {
    for (const page of this.all) await page.close();
  }
  async addInitScript(work: string | ((given: never) => unknown), given?: unknown): Promise<void> {
    this.before.push(codeOf(work, given));
  }
  async route(pattern: UrlPattern, handler: never, { times = Infinity }: { times?: number } = {}): Promise<void> {
    this.network.routes.push({ pattern, handler, times });
  }
  async unroute(pattern: UrlPattern): Promise<void> {
    const kept = this.network.routes.filter((route) => String(route.pattern) !== String(pattern));
    this.network.routes.splice(0, Infinity, ...kept);
  }
  async unrouteAll(): Promise<void> {
    this.network.routes.length = 0;
  }
  async setOffline(offline: boolean): Promise<void> {
    this.network.offline = offline;
    for (const page of this.all) page.window.dispatchEvent(new page.window.Event(offline ? "offline" : "online"));
  }
  on = (event: string, listener: Listener) => this.network.on(event, listener);
  clearCookies = async () => this.network.jar.removeAllCookiesSync();
  /** What is asked for is granted: there is nobody to ask. */
  grantPermissions = async () => undefined;

  /** Asks the server as this browser would, past its pages. */
  readonly request = {
    get: (path: string, how?: Sending) => this.ask("GET", path, how),
    post: (path: string, how?: Sending) => this.ask("POST", path, how),
    patch: (path: string, how?: Sending) => this.ask("PATCH", path, how),
    put: (path: string, how?: Sending) => this.ask("PUT", path, how),
    delete: (path: string, how?: Sending) => this.ask("DELETE", path, how),
    fetch: (path: string, how: Sending & { method?: string } = {}) => this.ask(how.method ?? "GET", path, how),
  };

  private async ask(method: string, path: string, { data, headers = {}, params }: Sending = {}) {
    const url = new URL(path, this.base);
    for (const [name, value] of Object.entries(params ?? {})) url.searchParams.set(name, value);
    const isText = typeof data === "string" || Buffer.isBuffer(data);
    const body = data === undefined ? undefined : isText ? (data as string) : JSON.stringify(data);
    const type: Record<string, string> = body === undefined || isText ? {} : { "content-type": "application/json" };
    const sent = { method, url: url.href, headers: { ...type, ...headers }, body };
    return { _apiName: "APIResponse", ...asResponse(undefined, await this.network.fetch(sent)) };
  }
}
