import type { Opened } from "../../home/browser/figures.ts";

/** A campaign with all that came of it, as the server answers it. */
export type CampaignFigures = {
  id: string;
  name: string;
  kind: string;
  status: string;
  budget: number | null;
  cost: number | null;
  starts_on: string | null;
  ends_on: string | null;
} & Record<CountName, number>;

export type CountName =
  | "leads"
  | "qualified"
  | "won"
  | "won_value"
  | "open_value"
  | "unvalued"
  | "waiting"
  | "sent"
  | "failed"
  | "left_out"
  | "clicked"
  | "machine_clicked"
  | "unsubscribed"
  | "visits"
  | "machine_visits";

/** The keys of the stages that count as qualified, won and open. */
export type Stages = Record<"qualified" | "won" | "open", string[]>;

/** What the page of marketing shows, as the server answers it. */
export type Marketing = { from: string; until: string; stages: Stages; campaigns: CampaignFigures[] };

/** All campaigns together. */
export function sumOf(campaigns: CampaignFigures[], name: CountName | "cost" | "budget"): number {
  return campaigns.reduce((all, each) => all + (each[name] ?? 0), 0);
}

// (More ids than this make an address that some programs cut.)
const most_ids = 50;

/** The leads of these campaigns as a list that a number opens; undefined where there are too many campaigns for an address. */
export function leadsOf(ids: string[], count: number, stages?: string[]): Opened | undefined {
  if (ids.length > most_ids) return undefined;
  const where = { campaign_id: ids.length === 1 ? ids[0] : { in: ids }, ...(stages && { stage: { in: stages } }) };
  return { count, address: { rows: JSON.stringify(where) } };
}

/** What one of them cost; null where there is none, or no cost was noted. */
export const costOf = (cost: number, count: number): number | null => (cost > 0 && count > 0 ? cost / count : null);
