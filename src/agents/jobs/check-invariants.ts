import type { Job } from "./job.ts";
import { linked, listedFinding, lists, say, type Words } from "./say.ts";

type Break = { rule: string; entity: string; id: string; name: string | null; total: number };

/** Whether what is derived agrees with what it is derived from. */
export const checkInvariants: Job = async ({ ask, language }) => {
  const breaks = await ask<Break>(
    "audit_logs_read",
    "select rule, entity, id, name, total::int from app.invariant_breaks()",
  );
  const grouped = [...Map.groupBy(breaks, ({ rule, entity }) => `${rule} ${entity}`).values()];
  const counts: Record<string, number> = {};
  const parts = grouped.map((of_one) => {
    const { rule, entity, total } = of_one[0] as Break;
    counts[rule] = (counts[rule] ?? 0) + total;
    const heading = `${say(rules[rule] ?? { en: rule, fr: rule }, language)} – ${entity} (${total})`;
    return { fingerprint: `${rule} ${entity}`, heading, lines: of_one.map(({ id, name }) => linked(entity, id, name)) };
  });
  // (Each rule brings twenty at most.)
  const shown = parts.slice(0, 6);
  return {
    text: lists(shown, language) || say(none, language),
    counts,
    findings: parts.map((part) => listedFinding(part, "medium", language)),
  };
};

const rules: Record<string, Words> = {
  next_step: {
    en: "The next step is not the first planned activity",
    fr: "La prochaine étape n’est pas la première activité prévue",
  },
  first_client: {
    en: "The contact does not belong to the client that they name",
    fr: "Le contact n’appartient pas au client qu’il indique",
  },
  team: { en: "The team is not the owner’s", fr: "L’équipe n’est pas celle du responsable" },
  copies: { en: "A copy is not what its record says", fr: "Une copie n’est pas ce que dit sa fiche" },
};
const none: Words = {
  en: "All that is derived agrees with what it is derived from.",
  fr: "Tout ce qui est déduit concorde avec ce dont il est déduit.",
};
