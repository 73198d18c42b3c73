import type { Job } from "./job.ts";
import { kinds, linked, listedFinding, lists, plain, say, type Words } from "./say.ts";

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
      fingerprint: `${name} ${entity}`,
      heading: `${say(heading, language)} (${found.length})`,
      lines: found.map((one) => `${linked(entity, one.id, one.name)}${one.owner ? ` – ${plain(one.owner)}` : ""}`),
    });
  }
  return {
    text: lists(parts, language) || say(none, language),
    counts,
    findings: parts.filter(({ lines }) => lines.length > 0).map((part) => listedFinding(part, "low", language)),
  };
};

type Looked = { name: string; entity: string; heading: Words; where: string };
const of_each = (name: string, where: string, words: Words): Looked[] =>
  Object.entries(kinds).map(([entity, { en, fr }]) => {
    return { name, entity, where, heading: { en: `${en} ${words.en}`, fr: `${fr} ${words.fr}` } };
  });
const looked_for: Looked[] = [
  ...of_each("unowned", "t.owner_id is null", { en: "without an owner", fr: "sans responsable" }),
  ...of_each("left", "p.status <> 'active'", {
    en: "of people who are suspended",
    fr: "de personnes suspendues",
  }),
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
