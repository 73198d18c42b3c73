import { expect, test } from "vitest";
import { returnTo } from "./return-to.ts";

const origin = "https://tandem.example";
const wanted = (path: string) => returnTo(`?return_to=${encodeURIComponent(path)}`, origin);

test("a path of ours is honoured with its search", () => {
  expect(wanted("/leads?id=1&view=board")).toBe("/leads?id=1&view=board");
});

test("anything that could lead elsewhere goes to the dashboard", () => {
  for (const path of [
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "",
  ]) {
    expect(wanted(path)).toBe("/dashboard");
  }
  expect(returnTo("", origin)).toBe("/dashboard");
});
