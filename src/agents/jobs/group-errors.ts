import { cut } from "../cut.ts";
import type { Asking, Finding, Job } from "./job.ts";
import { type Language, lists, plain, say, type Words } from "./say.ts";

type Group = { error: string; times: number; newest: string; oldest: string; recent: boolean };
type Failed = Group & { capability: string | null };

/** What browsers reported as failed, and tasks of agents that did, by what the failure says: the newest first, with how often and since when. */
export const groupErrors: Job = async ({ ask, language }) => {
  // Numbers and identifiers in it are what distinguishes two reports of one failure.
  const groups = await ask<Group>(
    "audit_logs_read",
    `select error, count(*)::int as times, ${days} from (select at as newest, at as oldest,
          left(regexp_replace(split_part(coalesce(details ->> 'error', details ->> 'message', '?'), E'\\n', 1),
            '[0-9a-f]{8}-[0-9a-f-]{27}|\\d+', '#', 'g'), 200) as error from app.frontend_errors) e
      group by error order by max(newest) desc limit 100`,
  );
  const failed = await failuresOf(ask);
  const [reports, tasks] = [sumOf(groups), sumOf(failed)];
  const parts = [
    { heading: say(found, language, { n: groups.length, reports }), lines: groups.map((one) => lineOf(one, language)) },
    {
      heading: say(failed_tasks, language, { n: failed.length, tasks }),
      lines: failed.map((one) => lineOf(one, language)),
    },
  ];
  const recent = <G extends Group>(all: G[]) => all.filter((one) => one.recent);
  return {
    text: lists(parts, language) || say(none, language),
    counts: { groups: groups.length, reports, failed_tasks: tasks },
    findings: [
      ...recent(groups).map((one) => findingOf(one, `browser ${one.error}`, in_browsers, language)),
      ...recent(failed).map((one) => findingOf(one, `task ${one.capability} ${one.error}`, in_tasks, language)),
    ],
  };
};

/** The tasks of all that failed, for whoever reads the whole log. */
async function failuresOf(ask: Asking["ask"]): Promise<Failed[]> {
  const may = "select app.read_scopes('audit_logs') @> '{all}' as whole";
  const [log] = await ask<{ whole: boolean }>("audit_logs_read", may);
  if (!log?.whole) return [];
  const text = `select capability, error, times, ${days} from app.task_failures() group by capability, error, times order by max(newest) desc`;
  return ask<Failed>("audit_logs_read", text);
}

const sumOf = (groups: Group[]) => groups.reduce((sum, group) => sum + group.times, 0);

// (What has not come for a week is over.)
const days = `to_char(max(newest), 'YYYY-MM-DD HH24:MI') as newest, to_char(min(oldest), 'YYYY-MM-DD') as oldest,
  max(newest) > now() - interval '7 days' as recent`;

const lineOf = ({ error, times, newest, oldest }: Group, language: Language) =>
  `${plain(error)}: ${say(how_often, language, { times, newest, oldest })}`;

function findingOf(one: Group, fingerprint: string, where: Words, language: Language): Finding {
  const severity = one.times >= often ? "high" : "medium";
  const title = `${say(where, language)}: ${one.error}`;
  return { fingerprint, title: cut(title, 200), severity, evidence: lineOf(one, language) };
}

const often = 50;
const in_browsers: Words = { en: "In browsers", fr: "Dans les navigateurs" };
const in_tasks: Words = { en: "A task failed", fr: "Une tâche a échoué" };
const how_often: Words = {
  en: "{times} times, last {newest} UTC, first {oldest}",
  fr: "{times} fois, la dernière le {newest} UTC, la première le {oldest}",
};
const found: Words = { en: "{n} failures in {reports} reports", fr: "{n} erreurs dans {reports} signalements" };
const failed_tasks: Words = {
  en: "{n} reasons why {tasks} tasks of agents failed within 30 days",
  fr: "{n} raisons pour lesquelles {tasks} tâches d’agents ont échoué en 30 jours",
};
const none: Words = {
  en: "There is no report of a failure that you may see.",
  fr: "Il n’y a aucun signalement d’erreur que vous puissiez voir.",
};
