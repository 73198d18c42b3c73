import { useDeferredValue } from "react";
import { useAddress } from "../../records/address.ts";
import { PageLink } from "../../records/page-link.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Select } from "../../ui/select.tsx";
import { t } from "../../ui/translate.ts";
import { found, type Operation } from "./api-document.ts";
import { line_look, SideList } from "./side-list.tsx";

const most_shown = 100;

/** The operations by group and words; both stand in the address. */
export function OperationList({ operations, chosen }: { operations: Operation[]; chosen: Operation | undefined }) {
  const [{ q = "", group = "" }] = useAddress();
  const words = useDeferredValue(q);
  const matching = found(operations, words).filter((one) => group === "" || one.group === group);
  const count = formatNumber(matching.length);
  return (
    <SideList
      label={t("Operations")}
      filter={t("Filter operations")}
      more={<Groups operations={operations} />}
      count={t("{{count}} of {{total}} operations", { count, total: formatNumber(operations.length) })}
      isChosen={chosen !== undefined}
    >
      <ul>
        {matching.slice(0, most_shown).map((one) => (
          <Line key={one.id} operation={one} isChosen={one === chosen} />
        ))}
      </ul>
      {matching.length > most_shown && (
        <p className="px-4 pt-2 text-meta text-ink-3">
          {t("The first {{count}} are shown. Filter to see others.", { count: most_shown })}
        </p>
      )}
    </SideList>
  );
}

function Groups({ operations }: { operations: Operation[] }) {
  const [{ group = "" }, go] = useAddress();
  const groups = [...new Set(operations.map((one) => one.group))].toSorted();
  return (
    <Select
      aria-label={t("Group")}
      value={group}
      options={[{ value: "", label: t("All groups") }, ...groups.map((value) => ({ value, label: value }))]}
      onChange={(event) => go({ group: event.target.value || null }, { replace: true })}
    />
  );
}

function Line({ operation: { id, method, path, summary }, isChosen }: { operation: Operation; isChosen: boolean }) {
  const [{ q, group }] = useAddress();
  return (
    <li>
      <PageLink
        to="/developer"
        search={{ q, group, operation: id }}
        aria-current={isChosen || undefined}
        className={line_look}
      >
        <span lang="en" className="block truncate">
          {summary}
        </span>
        <span className="block truncate font-mono text-meta text-ink-3">
          {method} {path}
        </span>
      </PageLink>
    </li>
  );
}
