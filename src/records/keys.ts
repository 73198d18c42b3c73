import { useEffect, useRef } from "react";
import { singleKeysAct } from "./single-keys.ts";

/** A key, or two one after the other ("g l"), that does something here, with what it does for the list of keys. */
export type KeyBinding = { keys: string[]; label: string; act: (event: KeyboardEvent) => void };

/** Lets keys work while the component is shown. Not in fields, menus and dialogs, and not with modifiers. */
export function useKeys(bindings: KeyBinding[]): void {
  const current = useRef(bindings);
  useEffect(() => {
    current.current = bindings;
  });
  useEffect(() => {
    const read = () => current.current;
    if (active.size === 0) document.addEventListener("keydown", press);
    active.add(read);
    return () => {
      active.delete(read);
      if (active.size === 0) document.removeEventListener("keydown", press);
    };
  }, []);
}

/** The keys that work at this moment. */
export function activeKeys(): KeyBinding[] {
  return [...active].flatMap((read) => read());
}

const active = new Set<() => KeyBinding[]>();

// The first of two keys, and until when the second may come.
const second_ms = 1500;
let first = { key: "", until: 0 };

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || isTaken(event)) return;
  const name = nameOf(event);
  if (name.length === 1 && !singleKeysAct()) return;
  const both = event.timeStamp < first.until ? `${first.key} ${name}` : null;
  first = { key: "", until: 0 };
  const bindings = activeKeys();
  const bound = (wanted: string | null) => bindings.find(({ keys }) => wanted !== null && keys.includes(wanted));
  const binding = bound(both) ?? bound(name);
  if (binding) {
    event.preventDefault();
    binding.act(event);
  } else if (bindings.some(({ keys }) => keys.some((key) => key.startsWith(`${name} `)))) {
    first = { key: name, until: event.timeStamp + second_ms };
  }
}

// With Alt by its place on the keyboard: on some machines it writes another letter.
function nameOf({ key, code, altKey, shiftKey }: KeyboardEvent): string {
  if (altKey) return `Alt+${code.replace("Key", "")}`;
  return shiftKey && key.length > 1 ? `Shift+${key}` : key;
}

/** Something that has the focus, or lies above the page, needs the key itself. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("[role=dialog], [role=menu], textarea, select, [contenteditable]")) return true;
  if (document.querySelector("[data-modal]")) return true;
  const input = target.closest("input");
  if (input) return input.type !== "checkbox" || key === " " || key === "Enter";
  return key === "Enter" && !!target.closest("button, summary");
}
