/** From now until a field of a dialog has the focus, what is typed is kept for that field and acts as nothing else. */
export function holdTyping(): void {
  if (held) return;
  held = [];
  window.addEventListener("keydown", keep, true);
  document.addEventListener("focusin", handOver);
  // Whoever turns to something else, or waits for what does not come, types on the page again.
  for (const other of turning_away) window.addEventListener(other, letTypingGo);
  end = setTimeout(letTypingGo, longest_ms);
}

/** Nothing opens after all: keys act again, and what was kept is forgotten. */
export function letTypingGo(): void {
  held = null;
  clearTimeout(end);
  window.removeEventListener("keydown", keep, true);
  document.removeEventListener("focusin", handOver);
  for (const other of turning_away) window.removeEventListener(other, letTypingGo);
}

const longest_ms = 30_000;
const turning_away = ["pointerdown", "popstate", "vite:preloadError"];

let held: string[] | null = null;
let end: ReturnType<typeof setTimeout>;

function keep(event: KeyboardEvent): void {
  const { key, ctrlKey, altKey, metaKey } = event;
  const writes = event.getModifierState("AltGraph") || !(ctrlKey || altKey);
  if (!event.isTrusted || metaKey || !writes) return;
  if (key === "Escape") return letTypingGo();
  event.preventDefault();
  event.stopImmediatePropagation();
  // The key that opens is still down.
  if (event.repeat && held?.length === 0) return;
  holdAlso(key);
}

/** Keeps a key as well that came before the rest, where anything is kept. */
export function holdAlso(key: string): void {
  if (key.length === 1 || ["Backspace", "Enter", "Tab"].includes(key)) held?.push(key);
}

function handOver({ target }: FocusEvent): void {
  if (!(target instanceof Element) || !target.matches("[role=dialog] :is(input, textarea)")) return;
  document.removeEventListener("focusin", handOver);
  // What is typed meanwhile comes after what was kept.
  if (held?.length)
    void import("./type-held.ts").then(({ type }) => type(() => held?.shift(), letTypingGo), letTypingGo);
  else letTypingGo();
}
