import type { Job } from "./job.ts";
import { lists, plain, say, type Words } from "./say.ts";

type Group = { error: string; times: number; newest: string; oldest: string };

/** What browsers reported as failed, by what the failure says: the newest first, with how often and since when. */
export const groupErrors: Job = async ({ ask, language }) => {
  // Numbers and identifiers in it are what distinguishes two reports of one failure.
  const groups = await ask<Group>(
    "audit_logs_read",
    `select error, count(*)::int as times, to_char(max(at), 'YYYY-MM-DD HH24:MI') as newest, to_char(min(at), 'YYYY-MM-DD') as oldest
      from (select at, left(regexp_replace(split_part(coalesce(details ->> 'error', details ->> 'message', '?'), E'\\n', 1),
          '[0-9a-f]{8}-[0-9a-f-]{27}|\\d+', '#', 'g'), 200) as error from app.frontend_errors) e
      group by error order by max(at) desc limit 100`,
  );
  const lines = groups.map(({ error, ...rest }) => `${plain(error)}: ${say(times, language, rest)}`);
  const reports = groups.reduce((sum, group) => sum + group.times, 0);
  const heading = say(found, language, { n: groups.length, reports });
  return {
    text: lists([{ heading, lines }], language) || say(none, language),
    counts: { groups: groups.length, reports },
  };
};

const times: Words = {
  en: "{times} times, last {newest} UTC, first {oldest}",
  fr: "{times} fois, la dernière le {newest} UTC, la première le {oldest}",
};
const found: Words = { en: "{n} failures in {reports} reports", fr: "{n} erreurs dans {reports} signalements" };
const none: Words = {
  en: "There is no report of a failure that you may see.",
  fr: "Il n’y a aucun signalement d’erreur que vous puissiez voir.",
};
