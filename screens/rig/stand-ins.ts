import { BroadcastChannel } from "node:worker_threads";
import { EventSource } from "eventsource";
import type { DOMWindow } from "jsdom";
import type { Host } from "./window.ts";

/** What a browser has and a window of jsdom lacks, as far as the app asks for it. `ends`: what is undone as the window closes. */
export function standIns(window: DOMWindow, host: Host, ends: (() => void)[]): Record<string, unknown> {
  for (const [key, value] of host.storage) window.localStorage.setItem(key, value);
  for (const [key, value] of host.session) window.sessionStorage.setItem(key, value);
  const { navigator } = window;
  define(navigator, { language: "en-GB", languages: ["en-GB"], sendBeacon: beacon(host), clipboard: clipboard() });
  Object.defineProperty(navigator, "onLine", { get: () => !host.network.offline });
  standStill(window);
  return {
    appLocation: locationOf(window, host),
    fetch: fetchOf(window, host),
    EventSource: eventSourceOf(host, ends),
    BroadcastChannel: channelOf(host, ends),
    Blob: blobOf(window),
    MessageChannel: ImmediateChannel,
    ResizeObserver: Unmoved,
    IntersectionObserver: Unmoved,
    ...of_node,
  };
}

/** What Node has as browsers do, and what does nothing without layout. */
const of_node = {
  Headers,
  Request,
  Response,
  TextEncoder,
  TextDecoder,
  ReadableStream,
  DecompressionStream,
  structuredClone,
  crypto,
  setImmediate,
  CSS: { escape: (text: string) => text.replace(/[^\w-]/g, "\\$&"), supports: () => false },
  requestIdleCallback: (work: () => void) => setTimeout(work, 1),
  scrollTo() {},
  open: () => null,
  print() {},
};

/** Nothing moves, and only what is scrolled is elsewhere. */
function standStill(window: DOMWindow): void {
  define(window.document, { getAnimations: () => [], fonts: { ready: Promise.resolve() } });
  Object.assign(window.Element.prototype, {
    // As newer browsers do, which answer once it has been scrolled.
    scrollIntoView: () => Promise.resolve(),
    scrollTo(this: Element, to: { top?: number } | number, top?: number) {
      this.scrollTop = (typeof to === "object" ? to.top : top) ?? this.scrollTop;
      this.dispatchEvent(new window.Event("scroll"));
      return Promise.resolve();
    },
    scrollBy: () => Promise.resolve(),
    getAnimations: () => [],
    animate: () => ({ cancel() {}, finished: Promise.resolve(), addEventListener() {} }),
    hasPointerCapture: () => false,
    setPointerCapture() {},
    releasePointerCapture() {},
    showPopover() {},
    hidePopover() {},
  });
  Object.defineProperty(window.HTMLElement.prototype, "innerText", {
    get(this: HTMLElement) {
      return this.textContent?.replace(/\s+/g, " ").trim() ?? "";
    },
  });
}

/** Gives an object properties in the place of those that it has, getters too. */
export function define(object: object, values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(object, name, { value, configurable: true, writable: true });
}

/** The window's location, but that it leads somewhere. */
function locationOf(window: DOMWindow, host: Host): object {
  const go = (to: string | URL, replace: boolean) => host.navigate(new URL(to, window.location.href).href, { replace });
  const own = {
    assign: (to: string | URL) => go(to, false),
    replace: (to: string | URL) => go(to, true),
    reload: () => host.reload(),
  };
  return new Proxy(own, {
    get: (_, name) => {
      if (name in own) return own[name as keyof typeof own];
      const value = window.location[name as keyof Location] as unknown;
      return typeof value === "function" ? (value.bind(window.location) as unknown) : value;
    },
    set: (_, name, value: string) => {
      if (name === "href") go(value, false);
      else Object.assign(window.location, { [name]: value });
      return true;
    },
  });
}

function fetchOf(window: DOMWindow, host: Host) {
  return async (to: string | URL, init: RequestInit = {}) => {
    const url = new URL(to, window.location.href).href;
    const method = (init.method ?? "GET").toUpperCase();
    const headers = Object.fromEntries(new Headers(init.headers).entries());
    const answer = await host.network.send(
      { method, url, headers, body: await bytesOf(window, init.body) },
      init.signal ? nodeSignal(init.signal) : undefined,
    );
    // What is read of it belongs to the window: its arrays are the app's own arrays.
    define(answer, { json: async () => (window.JSON as JSON).parse(await answer.text()) as unknown });
    return answer;
  };
}

async function bytesOf(window: DOMWindow, body: unknown): Promise<string | Uint8Array | undefined> {
  if (body === undefined || body === null || typeof body === "string") return body ?? undefined;
  if (body instanceof window.Blob) return new Uint8Array(await read(window, body));
  return body instanceof window.URLSearchParams ? body.toString() : (body as Uint8Array);
}

function read(window: DOMWindow, blob: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new window.FileReader();
    reader.addEventListener("load", () => resolve(reader.result as ArrayBuffer));
    reader.addEventListener("error", () => reject(new Error("This file cannot be read.")));
    reader.readAsArrayBuffer(blob);
  });
}

// Node refuses the signals of another window.
function nodeSignal(signal: AbortSignal): AbortSignal {
  const own = new AbortController();
  const abort = () => own.abort(new DOMException("This operation was aborted", "AbortError"));
  if (signal.aborted) abort();
  else signal.addEventListener("abort", abort);
  return own.signal;
}

/** Blobs that know the words of which they are made: a window that closes reads no other. */
const blobOf = (window: DOMWindow) =>
  class extends window.Blob {
    readonly words: string;
    constructor(parts: unknown[] = [], options?: BlobPropertyBag) {
      super(parts as BlobPart[], options);
      this.words = parts.every((part) => typeof part === "string") ? parts.join("") : "";
    }
  };

function beacon(host: Host) {
  return (path: string, given: string | { words: string; type: string }) => {
    const url = new URL(path, host.network.base).href;
    const { words, type } = typeof given === "string" ? { words: given, type: "text/plain" } : given;
    const sent = { method: "POST", url, headers: { "content-type": type }, body: words, kind: "ping" };
    void host.network.send(sent).catch(() => undefined);
    return true;
  };
}

function clipboard() {
  let held = "";
  return { writeText: async (text: string) => void (held = text), readText: async () => held };
}

function eventSourceOf(host: Host, ends: (() => void)[]): typeof EventSource {
  return class extends EventSource {
    constructor(path: string) {
      super(new URL(path, host.network.base), {
        fetch: (url, { headers, signal }) =>
          host.network.fetch({ method: "GET", url: String(url), headers }, signal as AbortSignal),
      });
      ends.push(() => this.close());
    }
  };
}

function channelOf(host: Host, ends: (() => void)[]) {
  return class {
    private readonly channel: BroadcastChannel;
    onmessage: ((message: { data: unknown }) => void) | null = null;
    constructor(name: string) {
      this.channel = new BroadcastChannel(`${host.id} ${name}`);
      this.channel.unref();
      this.channel.onmessage = (message: unknown) => this.onmessage?.(message as { data: unknown });
      ends.push(() => this.channel.close());
    }
    postMessage(data: unknown) {
      this.channel.postMessage(data);
    }
    close() {
      this.channel.close();
    }
  };
}

/** Passes messages on in the next task, and keeps no window in memory as a real channel does. */
class ImmediateChannel {
  readonly port1: { onmessage: ((message: { data: unknown }) => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: (data: unknown) => void setImmediate(() => this.port1.onmessage?.({ data })) };
}

class Unmoved {
  observe() {}
  unobserve() {}
  disconnect() {}
}
