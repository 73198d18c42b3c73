import { DataFailure } from "../../errors/data-failure.tsx";
import { useAddress } from "../../records/address.ts";
import { PageLink } from "../../records/page-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { type TableLine, useTables } from "./developer-data.ts";
import { Beside, line_look, SideList } from "./side-list.tsx";
import { called, TableView } from "./table-view.tsx";

/** The tables of the database; one that is chosen shows its columns, policies, indexes and triggers. */
export default function SchemaTab() {
  const { data, error } = useTables();
  const [{ table }] = useAddress();
  if (error && !data) return <DataFailure error={error} />;
  if (!data) return <Skeleton className="mx-4 mt-3 h-96" />;
  return (
    <Beside list={<TableList tables={data} chosen={table} />}>
      {table === undefined ? (
        <EmptyState sentence={t("Choose a table to see its columns and policies.")} />
      ) : (
        <TableView key={table} name={table} />
      )}
    </Beside>
  );
}

function TableList({ tables, chosen }: { tables: TableLine[]; chosen: string | undefined }) {
  const [{ q = "" }] = useAddress();
  const words = q.toLowerCase();
  const matching = tables.filter(({ name, entity }) => `${name} ${called(entity)}`.toLowerCase().includes(words));
  return (
    <SideList
      label={t("Tables")}
      filter={t("Filter tables")}
      count={t("{{count}} of {{total}} tables", { count: matching.length, total: tables.length })}
      isChosen={chosen !== undefined}
    >
      <ul>
        {matching.map((table) => (
          <Line key={table.name} table={table} isChosen={table.name === chosen} />
        ))}
      </ul>
    </SideList>
  );
}

function Line({ table: { name, entity, columns, policies }, isChosen }: { table: TableLine; isChosen: boolean }) {
  const [{ q }] = useAddress();
  const counts = t("{{columns}} columns, {{policies}} policies", { columns, policies });
  return (
    <li>
      <PageLink
        to="/developer"
        search={{ tab: "schema", q, table: name }}
        aria-current={isChosen || undefined}
        className={line_look}
      >
        <span className="block truncate font-mono text-meta">{name}</span>
        <span className="block truncate text-meta text-ink-3">
          {[called(entity), counts].filter(Boolean).join(" · ")}
        </span>
      </PageLink>
    </li>
  );
}
