import { expect, test } from "vitest";
import { askedFor, found, mentionables, mentionedAfter, mentionedIn } from "./mentions.ts";

const people = ["Claire Vasseur", "Zoé Petit", "Jean-Luc Clair"].map((label) => ({ value: label, label }));

test.each([
  ["@", ""],
  ["Ask @Cla", "Cla"],
  ["(@Zoé Pe", "Zoé Pe"],
  // An address is nobody, nor is what was taken long ago.
  ["claire@vasseur", null],
  ["@Claire Vasseur can we promise it", null],
  ["no one", null],
])("%s asks for %s", (text, asked) => expect(askedFor(text)).toBe(asked));

test("a name is found by the beginning of any part of it, without accents", () => {
  const names = (asked: string) => found(people, asked).map(({ label }) => label);
  expect(names("cla")).toEqual(["Claire Vasseur", "Jean-Luc Clair"]);
  expect(names("zoe")).toEqual(["Zoé Petit"]);
  expect(names("asseur")).toEqual([]);
  expect(names("Zoé Petit")).toEqual([]);
});

test("whose whole name stands behind an @ is mentioned", () => {
  expect(mentionedIn("@Zoé Petit and @Claire, look", people)).toEqual(["Zoé Petit"]);
});

test("a text that is changed mentions whom it names then, and whoever cannot be chosen as before", () => {
  const after = (text: string) => mentionedAfter(["Zoé Petit", "a client"], text, people);
  expect(after("@Claire Vasseur, look")).toEqual(["a client", "Claire Vasseur"]);
  expect(after("@Zoé Petit, @Claire Vasseur")).toEqual(["a client", "Claire Vasseur", "Zoé Petit"]);
});

test("agents are offered beside people, however many of these there are", () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ value: `${index}`, label: `Person ${index}` }));
  const agents = [{ value: "a", label: "Documentation Agent" }];
  const offered = (asked: string) => mentionables(many, agents, asked).map(({ label, kind }) => `${label}: ${kind}`);
  expect(offered("").at(-1)).toBe("Documentation Agent: agent");
  expect(offered("")).toHaveLength(6);
  expect(offered("agen")).toEqual(["Documentation Agent: agent"]);
  expect(mentionables(many, [], "")).toHaveLength(6);
});
