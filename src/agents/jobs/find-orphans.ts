import type { Job } from "./job.ts";
import { linked, lists, say, type Words } from "./say.ts";

type Found = { id: string; name: string; owner: string | null };

/** Records that nobody looks after: without an owner, of somebody who has left, and leads whose next step is a week overdue. */
export const findOrphans: Job = async ({ ask, language }) => {
  const parts = [];
  const counts: Record<string, number> = {};
  for (const { name, entity, heading, where } of looked_for) {
    const [may] = await ask<{ may: boolean }>(`${entity}_list`, "select cardinality(app.read_scopes($1)) > 0 as may", [
      entity,
    ]);
    if (!may?.may) continue;
    const found = await ask<Found>(
      `${entity}_list`,
      `select t.id, t.name, p.name as owner from public.${entity} t left join public.people p on p.id = t.owner_id
        where t.deleted_at is null and ${where} order by t.created_at, t.id limit 1000`,
    );
    counts[name] = (counts[name] ?? 0) + found.length;
    parts.push({
      heading: `${say(heading, language)} (${found.length})`,
      lines: found.map((one) => `${linked(entity, one.id, one.name)}${one.owner ? ` – ${one.owner}` : ""}`),
    });
  }
  return { text: lists(parts, language) || say(none, language), counts };
};

const unowned = "t.owner_id is null";
const left = "p.status <> 'active'";
const looked_for: { name: string; entity: string; heading: Words; where: string }[] = [
  {
    name: "unowned",
    entity: "leads",
    heading: { en: "Leads without an owner", fr: "Prospects sans responsable" },
    where: unowned,
  },
  {
    name: "unowned",
    entity: "accounts",
    heading: { en: "Clients without an owner", fr: "Clients sans responsable" },
    where: unowned,
  },
  {
    name: "unowned",
    entity: "contacts",
    heading: { en: "Contacts without an owner", fr: "Contacts sans responsable" },
    where: unowned,
  },
  {
    name: "left",
    entity: "leads",
    heading: { en: "Leads of people who are suspended", fr: "Prospects de personnes suspendues" },
    where: left,
  },
  {
    name: "left",
    entity: "accounts",
    heading: { en: "Clients of people who are suspended", fr: "Clients de personnes suspendues" },
    where: left,
  },
  {
    name: "left",
    entity: "contacts",
    heading: { en: "Contacts of people who are suspended", fr: "Contacts de personnes suspendues" },
    where: left,
  },
  {
    name: "overdue",
    entity: "leads",
    heading: {
      en: "Leads whose next step is more than a week overdue",
      fr: "Prospects dont la prochaine étape a plus d’une semaine de retard",
    },
    where: "t.next_activity_at < now() - interval '7 days'",
  },
];
const none: Words = {
  en: "Everything that you see has somebody who looks after it, and no next step is a week overdue.",
  fr: "Tout ce que vous voyez est suivi par quelqu’un, et aucune prochaine étape n’a une semaine de retard.",
};
