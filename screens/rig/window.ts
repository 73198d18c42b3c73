import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Script } from "node:vm";
import { type DOMWindow, JSDOM, VirtualConsole } from "jsdom";
import { bundle_folder } from "./bundle.ts";
import type { Driver } from "./driver.ts";
import type { Network } from "./network.ts";
import { matchesMedia } from "./media.ts";
import { define, standIns } from "./stand-ins.ts";
import { styleWindow } from "./style.ts";

import type { Screen } from "./media.ts";

/** What the page around a window does for it. */
export type Host = {
  network: Network;
  screen: Screen;
  /** Local storage of the browser and session storage of the tab, which outlive the window. */
  storage: Map<string, string>;
  session: Map<string, string>;
  /** Told apart from other browsers of this process. */
  id: string;
  navigate(url: string, how: { replace: boolean }): void;
  /** To the page before, which a window of its own was opened for. */
  back(): void;
  reload(): void;
};

export type AppWindow = { window: DOMWindow; driver: Driver; run<T>(code: string): T; close(): void };

const scripts = new Map<string, Script>();

// Parsed once, and run in as many windows as there are.
function scriptOf(name: string): Script {
  const known = scripts.get(name);
  if (known) return known;
  const path = join(bundle_folder, `${name}.js`);
  // A window cannot say where it is sent: the app's `location` is one that does.
  const code = `(function (location) {${readFileSync(path, "utf8")}\n})(globalThis.appLocation ?? location);`;
  const script = new Script(code, { filename: path });
  scripts.set(name, script);
  return script;
}

/** Opens a window on a page of the server and starts the entry that the page names. */
export function openWindow(html: string, url: string, host: Host, before: string[]): AppWindow {
  const entry = /src="\/assets\/(index|door)-/.exec(html)?.[1];
  const still = html.replace(/<script(?![^>]*json)[^>]*>[\s\S]*?<\/script>|<link[^>]*>|<style[\s\S]*?<\/style>/g, "");
  const virtualConsole = new VirtualConsole();
  virtualConsole.on("jsdomError", (error) => {
    const { type, cause } = error as Error & { type?: string };
    if (type === "unhandled-exception") host.network.emit("pageerror", cause);
  });
  const dom = new JSDOM(still, {
    url,
    runScripts: "outside-only",
    pretendToBeVisual: true,
    virtualConsole,
    cookieJar: host.network.jar,
  });
  const { window } = dom;
  const media = mediaOf(window, host.screen);
  styleWindow(window, media);
  const ends: (() => void)[] = [];
  define(window, standIns(window, host, ends));
  followLinks(window, host);
  leadBack(window, host);
  const root = window.document.documentElement;
  if (entry) root.classList.toggle("dark", root.dataset["theme"] === "dark");
  const context = dom.getInternalVMContext();
  const run = <T>(code: string) => new Script(code).runInContext(context) as T;
  for (const script of before) run(script);
  scriptOf("driver").runInContext(context);
  if (entry) scriptOf(entry === "door" ? "door" : "app").runInContext(context);
  const close = () => {
    keep(window.localStorage, host.storage);
    keep(window.sessionStorage, host.session);
    window.dispatchEvent(new window.Event("pagehide"));
    for (const end of ends) end();
    window.close();
  };
  return { window, driver: (window as unknown as { driver: Driver }).driver, run, close };
}

function keep(storage: Storage, kept: Map<string, string>): void {
  kept.clear();
  for (let at = 0; at < storage.length; at++) {
    const key = storage.key(at) ?? "";
    kept.set(key, storage.getItem(key) ?? "");
  }
}

/** Answers media queries of width and of what a hand points with, and tells of changes after a resize. */
function mediaOf(window: DOMWindow, screen: Screen): (query: string) => boolean {
  const matches = (query: string) => matchesMedia(query, screen);
  window.matchMedia = (query) => {
    const list = Object.assign(new window.EventTarget(), { media: query, onchange: null });
    Object.defineProperty(list, "matches", { get: () => matches(query) });
    window.addEventListener("resize", () => list.dispatchEvent(new window.Event("change")));
    return list as never;
  };
  Object.defineProperty(window, "innerWidth", { get: () => screen.width });
  Object.defineProperty(window, "innerHeight", { get: () => screen.height });
  return matches;
}

/** What lies before the first address of a window is another window. */
function leadBack(window: DOMWindow, host: Host): void {
  const back = window.history.back.bind(window.history);
  window.history.back = () => {
    const before = window.location.href;
    back();
    setTimeout(() => window.location.href === before && host.back(), back_ms);
  };
}

const back_ms = 100;

/** A page's links lead where they say, as nothing in a window without a browser does. */
function followLinks(window: DOMWindow, host: Host): void {
  window.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
    if (!link || event.defaultPrevented || link.hasAttribute("download") || link.target === "_blank") return;
    event.preventDefault();
    if (!link.href.startsWith("mailto:")) host.navigate(link.href, { replace: false });
  });
}
