import { formatDateTime, formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import { Oid, Part } from "./part.tsx";
import type { Commit, Told } from "./report.ts";

const most_open = 5;

/** The newest commits of the default branch, and how many of them came last. */
export function Commits({ told: { branch, commits, arrived } }: { told: Told }) {
  const rest = commits.slice(most_open);
  return (
    <Part title={t("Commits of {{branch}}", { branch })}>
      {arrived !== null && arrived > 0 && (
        <p className="pb-1 text-ink-2">{t("New with the last change: {{count}}", { count: formatNumber(arrived) })}</p>
      )}
      <List commits={commits.slice(0, most_open)} />
      {rest.length > 0 && (
        <details>
          <summary className="py-1 text-ink-2 hover:text-ink touch:py-3">
            {t("{{count}} older ones", { count: formatNumber(rest.length) })}
          </summary>
          <List commits={rest} />
        </details>
      )}
    </Part>
  );
}

function List({ commits }: { commits: Commit[] }) {
  return (
    <ul>
      {commits.map(({ oid, subject, author, at }) => (
        <li key={oid} className="py-0.5">
          <p className="break-words">
            <Oid oid={oid} /> {subject}
          </p>
          <p className="text-meta text-ink-3">{`${author} · ${formatDateTime(at)}`}</p>
        </li>
      ))}
    </ul>
  );
}
