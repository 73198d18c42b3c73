import { expect, test } from "vitest";
import { ownProgram } from "./own-program.ts";

test("one's own mail program is opened with what was written, and no address adds a header", () => {
  expect(ownProgram(["ada@x.example", "bo+1@x.example"], "Offer & more", "Hi,\nyours")).toBe(
    "mailto:ada@x.example,bo%2B1@x.example?subject=Offer%20%26%20more&body=Hi%2C%0D%0Ayours",
  );
  expect(ownProgram(["a@x.example?bcc=b@y.example"], "x", "y")).toMatch(/^mailto:a@x.example%3Fbcc%3Db%40y.example\?/);
});

test("what such a program would cut is not handed to it", () => {
  expect(ownProgram(["ada@x.example"], "x", "é".repeat(400))).toBeNull();
});
