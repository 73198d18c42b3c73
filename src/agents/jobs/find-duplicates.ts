import type { Job } from "./job.ts";
import { kinds, linked, lists, say, type Words } from "./say.ts";

type Pair = { one: string; other: string; one_name: string; other_name: string; reasons: string[] };

const most = 200;

/** Pairs of leads, clients and contacts that probably are one, of those that the asker sees. */
export const findDuplicates: Job = async ({ ask, language }) => {
  const parts = [];
  const counts: Record<string, number> = {};
  for (const [entity, heading] of Object.entries(kinds)) {
    const [may] = await ask<{ may: boolean }>(`${entity}_list`, "select cardinality(app.read_scopes($1)) > 0 as may", [
      entity,
    ]);
    if (!may?.may) continue;
    const pairs = await ask<Pair>(
      `${entity}_list`,
      `select p.one, p.other, o.name as one_name, t.name as other_name, p.reasons
        from app.pairs($1, null, false, ${most}) p join public.${entity} o on o.id = p.one join public.${entity} t on t.id = p.other
       order by cardinality(p.reasons) desc, p.found_at desc, p.one, p.other`,
      [entity],
    );
    counts[entity] = pairs.length;
    parts.push({
      heading: `${say(heading, language)} (${pairs.length === most ? `${most}+` : pairs.length})`,
      lines: pairs.map(
        ({ one, other, one_name, other_name, reasons }) =>
          `${linked(entity, one, one_name)} – ${linked(entity, other, other_name)}: ${reasons.map((reason) => say(alike[reason] ?? { en: reason, fr: reason }, language)).join(", ")}`,
      ),
    });
  }
  return { text: lists(parts, language) || say(none, language), counts };
};

/** Why two records probably are one. */
export const alike: Record<string, Words> = {
  email: { en: "same e-mail", fr: "même e-mail" },
  phone: { en: "same phone", fr: "même téléphone" },
  name: { en: "same name", fr: "même nom" },
  siren: { en: "same SIREN", fr: "même SIREN" },
  domain: { en: "same domain", fr: "même domaine" },
};
const none: Words = {
  en: "Nothing that you see is there twice.",
  fr: "Rien de ce que vous voyez n’est en double.",
};
