import { entity } from "../../entity/describe.ts";
import { absences } from "./absence.schema.ts";

/** When somebody does not work. */
export const absence = entity(absences, {
  title: { one: "Absence", many: "Absences" },
  about:
    "Days on which somebody does not work, of a year at most. One's own are one's own to say; of others' days, colleagues hear that somebody is away, not why.",
  example: {
    person_id: "01930000-0000-7000-8000-000000000001",
    starts_on: "2026-12-24",
    ends_on: "2027-01-02",
    kind: "leave",
  },
  given_once: ["person_id"],
});
