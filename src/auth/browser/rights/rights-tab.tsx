import { useState } from "react";
import { useAddress } from "../../../records/address.ts";
import { DataFailure } from "../../../errors/data-failure.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { Select } from "../../../ui/select.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { t } from "../../../ui/translate.ts";
import { useSession } from "../../../client/session-context.ts";
import { late } from "../../../ui/late.ts";
import { all_places } from "../../../entities/places.ts";
import { roleName } from "../../../client/role-name.ts";
import { roles_of } from "../people/people-data.ts";
import { Differences } from "./differences.tsx";
import { RightDialog } from "./right-dialog.tsx";
import { entityName, other_entities } from "./right-words.ts";
import type { Right } from "./change-data.ts";
import { type Cell, type Chosen, useRights } from "./rights-data.ts";
import { PageRights } from "./page-rights.tsx";
import { RightsTable } from "./rights-table.tsx";

const ChangeDialog = late(() => import("./change-dialog.tsx"));

const entities = [...all_places.map(({ entity }): string => entity), ...Object.keys(other_entities)];
const roles: string[] = Object.values(roles_of).flat();

/** What each role may do, as the database stands: of one kind of records all roles, or of one role everything. */
export default function RightsTab() {
  const [{ by, of = "" }] = useAddress();
  const chosen: Chosen =
    by === "role" ? { role: roles.includes(of) ? of : "sales" } : { entity: entities.includes(of) ? of : "leads" };
  const { data, error } = useRights(chosen);
  const { rights } = useSession();
  const [opened, open] = useState<Cell | null>(null);
  const [changing, change] = useState<Right | null>(null);
  const onChange = rights?.["rights"]?.["change"] && ((right: Right) => (open(null), change(right)));
  return (
    <section aria-label={t("Rights of roles")} className="pb-6">
      <Choice chosen={chosen} />
      {error && !data && <DataFailure error={error} />}
      {!data && !error && <Skeleton className="mx-4 h-72" />}
      {data && <Differences cells={data.cells} strange={data.strange} />}
      {data && <RightsTable cells={data.cells} chosen={chosen} onOpen={open} onGive={onChange} />}
      {data && "role" in chosen && <PageRights cells={data.cells} />}
      <Legend />
      {opened && data && (
        <RightDialog cell={opened} scopes={data.scopes} onChange={onChange} onClose={() => open(null)} />
      )}
      {changing && <ChangeDialog right={changing} onClose={() => change(null)} />}
    </section>
  );
}

/** By role or by kind of records, and which of them. */
function Choice({ chosen }: { chosen: Chosen }) {
  const [, go] = useAddress();
  const one = "role" in chosen ? chosen.role : chosen.entity;
  const options =
    "role" in chosen ? roles.map(optionOf(roleName)) : entities.map(optionOf(entityName)).toSorted(byLabel);
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-3">
      <SegmentedControl
        label={t("Show by")}
        value={"role" in chosen ? "role" : "entity"}
        options={[
          { value: "entity", label: t("By record") },
          { value: "role", label: t("By role") },
        ]}
        onChange={(next) => go({ by: next === "role" ? next : null, of: null })}
      />
      <Select
        aria-label={"role" in chosen ? t("Role to show") : t("Records to show")}
        value={one}
        options={options}
        onChange={(event) => go({ of: event.target.value }, { replace: true })}
      />
    </div>
  );
}

const optionOf = (name: (value: string) => string) => (value: string) => ({ value, label: name(value) });
const byLabel = (one: { label: string }, other: { label: string }) => one.label.localeCompare(other.label);

function Legend() {
  const lines = [
    [t("all"), t("every record")],
    [t("own"), t("records that the person owns")],
    [t("team"), t("records of the person’s team")],
    [t("project"), t("records of projects that the person is in")],
    ["–", t("no right")],
  ];
  return (
    <dl aria-label={t("Legend")} className="flex flex-wrap gap-x-5 gap-y-1 px-4 pt-3 text-meta text-ink-3">
      {lines.map(([word, meaning]) => (
        <div key={word} className="flex gap-1.5">
          <dt className="font-medium text-ink-2">{word}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
