import { expect, test } from "vitest";
import { register } from "../../entities/register.ts";
import { readOf } from "./have-read.ts";

// What an agent remembers is seen by whoever sees the records that it comes from: leads, clients, contacts. What it has read of
// anything else that not everybody sees is remembered for its asker alone.
const id = crypto.randomUUID();

test.each([
  ["a project", register.projects, { id }],
  ["a task", register.tasks, { id }],
  ["a milestone", register.milestones, { id }],
  ["what was said about a task", register.comments, { id, entity: "tasks", row_id: id }],
])("%s makes what is remembered personal", (_what, entity, row) => {
  expect(readOf(entity, [row], false)).toMatchObject({ personal: true });
});

test("a lead, and what was said about it, are judged by the lead", () => {
  const about = { id: crypto.randomUUID(), entity: "leads", row_id: id };
  expect(readOf(register.leads, [{ id }], false)).toEqual({ leads: [id], untrusted: true });
  expect(readOf(register.comments, [about], false)).toEqual({ leads: [id], untrusted: true });
});
