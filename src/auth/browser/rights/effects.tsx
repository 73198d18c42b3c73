import { formatNumber } from "../../../ui/format.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { t } from "../../../ui/translate.ts";
import { type Effect, refusal, type Tried } from "./change-data.ts";
import { entityName } from "./right-words.ts";

type Props = { tried: Tried | undefined; error: unknown; verb: string };

/** Who gains and who loses how many records, before anything is changed. */
export function Effects({ tried, error, verb }: Props) {
  return (
    <section aria-label={t("What this changes")} aria-live="polite" className="flex flex-col gap-1">
      <h3 className="font-medium">{t("What this changes")}</h3>
      {error ? <p className="text-bad">{refusal(error)}</p> : tried ? <Found tried={tried} verb={verb} /> : <Trying />}
    </section>
  );
}

const Trying = () => <Skeleton className="h-16" />;

function Found({ tried, verb }: { tried: Tried; verb: string }) {
  const { people, of, follow, needs_second } = tried;
  return (
    <>
      {verb === "create" && <p className="text-ink-2">{t("New records are not counted before they are made.")}</p>}
      {of === 0 && <p className="text-ink-2">{t("Nobody has this role now.")}</p>}
      {people.length > 0 && <Table people={people} />}
      <ul className="text-meta text-ink-3">
        {verb !== "create" && limits(tried).map((line) => <li key={line}>{line}</li>)}
        {follow.length > 0 && (
          <li>{t("With the records goes: {{records}}.", { records: follow.map(entityName).join(", ") })}</li>
        )}
        {needs_second && <li>{t("It reaches further than before, so a second administrator has to agree to it.")}</li>}
      </ul>
    </>
  );
}

function limits({ people, of, late }: Tried): string[] {
  const counted = { count: formatNumber(people.length), of: formatNumber(of) };
  return [
    ...(late ? [t("Counting took longer than three seconds: {{count}} of {{of}} people are shown.", counted)] : []),
    ...(!late && of > people.length ? [t("{{count}} of {{of}} people are shown.", counted)] : []),
    ...(people.some(({ more }) => more) ? [t("Of each person, 100,000 records are counted.")] : []),
  ];
}

function Table({ people }: { people: Effect[] }) {
  return (
    <table className="w-full text-row">
      <thead>
        <tr className="text-left text-meta text-ink-3">
          <th scope="col" className="py-1 font-medium">
            {t("Person")}
          </th>
          {[t("Before"), t("After"), t("Gains"), t("Loses")].map((label) => (
            <th key={label} scope="col" className="w-16 py-1 text-right max-tablet:w-13 font-medium">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map(({ id, name, before, after, gains, loses }) => (
          <tr key={id} className="border-t border-line-2">
            <th scope="row" className="max-w-0 truncate py-1 pr-2 text-left font-normal">
              {name}
            </th>
            {[before, after].map((count, at) => (
              <td key={at} className="py-1 text-right text-ink-2 tabular-nums">
                {formatNumber(count)}
              </td>
            ))}
            <td className="py-1 text-right tabular-nums">{gains > 0 ? `+${formatNumber(gains)}` : "–"}</td>
            <td className="py-1 text-right tabular-nums">{loses > 0 ? `−${formatNumber(loses)}` : "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
