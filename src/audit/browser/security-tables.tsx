import { useState } from "react";
import { roleName } from "../../client/role-name.ts";
import { placeOf } from "../../entities/places.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { formatDate, formatNumber } from "../../ui/format.ts";
import { Section } from "../../ui/section.tsx";
import { t } from "../../ui/translate.ts";
import type { Exported, HighRole, TableState } from "./security-data.ts";

/** Who has a high role, and how they sign in. */
export function HighRoles({ high }: { high: HighRole[] }) {
  return (
    <Section title={t("Privileged roles")} about={t("These people can read or change everything.")}>
      <DataTable
        label={t("Privileged roles")}
        head={[t("Person"), t("Role"), t("Second step"), t("Sessions"), t("Last seen")]}
        rows={high.map(({ id, name, role, codes, passkeys, sessions, seen_at }) => ({
          key: id,
          cells: [
            name,
            roleName(role),
            secondStep(codes, passkeys),
            sessions,
            seen_at ? formatDate(seen_at) : t("Never"),
          ],
        }))}
      />
    </Section>
  );
}

function secondStep(codes: boolean, passkeys: number) {
  if (passkeys > 0) return codes ? t("Codes and passkey") : t("Passkey");
  return codes ? t("Codes") : <span className="text-bad">{t("None")}</span>;
}

/** What left Tandem within 30 days, by person. */
export function Exports({ exports }: { exports: Exported[] }) {
  return (
    <Section title={t("Exports in the last 30 days")}>
      {exports.length === 0 ? (
        <p className="text-ink-2">{t("Nothing was exported.")}</p>
      ) : (
        <DataTable
          label={t("Exports in the last 30 days")}
          head={[t("Person"), t("Rows"), t("Files"), t("Last on"), t("What")]}
          rows={exports.map(({ id, name, rows, times, last_at, entities }) => ({
            key: id,
            cells: [name, formatNumber(rows), formatNumber(times), formatDate(last_at), entities.map(what).join(", ")],
          }))}
        />
      )}
    </Section>
  );
}

const what = (entity: string) => t(placeOf(entity)?.words.many ?? "Audit log");

/** What protects each table, and which roles read any of it. */
export function Coverage({ tables, gaps }: { tables: TableState[]; gaps: number }) {
  const [open, setOpen] = useState(false);
  const covered = tables.filter(({ enabled, forced }) => enabled && forced).length;
  const said =
    gaps === 0 && covered === tables.length
      ? t("Row security is on and forced for all {{count}} tables, and no function is exposed.", {
          count: covered,
        })
      : t("{{covered}} of {{count}} tables are covered.", { covered, count: tables.length });
  return (
    <Section title={t("Row security")} about={said}>
      <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? t("Hide the tables") : t("Show the tables")}
      </Button>
      {open && (
        <DataTable
          label={t("Row security")}
          head={[t("Database table"), t("On"), t("Forced"), t("Policies"), t("Roles that can read it")]}
          rows={tables.map(({ name, enabled, forced, policies, readers }) => ({
            key: name,
            cells: [name, yesNo(enabled), yesNo(forced), policies, readersTold(readers)],
          }))}
        />
      )}
    </Section>
  );
}

const all_roles = 11;

function readersTold(readers: string[]): string {
  if (readers.length === 0) return t("None");
  return readers.length === all_roles ? t("All roles") : readers.map(roleName).join(", ");
}

function yesNo(value: boolean) {
  return value ? t("Yes") : <span className="text-bad">{t("No")}</span>;
}
