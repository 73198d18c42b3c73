import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { dropRecords, findRecord, patchRecord } from "./cache.ts";

const page = () => ({ data: [{ id: "a", version: 1, city: "Lyon" }], next: null, rights: {} });

function filled(): QueryClient {
  const cache = new QueryClient();
  cache.setQueryData(["leads", "list", {}], { pages: [page(), { ...page(), data: [] }], pageParams: [] });
  cache.setQueryData(["leads", "list", "board", "new", {}], page());
  return cache;
}

test("a change is seen in every list and can be taken back", () => {
  const cache = filled();
  const takeBack = patchRecord(cache, "leads", "a", { city: "Sète" });
  const cities = () => JSON.stringify(cache.getQueriesData({ queryKey: ["leads", "list"] })).match(/Lyon|Sète/g);
  expect(cities()).toEqual(["Sète", "Sète"]);
  takeBack();
  expect(cities()).toEqual(["Lyon", "Lyon"]);
});

test("an open record goes before the same one in a list", () => {
  const cache = filled();
  cache.setQueryData(["leads", "get", "a"], { id: "a", version: 2 });
  expect(findRecord(cache, "leads", "a")?.version).toBe(2);
});

test("a removed record leaves every list", () => {
  const cache = filled();
  dropRecords(cache, "leads", ["a"]);
  expect(findRecord(cache, "leads", "a")).toBeUndefined();
});
