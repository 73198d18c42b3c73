import { expect, test } from "vitest";
import { routes } from "../shell/routes.ts";
import { plannedSentence } from "./planned-sentences.ts";

test("every route whose screen comes later says what it will hold", () => {
  const silent = routes.filter((route) => route.isPlanned && !plannedSentence(route.path));
  expect(silent.map((route) => route.path)).toEqual([]);
});
