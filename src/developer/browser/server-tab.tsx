import { useState } from "react";
import { DataFailure } from "../../errors/data-failure.tsx";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { formatDateTime, formatNumber } from "../../ui/format.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { type ServerState, useChangelog, useServer } from "./developer-data.ts";
import { Limits } from "./limits-in-use.tsx";
import { Prose } from "./prose.tsx";
import { Section } from "../../ui/section.tsx";

const few = 10;

/** Which program and database this is, the limits with what is used of them, migrations and what changed. */
export default function ServerTab() {
  const { data, error } = useServer();
  if (error && !data) return <DataFailure error={error} />;
  if (!data) return <Skeleton className="mx-4 mt-3 h-96" />;
  return (
    <div className="flex flex-col gap-6 px-4 pt-3 pb-10">
      <Facts server={data} />
      <Limits limits={data.limits} />
      <Migrations migrations={data.migrations} />
      <Changes />
    </div>
  );
}

function Facts({ server: { version, release, node, postgres, migrations, url } }: { server: ServerState }) {
  const facts = [
    [t("Address"), url],
    [t("Version"), version],
    [t("Schema"), t("Migration {{name}}", { name: migrations[0]?.name.replace(".sql", "") ?? "" })],
    [t("Functions of the database"), t("Release {{number}}", { number: release })],
    ["Node", node],
    ["PostgreSQL", postgres],
  ];
  return (
    <Section title={t("Release")}>
      <dl className="grid w-fit grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Migrations({ migrations }: { migrations: ServerState["migrations"] }) {
  const [shown, more] = useFew(migrations);
  return (
    <Section title={t("Migrations")}>
      <div className="max-w-120">
        <DataTable
          label={t("Migrations")}
          head={[t("Migration"), t("Applied on")]}
          rows={shown.map(({ name, at }) => ({ key: name, cells: [name, formatDateTime(at)] }))}
        />
      </div>
      {more}
    </Section>
  );
}

function Changes() {
  const { data, error } = useChangelog();
  const [shown, more] = useFew(data?.entries ?? []);
  return (
    <Section title={data ? t("What changed: {{version}}", { version: data.version }) : t("What changed")}>
      {error && !data && <DataFailure error={error} />}
      {!data && !error && <Skeleton className="h-40" />}
      <ul className="flex max-w-[90ch] list-disc flex-col gap-1 pl-5 text-ink-2">
        {shown.map((entry) => (
          <li key={entry}>
            <Prose text={entry} />
          </li>
        ))}
      </ul>
      {more}
    </Section>
  );
}

/** The first few of a list, and a button that shows the others. */
function useFew<Item>(items: Item[]) {
  const [all, showAll] = useState(false);
  if (all || items.length <= few) return [items, null] as const;
  const more = (
    <Button size="small" className="mt-2" onClick={() => showAll(true)}>
      {t("Show all {{count}}", { count: formatNumber(items.length) })}
    </Button>
  );
  return [items.slice(0, few), more] as const;
}
