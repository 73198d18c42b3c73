import { expect, test } from "vitest";
import { clashOf, isKey, key_acts, withKeys } from "./choose-key.ts";
import { written } from "./own-keys.ts";
import { keyIn, type OwnKeys, usual } from "./usual.ts";

const clash = (own: OwnKeys, act: keyof typeof usual, key: string) => clashOf(own, act, key, key_acts);

test("a key is a character, or two one after the other", () => {
  for (const key of ["j", "J", "?", "é", "µ", "ж", "g l", "; ;", "+", "g +"]) expect(isKey(key), key).toBe(true);
  for (const key of [
    "",
    " ",
    "  ",
    "a ",
    " a",
    "a b c",
    "Tab",
    "ab",
    "\t",
    "\u00a0",
    "\u0301",
    "😀",
    "\ud83d",
    "\u200b",
  ])
    expect(isKey(key), JSON.stringify(key)).toBe(false);
});

test("the usual keys are keys, and do not disturb each other", () => {
  for (const act of key_acts) {
    const key = usual[act];
    expect(key === "" || isKey(key), act).toBe(true);
    expect(clash({}, act, key), act).toBeNull();
  }
});

test("an act has the key that was chosen, else its usual one, unless that is another's by choice", () => {
  const own: OwnKeys = { next: "m", choose: "z" };
  expect(keyIn(own, "next")).toBe("m");
  expect(keyIn(own, "previous")).toBe("k");
  expect(keyIn(own, "undo")).toBe("");
  expect(keyIn({ next: "" }, "next")).toBe("");
});

test("what is chosen is kept, what is usual is not, and nobody else keeps the same key", () => {
  expect(withKeys({}, { next: "m" })).toEqual({ next: "m" });
  expect(withKeys({ next: "m", choose: "" }, { next: "j" })).toEqual({ choose: "" });
  expect(withKeys({ next: "m" }, { previous: "m" })).toEqual({ previous: "m" });
  expect(withKeys({ part: "y" }, { part: "" })).toEqual({});
  expect(withKeys({ "new activities": "y" }, { next: "m" })).toEqual({ "new activities": "y", next: "m" });
  expect(withKeys({ "new activities": "y" }, { "new activities": "" })).toEqual({});
  expect(withKeys({ gone: "q", next: "m" } as OwnKeys, {})).toEqual({ next: "m" });
});

test("a key that an act has is exchanged, or left to it", () => {
  expect(clash({}, "next", "y")).toBeNull();
  expect(clash({}, "next", "")).toBeNull();
  expect(clash({}, "next", "x")).toEqual({ with: "choose", exchanged: { next: "x", choose: "j" } });
  // Both go home.
  expect(clash({ next: "x", choose: "j" }, "next", "j")).toEqual({ with: "choose", exchanged: {} });
  // It had none: the other has none then.
  expect(clash({}, "part", "x")).toEqual({ with: "choose", exchanged: { part: "x", choose: "" } });
  expect(clashOf({}, "next", "x", ["next", "previous"])).toBeNull();
});

test("keys that begin alike are told, as one of them would never act; making something new is told apart by place", () => {
  expect(clash({}, "next", "g")).toMatchObject({ with: "go home", exchanged: null });
  expect(clash({}, "next", "x y")).toMatchObject({ with: "choose", exchanged: null });
  expect(clash({}, "new leads", "n x")).toBeNull();
  // The other would get a key that begins like a third one's.
  expect(clash({}, "new leads", "j")).toEqual({ with: "next", exchanged: null });
  expect(clash({}, "new", "j")).toEqual({ with: "next", exchanged: null });
});

test("a key is written as it stands on a keyboard", () => {
  expect(["F2", "F6", "Enter"].map(written)).toEqual(["F2", "F6", "Enter"]);
  expect(["j", "J", "g l", "g L", "?", "é", "ß", "µ"].map(written)).toEqual([
    "J",
    "⇧ J",
    "G L",
    "G ⇧ L",
    "?",
    "é",
    "ß",
    "µ",
  ]);
});
