import { useEffect, useRef } from "react";
import { holdAlso } from "./hold-typing.ts";
import { keyOf } from "./own-keys.ts";
import { leavesFields, readKey } from "./read-key.ts";
import { singleKeysAct } from "./single-keys.ts";
import type { KeyAct } from "./usual.ts";

/** What a key does here, with its words for the list of keys: an act whose key people choose, keys that are always the same, or both. */
export type KeyBinding = { of?: KeyAct; keys?: string[]; label: string; act: (event: KeyboardEvent) => void };

/** Lets keys work while the component is shown. Not in fields, menus and dialogs, and not with modifiers. */
export function useKeys(bindings: KeyBinding[]): void {
  const current = useRef(bindings);
  useEffect(() => {
    current.current = bindings;
  });
  useEffect(() => {
    const read = () => current.current;
    active.add(read);
    return () => void active.delete(read);
  }, []);
}

/** The keys of a binding: one, or two one after the other ("g l"). */
export function keysOf({ of, keys = [] }: KeyBinding): string[] {
  const own = of && keyOf(of);
  return own ? [own, ...keys] : keys;
}

/** The keys that work at this moment. */
export function activeKeys(): KeyBinding[] {
  return [...active].flatMap((read) => read());
}

const active = new Set<() => KeyBinding[]>();

// The first of two keys, and until when the second may come.
const second_ms = 1500;
let first = { key: "", until: 0 };

// Keys are listened for from the first moment: the frame is there before the app, and the keys of the pages come after it.
globalThis.document?.addEventListener("keydown", press);

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || isTaken(event)) return;
  early = early && early.filter(isRecent);
  // (What comes after one that waits does so, too: it may be meant for what that one opens.)
  if (early?.length || !act(event)) early?.push(event);
}

/** Does what a key is bound to, or begins it with the first of two; null where it is bound to nothing. */
function act(event: KeyboardEvent): "done" | "begun" | null {
  const name = readKey(event);
  if (!name || (name.length === 1 && !singleKeysAct())) return null;
  const both = event.timeStamp < first.until ? `${first.key} ${name}` : null;
  first = { key: "", until: 0 };
  const bindings = activeKeys();
  const bound = (wanted: string | null) => bindings.find((one) => wanted !== null && keysOf(one).includes(wanted));
  const binding = bound(both) ?? bound(name);
  if (binding) {
    event.preventDefault();
    binding.act(event);
    return "done";
  }
  if (!bindings.some((one) => keysOf(one).some((key) => key.startsWith(`${name} `)))) return null;
  first = { key: name, until: event.timeStamp + second_ms };
  return "begun";
}

// What was pressed before the keys of the pages came, which come after the page.
const early_ms = 5000;
let early: KeyboardEvent[] | null = [];
const isRecent = ({ timeStamp }: KeyboardEvent) => timeStamp > performance.now() - early_ms;

/** Says that the keys of the pages have come: the first that was pressed for one of them acts now, and what was typed after it is for what it opens. */
export function pageKeysCame(): void {
  const waited = (early ?? []).filter(isRecent);
  early = null;
  const at = waited.findIndex((event) => !isTaken(event) && act(event) === "done");
  if (at >= 0) for (const { key } of waited.slice(at + 1)) holdAlso(key);
}

/** Something that has the focus, or lies above the page, needs the key itself. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("[role=dialog], [role=menu]") || document.querySelector("[data-modal]")) return true;
  if (leavesFields(key)) return false;
  if (target.closest("textarea, select, [contenteditable]")) return true;
  const input = target.closest("input");
  if (input) return input.type !== "checkbox" || key === " " || key === "Enter";
  return key === "Enter" && !!target.closest("button, summary");
}
