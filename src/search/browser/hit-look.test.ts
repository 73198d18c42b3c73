import { expect, test } from "vitest";
import { targetOf } from "./hit-look.ts";

// Where a hit leads a client, who opens other pages than staff do.
const of_clients = (path: string) => path.startsWith("/client/");
const of_staff = (path: string) => !of_clients(path);
const said = (entity: string, id: string) => ({ entity, id, name: "", by_id: null, by_name: null, at: "", kind: null });

test("a request and what was said of it lead a client to their page of requests, and staff to the ticket", () => {
  const ticket = { entity: "tickets", entity_id: "t1", account_id: "a1" };
  const message = { entity: "comments", entity_id: "c1", account_id: "a1", about: said("tickets", "t1") };
  expect(targetOf(ticket, of_clients)).toEqual({ to: "/client/support", search: { id: "t1" } });
  expect(targetOf(message, of_clients)).toEqual({ to: "/client/support", search: { id: "t1" }, hash: "c1" });
  expect(targetOf(ticket, of_staff)).toEqual({ to: "/support", search: { id: "t1" } });
  expect(targetOf(message, of_staff)).toEqual({ to: "/support", search: { id: "t1" }, hash: "c1" });
});

test("what else was said to a client leads to where they begin, and a record without a page for them nowhere", () => {
  const message = { entity: "comments", entity_id: "c1", account_id: "a1", about: said("accounts", "a1") };
  expect(targetOf(message, of_clients)).toEqual({ to: "/client/dashboard", search: {} });
  expect(targetOf({ entity: "projects", entity_id: "p1", account_id: null }, of_clients)).toBeNull();
});
