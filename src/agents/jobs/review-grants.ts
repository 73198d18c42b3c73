import { cut } from "../cut.ts";
import type { Finding, Job } from "./job.ts";
import { type Language, lists, plain, say, type Words } from "./say.ts";

type Change = {
  rule: string;
  id: string;
  name: string | null;
  about: string | null;
  at: string | null;
  by: string | null;
};

/** Who has high roles, and what has happened to roles within 30 days: each change is a finding of its own, until it is older than that. */
export const reviewGrants: Job = async ({ ask, language }) => {
  const all = await ask<Change>(
    "audit_logs_read",
    "select rule, id, name, about, to_char(at, 'YYYY-MM-DD HH24:MI') as at, by from app.grant_changes()",
  );
  const by_rule = Map.groupBy(all, ({ rule }) => rule);
  const parts = Object.keys(headings).map((rule) => {
    const some = by_rule.get(rule) ?? [];
    const heading = `${say(headings[rule] as Words, language)} (${some.length})`;
    return { heading, lines: some.map((one) => lineOf(one, language)) };
  });
  return {
    text: lists(parts, language),
    counts: Object.fromEntries([...by_rule].map(([rule, some]) => [rule, some.length])),
    findings: all.filter(({ rule }) => rule !== "holds").map((one) => findingOf(one, language)),
  };
};

function lineOf({ rule, name, about, at, by }: Change, language: Language): string {
  const what = `${plain(name ?? "–")}: ${plain(about ?? "–")}`;
  if (rule === "holds") return what;
  return `${what}, ${say(by ? done_by : done, language, { at: at ?? "", by: plain(by ?? "") })}`;
}

function findingOf(one: Change, language: Language): Finding {
  const { rule, id, name } = one;
  const title = cut(`${say(headings[rule] ?? { en: rule, fr: rule }, language)}: ${name ?? "–"}`, 200);
  const severity = rule === "break_glass" ? "high" : rule === "given" ? "medium" : "low";
  return { fingerprint: `${rule} ${id}`, title, severity, evidence: lineOf(one, language) };
}

const headings: Record<string, Words> = {
  break_glass: { en: "Done on the server itself", fr: "Fait sur le serveur même" },
  given: { en: "High role given", fr: "Rôle élevé attribué" },
  changed: { en: "Role changed", fr: "Rôle modifié" },
  holds: { en: "Who has a high role", fr: "Qui a un rôle élevé" },
};
const done: Words = { en: "{at} UTC", fr: "le {at} UTC" };
const done_by: Words = { en: "{at} UTC, by {by}", fr: "le {at} UTC, par {by}" };
