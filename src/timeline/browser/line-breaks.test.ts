import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import MarkedText from "./marked-text.tsx";

const lines = (text: string, more = {}) =>
  renderToStaticMarkup(createElement(MarkedText, { text, ...more }))
    .replaceAll(/<br\/?>|<\/(p|li|pre|h\d|tr|blockquote)>/g, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "");

const address = "Delivery address:\nMoulins Durand\n12 rue du Port\n69002 Lyon";
const written = address.split("\n");

test.each([
  ["a link", `${address}\nhttps://moulins.example/map`, [...written, "https://moulins.example/map"]],
  ["a star", `${address}\n*urgent*`, [...written, "urgent"]],
  ["bold words in the first line", `**To:**\n${address}`, ["To:", ...written]],
  ["a list below it", `${address}\n- ring twice\n- ask for Léa`, [...written, "ring twice", "ask for Léa"]],
  ["a list above it", `- ring twice\n\n${address}`, ["ring twice", ...written]],
  ["a line with a sign in front", `${address}\n\n> noted\nby hand`, [...written, "noted", "by hand"]],
  ["a heading", `# Address\n${address}`, ["Address", ...written]],
])("a text with %s keeps the lines that somebody ended", (_, text, shown) => {
  expect(lines(text)).toEqual(shown);
});

test("a text with a mention keeps them too, and one with several lines in an item", () => {
  expect(lines(`@Ada\n${address}`, { mentioned: ["Ada"] })).toEqual(["@Ada", ...written]);
  expect(lines("1. Moulins Durand\n   12 rue du Port\n2. Acme")).toEqual(["Moulins Durand", "12 rue du Port", "Acme"]);
});

test("code and tables stay as they are written", () => {
  expect(renderToStaticMarkup(createElement(MarkedText, { text: "```\na\nb\n```\nc\nd" }))).toContain("a\nb");
  const table = renderToStaticMarkup(createElement(MarkedText, { text: "| a | b |\n|---|---|\n| 1 | 2 |" }));
  expect(table).toContain("<td>1</td>");
});
