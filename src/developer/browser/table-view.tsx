import { ChevronLeft } from "lucide-react";
import { roleName } from "../../client/role-name.ts";
import { DataFailure } from "../../errors/data-failure.tsx";
import { useAddress } from "../../records/address.ts";
import { PageLink } from "../../records/page-link.tsx";
import { late } from "../../ui/late.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { withFrench } from "../../ui/with-french.ts";
import { type TableDetails, useTable } from "./developer-data.ts";
import { placeOf } from "../../entities/places.ts";
import { Section } from "../../ui/section.tsx";

const TablePolicies = late(
  withFrench(
    () => import("../../auth/browser/rights/table-policies.tsx"),
    () => import("../../auth/browser/rights/rights.french.ts"),
  ),
  () => <Skeleton className="h-40" />,
);

const schemas: Record<string, string> = {
  public: phrase("The company’s records, or what belongs to them."),
  app: phrase("Bookkeeping of Tandem: rights, log, queues and settings."),
  auth: phrase("How people sign in. Only sign-in itself reads it."),
  vault: phrase("Keys that prove who acts. No role reads it."),
};

/** A table as it stands. */
export function TableView({ name }: { name: string }) {
  const { data, error } = useTable(name);
  const [{ q }] = useAddress();
  return (
    <article aria-labelledby="table" className="flex flex-col gap-5">
      <header>
        <PageLink
          to="/developer"
          search={{ tab: "schema", q }}
          className="mb-2 inline-flex items-center gap-1 text-person touch:py-2 tablet:hidden"
        >
          <ChevronLeft aria-hidden />
          {t("All tables")}
        </PageLink>
        <h2 id="table" className="font-mono text-page font-semibold wrap-anywhere">
          {name}
        </h2>
        {data && <About table={data} />}
      </header>
      {error && !data && <DataFailure error={error} />}
      {!data && !error && <Skeleton className="h-96" />}
      {data && <Details table={data} />}
    </article>
  );
}

function About({ table: { name, entity, enabled, forced } }: { table: TableDetails }) {
  const words = called(entity);
  return (
    <p className="text-ink-2">
      {words ? `${words}.` : t(schemas[name.split(".")[0] ?? ""] ?? "")}{" "}
      {enabled && forced ? (
        t("Row security is on and forced.")
      ) : (
        <span className="text-bad">{t("Row security is off or not forced.")}</span>
      )}
    </p>
  );
}

function Details({ table: { entity, columns, policies, indexes, triggers } }: { table: TableDetails }) {
  return (
    <>
      <Section title={t("Columns")}>
        <Columns columns={columns} />
      </Section>
      <Section
        title={t("Policies")}
        about={t("A row can be reached if one policy allows it and every restrictive policy does too.")}
      >
        <TablePolicies entity={entity} policies={policies} />
      </Section>
      <Section title={t("Indexes")}>
        <Lines lines={indexes.map(({ definition }) => definition)} none={t("This table has no index.")} />
      </Section>
      <Section title={t("Triggers")}>
        <Lines lines={triggers} none={t("This table has no trigger.")} />
      </Section>
    </>
  );
}

function Columns({ columns }: { columns: TableDetails["columns"] }) {
  return (
    <div className="fades-on flex overflow-x-auto">
      <table aria-label={t("Columns")} className="w-full max-w-4xl flex-none text-meta max-tablet:w-180">
        <thead>
          <tr className="text-left text-ink-3">
            {[t("Column"), t("Type"), t("Default"), t("Hidden from")].map((head) => (
              <th key={head} scope="col" className="py-1.5 pr-4 font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map(({ name, type, required, default: usual, hidden_from }) => (
            <tr key={name} className="border-t border-line-2 align-top">
              <th scope="row" className="py-1.5 pr-4 text-left font-mono font-normal">
                {name}
              </th>
              <td className="py-1.5 pr-4 font-mono">
                {type}
                {required && " not null"}
              </td>
              <td className="py-1.5 pr-4 font-mono wrap-anywhere text-ink-2">{usual}</td>
              <td className="py-1.5 text-ink-2">{hidden_from.map(roleName).join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Lines({ lines, none }: { lines: string[]; none: string }) {
  if (lines.length === 0) return <p className="text-ink-2">{none}</p>;
  return (
    <ul className="flex max-w-4xl flex-col gap-1 font-mono text-meta wrap-anywhere text-ink-2">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** What people call the records of an entity; nothing where no list names them. */
export function called(entity: string | null): string {
  const words = entity === null ? undefined : placeOf(entity)?.words.many;
  return words === undefined ? "" : t(words);
}
