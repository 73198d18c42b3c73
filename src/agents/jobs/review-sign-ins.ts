import { cut } from "../cut.ts";
import type { Finding, Job } from "./job.ts";
import { type Language, lists, plain, say, type Words } from "./say.ts";

type Risk = { rule: string; id: string; name: string; about: string | null; at: string | null; many: number };

/** How people sign in, and what about it somebody should look at; each risk is a finding of its own. */
export const reviewSignIns: Job = async ({ ask, language }) => {
  const risks = await ask<Risk>(
    "audit_logs_read",
    "select rule, id, name, about, to_char(at, 'YYYY-MM-DD HH24:MI') as at, many from app.sign_in_risks()",
  );
  const by_rule = [...Map.groupBy(risks, ({ rule }) => rule)];
  const parts = by_rule.map(([rule, some]) => ({
    heading: `${say(headings[rule] ?? { en: rule, fr: rule }, language)} (${some.length})`,
    lines: some.map((one) => lineOf(one, language)),
  }));
  return {
    text: lists(parts, language) || say(none, language),
    counts: Object.fromEntries(by_rule.map(([rule, some]) => [rule, some.length])),
    findings: risks.map((one) => findingOf(one, language)),
  };
};

function lineOf({ rule, name, about, at, many }: Risk, language: Language): string {
  const known = { at: at ?? say(never, language), many, about: plain(about ?? "–") };
  return `${plain(name)}: ${say(lines[rule] ?? { en: rule, fr: rule }, language, known)}`;
}

function findingOf(one: Risk, language: Language): Finding {
  const { rule, id, name } = one;
  const title = cut(`${say(headings[rule] ?? { en: rule, fr: rule }, language)}: ${name}`, 200);
  return {
    fingerprint: `${rule} ${id}`,
    title,
    severity: severities[rule] ?? "medium",
    evidence: lineOf(one, language),
  };
}

const severities: Record<string, Finding["severity"]> = {
  attempts: "high",
  codes: "high",
  no_second_step: "high",
  unused_key: "low",
};
const headings: Record<string, Words> = {
  attempts: { en: "Many attempts at a password", fr: "Nombreux essais de mot de passe" },
  codes: { en: "Many wrong codes", fr: "Nombreux codes erronés" },
  new_device: { en: "An administrator’s new browser", fr: "Nouveau navigateur d’un administrateur" },
  no_second_step: { en: "High role without a second step", fr: "Rôle élevé sans seconde étape" },
  dormant: { en: "High role that nobody uses", fr: "Rôle élevé que personne n’utilise" },
  unused_key: { en: "API key that nobody uses", fr: "Clé d’API que personne n’utilise" },
};
const lines: Record<string, Words> = {
  attempts: { en: "{many} attempts within a quarter of an hour", fr: "{many} essais en un quart d’heure" },
  codes: { en: "{many} wrong codes in a row", fr: "{many} codes erronés de suite" },
  new_device: { en: "{at} UTC, {about}", fr: "le {at} UTC, {about}" },
  no_second_step: { en: "{about}, neither codes nor a passkey", fr: "{about}, ni codes ni clé d’accès" },
  dormant: { en: "{about}, last signed in: {at}", fr: "{about}, dernière connexion : {at}" },
  unused_key: { en: "of {about}, last used: {at}", fr: "de {about}, dernière utilisation : {at}" },
};
const never: Words = { en: "not known", fr: "inconnue" };
const none: Words = {
  en: "Nothing about how people sign in stands out.",
  fr: "Rien ne ressort de la façon dont les personnes se connectent.",
};
