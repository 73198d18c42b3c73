import { JSDOM } from "jsdom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Answer, connect, waitFor } from "./connection.ts";
import type { Shown, Tile } from "./shown.ts";
import { openWall } from "./wall.ts";

// Days of a wall in moments: whatever it does by the clock, it does by that of the test.

const begun = Date.parse("2026-06-10T06:00:00Z");
let root: HTMLElement;
let listeners: number;
let streams: Stream[];

class Stream extends EventTarget {
  open = true;
  constructor() {
    super();
    streams.push(this);
    if (streams.length > 50) streams = streams.filter(({ open }) => open);
  }
  close() {
    this.open = false;
  }
  say(event: string, data: object) {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: begun });
  [listeners, streams] = [0, []];
  const { document } = new JSDOM("<main></main>").window;
  root = document.querySelector("main") as HTMLElement;
  vi.stubGlobal("document", document);
  vi.stubGlobal("addEventListener", () => listeners++);
  vi.stubGlobal("removeEventListener", () => listeners--);
  vi.stubGlobal("EventSource", Stream);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const target: Tile = {
  tile: "target",
  from: "2026-04-01",
  until: "2026-06-30",
  today: "2026-06-10",
  won: 1000,
  deals: 2,
  unrated: 0,
  target: 2000,
  by_now: 1400,
  line: [["2026-05-02", 1000]],
};
const wins = (...keys: string[]): Tile => {
  const rows = keys.map((key) => ({ key, at: at(), worth: 100, who: "Claire Vasseur", about: `Client ${key}` }));
  return { tile: "wins", count: rows.length, worth: 100 * rows.length, unrated: 0, rows };
};
const at = () => new Date(Date.now()).toISOString();
const shown = (tiles: Tile[], of: Partial<Shown> = {}): Shown => ({
  name: "Sales room",
  layout: "slides",
  seconds: 10,
  theme: "dark",
  language: "english",
  names_hidden: false,
  at: at(),
  currency: "EUR",
  time_zone: "Europe/Paris",
  company: { name: "Maison Ferrand", accent: null, logo: null },
  team: null,
  tiles,
  ...of,
});
const title = () => root.querySelector("h2")?.textContent;
const stale = () => root.querySelector<HTMLElement>(".wall-stale");
const moments = () => [...root.querySelectorAll(".wall-moment-about")].map(({ textContent }) => textContent);
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("slides turn by themselves, stand still on demand, and are turned by keys", async () => {
  const wall = openWall(root);
  wall.take(shown([target, wins()]));
  expect(title()).toBe("Revenue this quarter");
  await after(10_000);
  expect(title()).toBe("Won today");
  wall.pause();
  await after(30_000);
  expect([title(), root.textContent.includes("Paused")]).toEqual(["Won today", true]);
  wall.step(1);
  expect(title()).toBe("Revenue this quarter");
  wall.pause();
  // What is told meanwhile does not begin a slide anew.
  await after(5000);
  wall.take(shown([target, wins()]));
  await after(5000);
  expect(title()).toBe("Won today");
  wall.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test("after a minute without an answer it says since when, and an older answer changes nothing", async () => {
  const wall = openWall(root);
  const first = shown([wins("a")]);
  wall.take(first);
  wall.take({ ...first, at: "2026-06-10T05:00:00Z", tiles: [wins("a", "b")] });
  expect(root.textContent).not.toContain("2 deals");
  await after(59_000);
  expect(stale()?.hidden).toBe(true);
  await after(1000);
  expect([stale()?.hidden, stale()?.textContent]).toEqual([false, "Not up to date since 08:00"]);
  expect(root.classList.contains("wall-old")).toBe(true);
  wall.take(shown([wins("a", "b")]));
  expect([stale()?.hidden, root.textContent.includes("2 deals")]).toEqual([true, true]);
  wall.stop();
});

test("what is won has its moment once, one after the other, and what was there before has none", async () => {
  const wall = openWall(root);
  wall.take(shown([target, wins("a")]));
  expect(moments()).toEqual([]);
  wall.take(shown([target, wins("c", "b", "a")]));
  expect(moments()).toEqual(["Client b"]);
  wall.take(shown([target, wins("c", "b", "a")]));
  await after(8000);
  expect(moments()).toEqual(["Client c"]);
  await after(8000);
  expect(moments()).toEqual([]);
  wall.stop();
});

test("texts are texts, in whatever they stand", () => {
  const wall = openWall(root);
  const who = "<img src=x onerror=alert(1)>";
  wall.take(shown([wins()], { name: who, team: who }));
  wall.take(
    shown([{ tile: "board", month: "2026-06-01", rows: [{ who, deals: 1, worth: 1, activities: 1 }] }], { name: who }),
  );
  expect([root.querySelector("img"), root.textContent.includes(who)]).toEqual([null, true]);
  wall.stop();
});

test("it connects again by itself: at once, then later and later up to a minute, and never two streams at a time", async () => {
  const heard: string[] = [];
  const stop = connect({ take: ({ release }) => heard.push(release), ended: () => heard.push("ended") });
  const answer = (release: string) => ({ release, shown: shown([wins()]) }) satisfies Answer;
  streams[0]?.say("shown", answer("one"));
  for (let times = 0; times < 20; times++) {
    streams.at(-1)?.dispatchEvent(new Event("error"));
    expect(streams.filter(({ open }) => open)).toHaveLength(0);
    for (let second = 0; second < 95 && !streams.at(-1)?.open; second++) await after(1000);
    expect(streams.filter(({ open }) => open)).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(1);
  }
  // A stream that says nothing is as good as none.
  const silent = streams.at(-1);
  await after(70_000);
  expect(silent?.open).toBe(false);
  for (let second = 0; second < 95 && !streams.at(-1)?.open; second++) await after(1000);
  streams.at(-1)?.say("shown", answer("two"));
  streams.at(-1)?.say("ended", {});
  expect(heard).toEqual(["one", "two", "ended"]);
  stop();
  expect([vi.getTimerCount(), listeners, streams.filter(({ open }) => open).length]).toEqual([0, 0, 0]);
  expect([waitFor(0, 0.5), waitFor(3, 0.5), waitFor(50, 0.5), waitFor(50, 0)]).toEqual([1000, 8000, 60_000, 30_000]);
});

test("after a day with an answer every 20 seconds, wins, and a connection that breaks each hour, nothing has grown", async () => {
  let wall: ReturnType<typeof openWall> | undefined;
  const stop = connect({
    take: (answer) => (wall ??= openWall(root)).take(answer.shown),
    ended: () => {},
  });
  const count = () => ({
    nodes: root.querySelectorAll("*").length,
    timers: vi.getTimerCount(),
    listeners,
    streams: streams.filter(({ open }) => open).length,
  });
  const keys: string[] = [];
  const live = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 20) {
      if (second % 1800 === 0) keys.unshift(String(Date.now()));
      streams
        .at(-1)
        ?.say("shown", { release: "one", shown: shown([target, wins(...keys.slice(0, 8))], { seconds: 60 }) });
      await after(20_000);
      if (second % 3600 === 3580) streams.at(-1)?.dispatchEvent(new Event("error"));
    }
  };
  await live(2 * 3600 * 4);
  await after(60_000);
  const before = count();
  await live(24 * 3600);
  await after(60_000);
  const later = count();
  expect(later).toEqual({ ...before, nodes: expect.any(Number) as number });
  expect(later.nodes).toBeLessThan(120);
  expect([later.timers, later.streams]).toEqual([expect.any(Number), 1]);
  expect(later.timers).toBeLessThan(8);
  wall?.stop();
  stop();
  expect([vi.getTimerCount(), listeners, root.childNodes.length]).toEqual([0, 0, 0]);
}, 60_000);
