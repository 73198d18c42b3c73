/** The name of the key that was pressed: the character that it writes, else "Enter", "Shift+ArrowLeft", "Alt+J", "Ctrl+Z" (also with ⌘); null while it is none or the browser's. */
export function readKey(event: KeyboardEvent): string | null {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (ctrlKey !== metaKey && !altKey && !shiftKey && key.toLowerCase() === "z") return "Ctrl+Z";
  // By its place on the keyboard: on some machines it writes another letter.
  if (altKey && !ctrlKey && /^Key[JK]$/.test(code)) return `Alt+${code[3]}`;
  // AltGr is told as Ctrl and Alt by some systems, and Apple's Alt is one.
  const writes = event.getModifierState("AltGraph") || (altKey && is_apple);
  if (metaKey || ((ctrlKey || altKey) && !writes) || /^(Shift|Alt|Control|Meta|Caps)/.test(key)) return null;
  if (key.length > 1) return shiftKey ? `Shift+${key}` : key;
  // A lock that was forgotten makes no other key.
  if (!event.getModifierState("CapsLock")) return key;
  return shiftKey ? key.toUpperCase() : key.toLowerCase();
}

/** Whether a key leads out of a field: it writes nothing there, and who writes has no other way to the next part by a key alone. */
export const leavesFields = (key: string) => key === "F6";

/** Whether Cmd stands where others have Ctrl. */
export const is_apple = /Mac|iPhone|iPad/.test(navigator.platform);
