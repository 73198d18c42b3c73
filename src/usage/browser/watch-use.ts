import { onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import { ownSentence } from "../../ui/translate.ts";
import { track } from "./queue.ts";
import { logUiEvent, writeUiLog } from "./ui-log.ts";

/** Notes presses, pages and failures in this browser's log; `counted` also queues them for the server. Until aborted. */
export function watchUse(counted: () => boolean, signal: AbortSignal): void {
  const note = (category: string, action: string, label: string) => {
    logUiEvent({ category, action, label });
    if (counted()) track(`${category}.${action}`, { label });
  };
  addEventListener("click", (event) => noteClick(event, note), { signal, capture: true, passive: true });
  addEventListener("error", (event) => note("error", "script", event.message.slice(0, 200)), { signal });
  addEventListener("unhandledrejection", (event) => note("error", "promise", String(event.reason).slice(0, 200)), {
    signal,
  });
  document.addEventListener("visibilitychange", writeUiLog, { signal });
}

type Note = (category: string, action: string, label: string) => void;

// What a control is called by the interface: a name, a value or a word that somebody has typed is in no sentence of its
// own, and then only the kind of control is noted.
function noteClick({ target }: MouseEvent, note: Note): void {
  const control = target instanceof Element ? target.closest("button, a, [role=menuitem], [role=tab], summary") : null;
  if (!control) return;
  const kind = control.getAttribute("role") ?? control.localName;
  const name = control.getAttribute("aria-label") ?? heardOf(control);
  note("ui", `press ${kind}`, ownSentence(name) ?? "");
}

// Without what is there for the eye only, such as the key that does the same.
function heardOf(control: Element): string {
  const parts = [...control.childNodes].filter((node) => !(node instanceof Element && node.ariaHidden === "true"));
  return parts
    .map((node) => node.textContent)
    .join("")
    .trim();
}

/** Notes that a page was opened. */
export function notePage(path: string, counted: boolean): void {
  logUiEvent({ category: "page", action: "view", label: path });
  if (counted) track("page.view");
}

/** Measures how fast the page was and answered, once each. */
export function measurePage(): void {
  for (const on of [onCLS, onINP, onLCP, onTTFB])
    on(({ name, value, rating }) =>
      track("page.speed", {
        metric: name,
        value: Math.round(value * 1000) / 1000,
        rating,
        device: deviceOf(innerWidth),
      }),
    );
}

const deviceOf = (width: number) => (width < 768 ? "phone" : width < 1024 ? "tablet" : "desktop");
