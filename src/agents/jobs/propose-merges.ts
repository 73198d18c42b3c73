import { cut } from "../cut.ts";
import type { Act, Asking, Job } from "./job.ts";
import { alike } from "./find-duplicates.ts";
import { kinds, type Language, linked, lists, say, type Words } from "./say.ts";

type Pair = { kept: string; gone: string; kept_name: string; gone_name: string; reasons: string[] };

// Somebody looks through what was proposed, one by one.
const most = 10;

/** For the surest pairs of records that probably are one: proposes to merge the younger into the older. */
export const proposeMerges: Job = async ({ ask, propose, language }) => {
  const counts = { proposed: 0, refused: 0 };
  const parts = [];
  for (const [entity, heading] of Object.entries(kinds)) {
    const lines = [];
    // Of several copies each goes into one other, and what others go into stays: one merge does not make the next impossible.
    const going = new Set<string>();
    const staying = new Set<string>();
    for (const pair of await pairsOf(entity, ask)) {
      if (counts.proposed >= most) break;
      if (going.has(pair.kept) || going.has(pair.gone) || staying.has(pair.gone)) continue;
      going.add(pair.gone);
      staying.add(pair.kept);
      const done = await propose(mergeOf(entity, pair, language));
      if (done === "known") continue;
      counts[done === "proposed" ? "proposed" : "refused"]++;
      const [one, other] = [linked(entity, pair.gone, pair.gone_name), linked(entity, pair.kept, pair.kept_name)];
      lines.push(`${one} → ${other}${done === "proposed" ? "" : `: ${done.refused}`}`);
    }
    parts.push({ heading: say(heading, language), lines });
  }
  return { text: lists(parts, language) || say(none, language), counts };
};

async function pairsOf(entity: string, ask: Asking["ask"]): Promise<Pair[]> {
  const tool = `${entity}_list`;
  const [may] = await ask<{ may: boolean }>(tool, "select cardinality(app.read_scopes($1)) > 0 as may", [entity]);
  if (!may?.may) return [];
  return ask<Pair>(
    tool,
    `select k.id as kept, g.id as gone, k.name as kept_name, g.name as gone_name, p.reasons
      from app.pairs($1, null, false, 200) p join public.${entity} k on k.id = least(p.one, p.other) join public.${entity} g on g.id = greatest(p.one, p.other)
     order by cardinality(p.reasons) desc, k.id, g.id limit 50`,
    [entity],
  );
}

function mergeOf(entity: string, { kept, gone, kept_name, gone_name, reasons }: Pair, language: Language): Act {
  const said = reasons.map((reason) => say(alike[reason] ?? { en: reason, fr: reason }, language)).join(", ");
  return {
    tool: `${entity}_merge`,
    input: { id: kept, duplicate_id: gone },
    title: say(title, language, { gone: short(gone_name), kept: short(kept_name) }),
    why: said,
  };
}

const short = (name: string) => (name.length > 80 ? `${cut(name, 79)}…` : name);

const title: Words = { en: "Merge “{gone}” into “{kept}”", fr: "Fusionner « {gone} » dans « {kept} »" };
const none: Words = {
  en: "Nothing that you see is there twice, or it was proposed before.",
  fr: "Rien de ce que vous voyez n’est en double, ou cela a déjà été proposé.",
};
