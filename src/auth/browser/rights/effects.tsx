import { DataTable } from "../../../ui/data-table.tsx";
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
  const signed = (sign: string, count: number) => (count > 0 ? `${sign}${formatNumber(count)}` : "–");
  return (
    <DataTable
      label={t("What this changes")}
      head={[t("Person"), t("Before"), t("After"), t("Gains"), t("Loses")]}
      rows={people.map(({ id, name, before, after, gains, loses }) => ({
        key: id,
        cells: [name, formatNumber(before), formatNumber(after), signed("+", gains), signed("−", loses)],
      }))}
    />
  );
}
