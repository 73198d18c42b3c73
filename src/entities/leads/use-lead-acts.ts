import { useMemo, useState } from "react";
import { useWrites } from "../../records/use-writes.ts";
import { leadActs } from "./lead-acts.ts";
import type { LeadRow } from "./lead-row.ts";

/** A question that an act asks before it is done. */
type Asked =
  | { about: "loss"; lead: LeadRow }
  | { about: "owner"; leads: LeadRow[] }
  | { about: "source"; leads: LeadRow[] }
  | { about: "duplicate"; lead: LeadRow };

/** What can be done with leads, and what is being asked about it. */
export type LeadActs = ReturnType<typeof useLeadActs>;

/** The acts on leads, for the table, the board and the panel alike. */
export function useLeadActs() {
  const writes = useWrites("leads");
  const [asked, ask] = useState<Asked | null>(null);
  const acts = useMemo(() => leadActs(writes, (lead) => ask({ about: "loss", lead })), [writes]);
  return { ...acts, writes, asked, ask };
}
