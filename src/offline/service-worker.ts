// The build writes these two lines of values above: the program's files that work without a network, and their sum.
declare const files: string[];
declare const version: string;

// The library of types for browsers has none for workers of this kind.
type Lived = Event & { waitUntil(work: Promise<unknown>): void };
type Asked = Lived & { request: Request; respondWith(answer: Promise<Response>): void };
type Worker = {
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<unknown[]>;
  };
  addEventListener(name: "install" | "activate", listen: (event: Lived) => void): void;
  addEventListener(name: "fetch", listen: (event: Asked) => void): void;
  addEventListener(name: "message", listen: (event: MessageEvent) => void): void;
};
const worker = self as unknown as Worker;

const cache_name = `tandem-${version}`;
// A page without anything personal: who opens it is read from what the page itself has kept.
const shell = "/offline-shell";
const patience_ms = 4000;

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy()));
worker.addEventListener("message", (event) => {
  if (event.data === "take over") void worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

async function fill(): Promise<void> {
  const cache = await caches.open(cache_name);
  // What carries a hash in its name may come from the browser's own cache.
  const fresh = (file: string) => new Request(file, { cache: file.startsWith("/assets/") ? "default" : "no-cache" });
  await cache.addAll([...files, shell].map(fresh));
}

async function tidy(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("tandem-") && name !== cache_name);
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  // A tab beside the one that asked for this version goes on with the former, whose files the server no longer has.
  const gone = open.length > 1 ? old.slice(0, -1) : old;
  await Promise.all(gone.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Only pages and files of the program; what the API says is never kept here. */
function answerTo(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return null;
  if (request.mode === "navigate") return isPage(pathname) ? page(request, pathname) : null;
  return files.includes(pathname) || pathname.startsWith("/assets/") ? kept(request, pathname) : null;
}

function isPage(pathname: string): boolean {
  return !/^\/(api|public|ping|healthz|readyz|metrics)(\/|$)|\.[a-z0-9]+$/i.test(pathname);
}

/** From the server; without one, or while it is silent for long, the shell. */
async function page(request: Request, pathname: string): Promise<Response> {
  const network = fetch(request);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience_ms));
  // Who is not signed in has nothing kept that would be worth hurrying for.
  const isDoor = pathname === "/" || /^\/(auth|install)(\/|$)/.test(pathname);
  const silent = network.catch(() => undefined);
  const answer = await (isDoor ? silent : Promise.race([silent, late]));
  // From 502 on somebody between us and the server answers for it.
  if (answer && answer.status < 502) return answer;
  return (await caches.match(shell)) ?? network;
}

async function kept(request: Request, pathname: string): Promise<Response> {
  return (await caches.match(pathname)) ?? fetch(request);
}
