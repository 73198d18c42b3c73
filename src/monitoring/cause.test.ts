import { expect, test } from "vitest";
import { causeOf } from "./cause.ts";

const stack = (row: number) => `TypeError: x
    at Pool.connect (file:///srv/tandem/node_modules/pg/lib/pool.js:45:11)
    at async readOne (file:///srv/tandem/src/entity/read.ts:${row}:9)
    at async file:///srv/tandem/src/entity/serve.ts:5:1`;

test("the same failure on another record, by somebody else or a line below is one cause", () => {
  const one = causeOf({ name: "TypeError", message: 'no "Ada" of ada@x.example in row 17', stack: stack(12) });
  const other = causeOf({ name: "TypeError", message: 'no "Bob" of bob@y.example in row 4', stack: stack(13) });
  expect(other.fingerprint).toBe(one.fingerprint);
  expect(one).toMatchObject({ title: 'TypeError: no "…" of … in row #', place: "readOne, src/entity/read.ts:12" });
});

test("another message, name or place is another", () => {
  const of = (more: object) => causeOf({ name: "Error", message: "a", stack: stack(1), ...more }).fingerprint;
  const all = [of({}), of({ message: "b" }), of({ name: "TypeError" }), of({ stack: "" }), of({ code: "42P01" })];
  expect(new Set(all).size).toBe(all.length);
});

test("a script of the build is the same in the next build", () => {
  const at = (file: string) => causeOf({ message: "x", stack: `render@https://t.example/assets/${file}:1:2345` });
  expect(at("leads-screen-Ab3_9xYz.js")).toEqual(at("leads-screen-Zz-0aB1c.js"));
  expect(at("leads-screen-Ab3_9xYz.js").place).toBe("leads-screen.js");
});

test("what is no usual error is one all the same", () => {
  for (const odd of [{}, { message: 5 }, { message: { a: 1 }, stack: null }]) expect(causeOf(odd).title).not.toBe("");
});

test("a long text of no sense takes no time", () => {
  const since = performance.now();
  for (const part of ["a", "src/", "/assets/a-", "at ", "'", "@", "?"])
    causeOf({ message: part.repeat(6000), stack: part.repeat(6000) });
  expect(performance.now() - since).toBeLessThan(500);
});
