import { useEffect, useRef } from "react";
import { singleKeysAct } from "./single-keys.ts";

/** A key that does something here, with what it does for the list of keys. */
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

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isTaken(event)) return;
  const name = event.shiftKey && event.key.length > 1 ? `Shift+${event.key}` : event.key;
  if (name.length === 1 && !singleKeysAct()) return;
  const binding = activeKeys().find(({ keys }) => keys.includes(name));
  if (!binding) return;
  event.preventDefault();
  binding.act(event);
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
