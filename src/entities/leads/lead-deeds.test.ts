import { expect, test } from "vitest";
import type { HistoryEntry } from "../../client/api.ts";
import type { FieldMeta } from "../../entity/meta.ts";
import { recordDeeds } from "../../screen/history.tsx";
import { knowUsualStages } from "../../testing/usual-stages.ts";
import { lead_deeds } from "./lead-deeds.tsx";

knowUsualStages();

const actor = { id: "thomas", name: "Thomas Bellec" };
const fields = ["source", "probability"].map((name) => ({ name, kind: "line", list: false }) as FieldMeta);

function told(before: HistoryEntry["before"], after: HistoryEntry["after"], verb = "update"): string[] {
  const entry = { at: "", verb, before, after, actor_id: actor.id, actor };
  const labels = Object.fromEntries(fields.map(({ name }) => [name, name]));
  return recordDeeds(entry, { fields, state: "stage" }, labels, () => undefined, lead_deeds).map((deed) => deed.text);
}

test("a new stage is one sentence, with what follows from it", () => {
  const before = { stage: "new", probability: 5, stage_entered_at: "a" };
  const after = { stage: "proposal", probability: 50, stage_entered_at: "b" };
  expect(told(before, after)).toEqual(["{{who}} moved it from {{from}} to {{to}}"]);
});

test("closing, reopening, claiming and the bin have their own words", () => {
  expect(told({ stage: "proposal" }, { stage: "won" })).toEqual(["{{who}} won it"]);
  expect(told({ stage: "won" }, { stage: "proposal" })).toEqual(["{{who}} reopened it, to {{to}}"]);
  expect(told({ owner_id: null }, { owner_id: "thomas" })).toEqual(["{{who}} claimed it"]);
  expect(told({ deleted_at: null }, { deleted_at: "2026-11-21" })).toEqual(["{{who}} removed it"]);
});

test("a field is told by its name; what nobody reads is not told", () => {
  expect(told({ source: null, search: "a" }, { source: "Salon Pro", search: "b" })).toEqual([
    "{{who}} set {{field}} to {{after}}",
  ]);
});
