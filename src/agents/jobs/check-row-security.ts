import type { Job } from "./job.ts";
import { lists, plain, say, type Words } from "./say.ts";

/** Whether row security covers every table, and every function that has more rights than its caller is as it is to be. */
export const checkRowSecurity: Job = async ({ ask, language }) => {
  const gaps = await ask<{ subject: string; gap: string }>(
    "audit_logs_read",
    "select subject, gap from app.row_security_gaps()",
  );
  const [looked] = await ask<{ tables: number; definers: number }>(
    "audit_logs_read",
    `select (select count(*)::int from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')) as tables,
        (select count(*)::int from pg_proc where pronamespace = 'app'::regnamespace and prosecdef) as definers`,
  );
  const lines = gaps.map(({ subject, gap }) => `${plain(subject)}: ${told(gap, language)}`);
  const heading = say(gaps_found, language, { n: gaps.length });
  return {
    text: [lists([{ heading, lines }], language) || say(none, language), say(looked_at, language, looked)].join("\n\n"),
    counts: { gaps: gaps.length, ...looked },
    findings: gaps.map(({ subject, gap }) => ({
      fingerprint: `${subject} ${gap}`,
      title: `${subject}: ${inWords(gap, language)}`,
      severity: "high",
      evidence: `${plain(subject)}: ${told(gap, language)}`,
    })),
  };
};

const told = (gap: string, language: "en" | "fr") => plain(inWords(gap, language));
const inWords = (gap: string, language: "en" | "fr") =>
  language === "fr" ? (french[gap] ?? gap.replace("everybody may", "tout le monde peut faire")) : gap;
const french: Record<string, string> = {
  "row security is off": "la sécurité par ligne est désactivée",
  "row security does not bind its owner": "la sécurité par ligne ne s’impose pas à son propriétaire",
  "nothing asks for proven claims": "rien ne demande d’identité prouvée",
  "everybody may execute it": "tout le monde peut l’exécuter",
  "does not say where it looks for names": "ne dit pas où il cherche les noms",
  "has the rights of a role that it should not have": "a les droits d’un rôle qui ne devrait pas être le sien",
};
const gaps_found: Words = { en: "Gaps ({n})", fr: "Failles ({n})" };
const none: Words = { en: "No gap was found.", fr: "Aucune faille n’a été trouvée." };
const looked_at: Words = {
  en: "Looked at: {tables} tables, {definers} functions with rights of their own.",
  fr: "Examinés : {tables} tables, {definers} fonctions ayant leurs propres droits.",
};
