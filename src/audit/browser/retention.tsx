import { useQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import { failureSentence } from "../../records/failure.ts";
import { PageLink } from "../../records/page-link.tsx";
import { Badge } from "../../ui/badge.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { formatDateTime, formatNumber, formatRelative } from "../../ui/format.ts";
import { Section } from "../../ui/section.tsx";
import { currentLanguage, phrase, t } from "../../ui/translate.ts";

type Retention = {
  now: string;
  backup: { at: string; file: string; bytes: number } | null;
  restored_at: string | null;
  kept: { kind: string; days: number; due: number }[];
  embedded: boolean;
};

/** The last backup, and how long each kind of data is kept. */
export function Retention() {
  const { data, error } = useQuery({
    queryKey: ["security_state", "retention"],
    queryFn: ({ signal }) => request<{ data: Retention }>("GET", "/api/security/retention", { signal }),
    select: ({ data: retention }) => retention,
    staleTime: 0,
  });
  if (error && !data) return <p className="text-bad">{failureSentence(error)}</p>;
  if (!data) return null;
  return (
    <>
      <Backup {...data} />
      <Kept kept={data.kept} />
    </>
  );
}

const two_days = 2 * 86_400_000;

function Backup({ now, backup, restored_at, embedded }: Retention) {
  const late = embedded && (!backup || Date.parse(now) - Date.parse(backup.at) > two_days);
  return (
    <Section title={t("Backup")}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        {late && <Badge tone="agent">{t("Needs attention")}</Badge>}
        <span className="min-w-0 break-words">{lastBackup(backup, embedded)}</span>
      </p>
      {restored_at && (
        <p className="text-ink-2">
          {t("This company was restored from a backup on {{when}}.", { when: formatDateTime(restored_at) })}
        </p>
      )}
      {embedded && (
        <p className="pt-1 text-ink-2">
          {t("Back up now, on the server, while Tandem runs:")}{" "}
          <code className="text-ink">bin/backup /mnt/other-disk/tandem --keep 14</code>
        </p>
      )}
    </Section>
  );
}

function lastBackup(backup: Retention["backup"], embedded: boolean): string {
  if (!embedded) return t("You run the database yourself: back it up there.");
  if (!backup) return t("There is no backup yet.");
  const gigabytes = formatNumber(backup.bytes / 1e9);
  return t("Last backup {{ago}}, on {{when}}: {{gigabytes}} GB in {{file}}.", {
    ago: formatRelative(backup.at, currentLanguage()),
    when: formatDateTime(backup.at),
    gigabytes,
    file: backup.file,
  });
}

function Kept({ kept }: Pick<Retention, "kept">) {
  return (
    <Section
      title={t("Retention")}
      about={t("Background jobs delete what is past its time every hour. The audit log is never deleted.")}
    >
      <DataTable
        label={t("Retention")}
        head={[t("Data"), t("Days kept"), t("Rows past their time")]}
        rows={kept.map(({ kind, days, due }) => ({
          key: kind,
          cells: [t(kinds[kind] ?? kind), formatNumber(days), formatNumber(due)],
        }))}
      />
      <PageLink to="/system-health" search={{}} className={`mt-2 ${buttonLook("plain", "small")}`}>
        {t("Open background jobs")}
      </PageLink>
    </Section>
  );
}

const kinds: Record<string, string> = {
  bin: phrase("Records in the bin"),
  idempotency: phrase("Idempotency keys"),
  tabs: phrase("Closed tabs"),
  searches: phrase("Recent searches"),
  usage: phrase("Usage events"),
  set_aside: phrase("Set aside"),
  notifications: phrase("Notifications"),
  devices: phrase("Known browsers"),
  mail: phrase("Log of outgoing e-mails"),
  measurements: phrase("Request measurements"),
  errors: phrase("Error reports"),
  history: phrase("System health history"),
  approvals: phrase("Decided proposals"),
  agent_tasks: phrase("Finished agent tasks"),
  findings: phrase("Closed findings"),
  imports: phrase("Import files"),
  submissions: phrase("Dropped submissions of forms"),
  unconfirmed: phrase("Submissions nobody confirmed"),
};
