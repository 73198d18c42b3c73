import type { Entry } from "../../client/api.ts";
import type { OpenRecord } from "../../records/record-client.ts";

/** A lead as a list sends it. */
export type LeadRow = Entry<"leads">;

/** A lead that is open in the panel. */
export type OpenLead = OpenRecord<LeadRow>;
