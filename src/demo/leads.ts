import { companyName, personAt, phone, type Row } from "./clients.ts";
import type { DemoPerson } from "./people.ts";
import type { Chance } from "./random.ts";
import { cities, lost_reasons, next_steps, sources, titles } from "./words.ts";

/** One step in a lead's past, for its timeline. */
export type Step = {
  row_id: string;
  actor_id: string;
  at: string;
  verb: "create" | "update";
  before: object | null;
  after: object;
};

type Stage = "new" | "contacted" | "qualified" | "proposal" | "negotiation" | "on_hold" | "won" | "lost";

const day = 86_400_000;
const path: Stage[] = ["new", "contacted", "qualified", "proposal", "negotiation"];
const probabilities: Record<Stage, number> = {
  new: 5,
  contacted: 15,
  qualified: 30,
  proposal: 50,
  negotiation: 75,
  on_hold: 20,
  won: 100,
  lost: 0,
};

/** Leads of two years with the stages they went through; recent ones are mostly open, old ones mostly closed. */
export function demoLeads(luck: Chance, owners: DemoPerson[], now: number): { leads: Row[]; steps: Step[] } {
  const steps: Step[] = [];
  const leads = Array.from({ length: 4000 }, () => {
    const age = Math.floor(luck.next() ** 2 * 730);
    return lead(luck, luck.next() < 0.04 ? null : luck.one(owners), now - age * day - luck.between(0, day), now, steps);
  });
  return { leads, steps };
}

function lead(luck: Chance, owner: DemoPerson | null, created: number, now: number, steps: Step[]): Row {
  const age = (now - created) / day;
  const stage = owner ? stageAt(luck, age) : "new";
  const company = companyName(luck);
  const { name, email } = personAt(luck, company);
  const id = luck.id();
  const { entered, from } = tell(luck, steps, { id, owner, stage, created, now });
  const open = !["won", "lost"].includes(stage);
  const planned = open && owner && luck.next() < 0.75 ? atOfficeHour(luck, now + luck.between(-4, 20) * day) : null;
  return {
    id,
    name,
    title: luck.one(titles),
    company_name: company,
    emails: [email],
    phones: luck.next() < 0.8 ? [phone(luck)] : [],
    city: luck.one(cities)[0],
    country: "FR",
    source: luck.one(sources),
    owner_id: owner?.id ?? null,
    stage,
    stage_entered_at: new Date(entered).toISOString(),
    reopened_to: open ? null : from,
    probability: probabilities[stage],
    value: luck.next() < 0.92 ? luck.between(15, 1400) * 100 : null,
    score: luck.between(12, 97),
    lost_reason: stage === "lost" ? luck.one(lost_reasons) : null,
    expected_close: open ? new Date(now + luck.between(3, 120) * day).toISOString().slice(0, 10) : null,
    next_activity: planned ? luck.one(next_steps) : null,
    next_activity_at: planned ? new Date(planned).toISOString() : null,
    last_touch_at: owner ? new Date(entered).toISOString() : null,
    created_at: new Date(created).toISOString(),
    created_by: owner?.id ?? null,
  };
}

// On the half hour, between 8 and 17 o'clock UTC.
function atOfficeHour(luck: Chance, moment: number): number {
  return Math.floor(moment / day) * day + luck.between(16, 34) * 1_800_000;
}

function stageAt(luck: Chance, age: number): Stage {
  if (age > 150) return luck.weighted({ won: 32, lost: 60, on_hold: 8 });
  if (age > 45) return luck.weighted({ won: 14, lost: 26, on_hold: 10, negotiation: 14, proposal: 18, qualified: 18 });
  return luck.weighted({ new: 32, contacted: 26, qualified: 20, proposal: 13, negotiation: 6, won: 1, lost: 2 });
}

// Writes the lead's way to its stage into the past; answers when it got there, and from which stage.
function tell(
  luck: Chance,
  steps: Step[],
  lead: { id: string; owner: DemoPerson | null; stage: Stage; created: number; now: number },
): { entered: number; from: Stage | null } {
  const { id, owner, stage, created, now } = lead;
  if (!owner) return { entered: created, from: null };
  const length = path.includes(stage) ? path.indexOf(stage) : luck.between(1, path.length - 1);
  const way: Stage[] = path.includes(stage) ? path.slice(0, length + 1) : [...path.slice(0, length + 1), stage];
  const record = (at: number, verb: "create" | "update", before: object | null, after: object) =>
    steps.push({ row_id: id, actor_id: owner.id, at: new Date(at).toISOString(), verb, before, after });
  let at = created;
  record(at, "create", null, { stage: "new" });
  for (const [index, step] of way.slice(1).entries()) {
    at += Math.min(luck.next() * 20 * day, Math.max(0, now - at) / 2);
    record(at, "update", { stage: way[index] }, { stage: step });
  }
  return { entered: at, from: way.at(-2) ?? null };
}
