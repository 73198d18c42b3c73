import { expect, test } from "vitest";
import { leavesFields, readKey } from "./read-key.ts";

type Pressed = Partial<Pick<KeyboardEvent, "code" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">>;
/** A key as browsers tell it, with the locks and levels that are on. */
const read = (key: string, more: Pressed = {}, ...on: string[]) => {
  const plain = { code: "", altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  return readKey({ ...plain, ...more, key, getModifierState: (name: string) => on.includes(name) } as KeyboardEvent);
};

test("a key is what it writes, whatever else it takes to write that", () => {
  expect(read("j")).toBe("j");
  expect(read("?", { shiftKey: true })).toBe("?");
  expect(read("J", { shiftKey: true })).toBe("J");
  // AZERTY: digits with Shift, é without; # with AltGr, which Windows tells as Ctrl and Alt.
  expect(read("2", { shiftKey: true, code: "Digit2" })).toBe("2");
  expect(read("é", { code: "Digit2" })).toBe("é");
  expect(read("#", { ctrlKey: true, altKey: true }, "AltGraph")).toBe("#");
  expect(read("#", {}, "AltGraph")).toBe("#");
});

test("a lock that was forgotten makes no other key", () => {
  expect(read("J", {}, "CapsLock")).toBe("j");
  expect(read("j", { shiftKey: true }, "CapsLock")).toBe("J");
  expect(read("/", {}, "CapsLock")).toBe("/");
});

test("what holds another key down is none, and Ctrl, Alt and Cmd are the browser's", () => {
  for (const key of ["Shift", "Alt", "AltGraph", "Control", "Meta", "CapsLock"]) expect(read(key), key).toBeNull();
  expect(read("j", { ctrlKey: true })).toBeNull();
  expect(read("j", { metaKey: true })).toBeNull();
  expect(read("f", { altKey: true, code: "KeyF" })).toBeNull();
  expect(read("∆", { altKey: true, code: "KeyJ" })).toBe("Alt+J");
  expect(read("∆", { altKey: true, code: "KeyJ" }, "AltGraph")).toBe("Alt+J");
});

test("what writes nothing has a name", () => {
  expect(read("Enter")).toBe("Enter");
  expect(read("ArrowLeft", { shiftKey: true })).toBe("Shift+ArrowLeft");
});

test("of all keys F6 leads out of the field that one writes in", () => {
  expect(["F6", "F2", "j", "Escape", "Tab"].filter(leavesFields)).toEqual(["F6"]);
});
