import type { Request, Route } from "@playwright/test";
import { CookieJar } from "jsdom";

type Sent = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | Uint8Array | undefined;
  /** As what it is asked, where it is no `fetch`. */
  kind?: string;
};
type Handler = (route: Route, request: Request) => unknown;
export type UrlPattern = string | RegExp | ((url: URL) => boolean);
export type Listener = (subject: never) => unknown;

/** The way of one browser to the server: its cookies, what a test answers in the server's place, and who listens. */
export class Network {
  readonly jar = new CookieJar();
  readonly routes: { pattern: UrlPattern; handler: Handler; times: number }[] = [];
  readonly listeners = new Map<string, Set<Listener>>();
  offline = false;
  /** How many requests of its pages are on their way. */
  waiting = 0;

  readonly base: string;
  private readonly headers: Record<string, string>;

  constructor(base: string, headers: Record<string, string>) {
    this.base = base;
    this.headers = headers;
  }

  /** Sends as a page does: through what the test has put in the way. */
  async send(sent: Sent, signal?: AbortSignal): Promise<Response> {
    const request = asRequest(sent);
    this.emit("request", request);
    this.waiting++;
    try {
      const answer = await this.routed(sent, request, signal);
      this.emit("response", asResponse(request, answer.clone()));
      return answer;
    } finally {
      this.waiting--;
    }
  }

  /** Sends past the page: to the server itself, with this browser's cookies. */
  async fetch({ method, url, headers, body }: Sent, signal?: AbortSignal): Promise<Response> {
    if (this.offline) throw new TypeError("Failed to fetch");
    const cookie = this.jar.getCookieStringSync(url);
    const answer = await fetch(url, {
      method,
      headers: {
        "accept-language": "en-GB",
        ...this.headers,
        ...(method !== "GET" && { origin: new URL(this.base).origin }),
        ...(cookie && { cookie }),
        ...headers,
      },
      redirect: "manual",
      ...(body !== undefined && { body: body as BodyInit }),
      ...(signal && { signal }),
    });
    for (const each of answer.headers.getSetCookie()) this.jar.setCookieSync(each, url);
    return answer;
  }

  emit(event: string, subject: unknown): void {
    for (const listener of this.listeners.get(event) ?? []) void listener(subject as never);
  }

  on(event: string, listener: Listener): void {
    this.listeners.set(event, (this.listeners.get(event) ?? new Set()).add(listener));
  }

  private async routed(sent: Sent, request: Request, signal?: AbortSignal): Promise<Response> {
    for (const entry of this.routes.toReversed()) {
      if (entry.times <= 0 || !matchesUrl(entry.pattern, sent.url, this.base)) continue;
      entry.times--;
      const answer = await this.handled(entry.handler, sent, request, signal);
      if (answer) return answer;
    }
    return this.fetch(sent, signal);
  }

  /** What the handler decides; nothing where it falls back to the next one. */
  private handled(handler: Handler, sent: Sent, request: Request, signal?: AbortSignal): Promise<Response | undefined> {
    return new Promise((resolve, reject) => {
      const route = {
        request: () => request,
        abort: async () => reject(new TypeError("Failed to fetch")),
        continue: async () => this.fetch(sent, signal).then(resolve, reject),
        fallback: async () => resolve(undefined),
        fetch: async () => asResponse(request, await this.fetch(sent, signal)),
        fulfill: async (given: Fulfilment) => resolve(await fulfilled(given)),
      };
      Promise.resolve(handler(route as never, request)).catch(reject);
    });
  }
}

type Fulfilment = {
  status?: number;
  headers?: Record<string, string>;
  contentType?: string;
  body?: string | Uint8Array;
  json?: unknown;
  response?: { status(): number; headers(): Record<string, string>; body(): Promise<Uint8Array> };
};

async function fulfilled(given: Fulfilment): Promise<Response> {
  const { response, json, body, contentType } = given;
  const status = given.status ?? response?.status() ?? 200;
  const type = contentType ?? (json === undefined ? undefined : "application/json");
  const { "content-length": _, "content-encoding": __, ...headers } = given.headers ?? response?.headers() ?? {};
  const content = json === undefined ? (body ?? (await response?.body())) : JSON.stringify(json);
  return new Response(status === 204 ? null : ((content ?? null) as BodyInit | null), {
    status,
    headers: { ...headers, ...(type && { "content-type": type }) },
  });
}

function asRequest({ method, url, headers, body, kind = "fetch" }: Sent): Request {
  const text = typeof body === "string" ? body : body ? Buffer.from(body).toString() : null;
  return {
    url: () => url,
    method: () => method,
    headers: () => headers,
    allHeaders: async () => headers,
    postData: () => text,
    postDataJSON: () => (text ? (JSON.parse(text) as unknown) : null),
    resourceType: () => kind,
  } as never;
}

/** An answer as Playwright words it, for tests that look at it. */
export function asResponse(request: Request | undefined, answer: Response) {
  let body: Promise<Uint8Array> | undefined;
  const read = () => (body ??= answer.arrayBuffer().then((bytes) => new Uint8Array(bytes)));
  const text = async () => new TextDecoder().decode(await read());
  return {
    ok: () => answer.ok,
    status: () => answer.status,
    url: () => answer.url || (request?.url() ?? ""),
    headers: () => Object.fromEntries(answer.headers.entries()),
    request: () => request,
    body: async () => Buffer.from(await read()),
    text,
    json: async () => JSON.parse(await text()) as unknown,
    finished: async () => null,
  };
}

/** Whether an address is the one that a test means: a glob, an expression or a function, as in Playwright. */
export function matchesUrl(pattern: UrlPattern, url: string, base: string): boolean {
  if (typeof pattern === "function") return pattern(new URL(url));
  if (pattern instanceof RegExp) return pattern.test(url);
  const whole = /^(\*|https?:)/.test(pattern) ? pattern : new URL(pattern, base).href;
  const parts = whole.split(/(\*\*\/?|\*)/).map((part) => {
    if (part.startsWith("**")) return ".*";
    return part === "*" ? "[^/]*" : part.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  });
  return new RegExp(`^${parts.join("")}$`).test(url);
}
