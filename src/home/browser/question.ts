import type { Person } from "../../client/session.ts";
import { activity_filters } from "../../entities/activities/activity-filters.ts";
import { lead_filters } from "../../entities/leads/lead-filters.ts";
import type { Where } from "../../entity/list-request.ts";
import type { Address } from "../../records/address.ts";
import { whereOf } from "../../records/filters.ts";
import { plainFields } from "../../screen/filters.ts";
import type { Asked } from "./figures.ts";

const filters = { leads: lead_filters, activities: activity_filters };

type Me = Pick<Person, "id" | "team_id">;

/** The filter that an address of a list means to this person. */
export function listAt(address: Address, me: Me, of: keyof typeof filters = "leads"): Where | undefined {
  return whereOf(plainFields(filters[of], me), address);
}

/** A question as the server takes it, by the clock of a time zone. */
export function questionOf({ of = "leads", where, ...summed }: Asked, me: Me, zone: string) {
  const meant = of === "leads" || of === "activities" ? listAt(where as Address, me, of) : where;
  return { of, zone, ...summed, ...(meant && { where: meant }) };
}
