import { describe, expect, test } from "vitest";
import { firstOnes, standing, uncircled, type Edge } from "./circles.ts";

/** "a>b": a stands below b, or a blocks b. */
const edges = (...said: string[]): Edge[] =>
  said.map((one, place) => {
    const [from = "", to = ""] = one.split(">");
    return { from, to, line: place + 2, column: 0, field: "", text: "" };
  });
const told = (judged: { edge: Edge; reason?: string }[]) =>
  Object.fromEntries(judged.map(({ edge, reason }) => [`${edge.from}>${edge.to}`, reason ?? "stands"]));

describe("parents", () => {
  test("stand but for the row that closes a circle, what stands above first", () => {
    const judged = standing(edges("c>b", "b>a", "a>c", "d>d"), new Map());
    expect(told(judged)).toEqual({
      "c>b": "stands",
      "b>a": "stands",
      "a>c": "would stand below itself",
      "d>d": "would stand below itself",
    });
    const standing_ones = judged.filter(({ reason }) => !reason).map(({ edge }) => edge.from);
    expect(standing_ones).toEqual(["b", "c"]);
  });

  test("change places with those that they stand below now", () => {
    expect(told(standing(edges("b>a", "a>c"), new Map([["a", "b"]])))).toEqual({ "b>a": "stands", "a>c": "stands" });
    expect(told(standing(edges("b>a"), new Map([["a", "b"]])))).toEqual({ "b>a": "would stand below itself" });
  });

  test("are at most eight deep, from wherever the chain is put together", () => {
    const deep = (ids: string) => [...ids].slice(1).map((id, place) => `${id}>${ids[place]}`);
    expect(Object.values(told(standing(edges(...deep("abcdefgh")), new Map())))).not.toContain(
      "would stand more than eight deep",
    );
    const nine = deep("abcdefghi");
    expect(told(standing(edges(...nine.toReversed()), new Map()))["b>a"]).toBe("would stand more than eight deep");
    expect(told(standing(edges(...nine), new Map()))["i>h"]).toBe("would stand more than eight deep");
  });
});

describe("what blocks", () => {
  test("closes no circle, and gives nobody more than a hundred", () => {
    expect(told(uncircled(edges("a>b", "b>c", "c>a", "a>c")))).toMatchObject({
      "c>a": "would make a circle",
      "a>c": "stands",
    });
    const many = uncircled(edges(...Array.from({ length: 101 }, (_, n) => `x>y${n}`)));
    expect(many.filter(({ reason }) => reason).map(({ edge }) => edge.to)).toEqual(["y100"]);
  });

  test("is put in from its beginnings, so that nothing follows yet on what is new", () => {
    const order = firstOnes(edges("c>d", "b>c", "a>b", "a>c"));
    expect(order).toHaveLength(4);
    for (const [place, { to }] of order.entries())
      expect(order.slice(0, place).map(({ from }) => from)).not.toContain(to);
  });

  test("ends somewhere, however much there is to look through", () => {
    // Put together from its end, each has all of the chain behind it that there is so far.
    const chain = Array.from({ length: 8000 }, (_, n) => `n${n}>n${n + 1}`);
    const began = performance.now();
    const judged = uncircled(edges(...chain.toReversed()));
    expect(performance.now() - began).toBeLessThan(5000);
    expect(judged.at(-1)?.reason).toBe("is one of too many to be looked through");
  });
});
