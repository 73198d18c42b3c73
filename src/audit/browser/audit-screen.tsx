import { Download, Radio } from "lucide-react";
import { useState } from "react";
import type { EntityName } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import { DataFailure } from "../../errors/data-failure.tsx";
import { useAddress } from "../../records/address.ts";
import { EntityContext } from "../../records/entity-context.ts";
import { FilterBar } from "../../records/filter-bar.tsx";
import { Presets } from "../../records/presets.tsx";
import { useChoiceLists } from "../../ui/choice-lists.ts";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { Chip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { late } from "../../ui/late.ts";
import { Page } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { useLoaded } from "../../ui/use-loaded.ts";
import { isNarrowed, questionOf, useLog } from "./log-data.ts";
import { useLogFilters, useLogPresets } from "./log-filters.ts";

// (They come while the server is asked for what they show.)
const LogDays = late(
  () => import("./log-days.tsx"),
  () => <Skeleton className="h-96" />,
);
const parts = [LogDays];
const ChainDialog = late(() => import("./chain-dialog.tsx"));

/** What is kept of this list (its views) is kept under the name of the log, which is no entity. */
const log_name = "audit_logs" as EntityName;

/** What only links narrow the log to. */
const linked = (["row", "key", "run"] as const).map((name) => ({
  name,
  column: name,
  label: "",
  kind: "text" as const,
}));

/** All that was done: by whom, when, on what, and the values before and after. */
export default function AuditScreen() {
  useChoiceLists();
  const [address] = useAddress();
  const [live, setLive] = useState(false);
  const question = questionOf(address);
  const fields = useLogFilters();
  useLoaded(parts);
  return (
    <EntityContext value={log_name}>
      <Page title={t("Audit log")} actions={<Acts {...{ question, live, setLive }} />}>
        <Presets presets={useLogPresets()} fields={[...fields, ...linked]} />
        <FilterBar fields={fields}>
          <Narrowed />
        </FilterBar>
        <Entries question={question} live={live} />
      </Page>
    </EntityContext>
  );
}

function Acts(props: { question: Record<string, string>; live: boolean; setLive: (live: boolean) => void }) {
  const { question, live, setLive } = props;
  const { rights } = useSession();
  const [verifies, setVerifies] = useState(false);
  return (
    <>
      <Button aria-pressed={live} tone={live ? "primary" : "plain"} onClick={() => setLive(!live)}>
        <Radio aria-hidden />
        <span className="max-tablet:sr-only">{t("Live")}</span>
      </Button>
      <Button onClick={() => setVerifies(true)}>{t("Verify")}</Button>
      {rights?.["audit_logs"]?.["export"] && (
        <a
          href={`/api/audit-logs/export.csv?${new URLSearchParams(question)}`}
          download
          className={buttonLook("plain", "medium")}
        >
          <Download aria-hidden />
          <span className="max-tablet:sr-only">{t("Export")}</span>
        </a>
      )}
      {verifies && <ChainDialog onClose={() => setVerifies(false)} />}
    </>
  );
}

/** What only a link narrows the log to, each with a way to take it off. */
function Narrowed() {
  const [address, go] = useAddress();
  const said = { row: t("One record"), key: t("One API key"), run: t("One run") };
  return (["row", "key", "run"] as const).map(
    (name) =>
      address[name] && (
        <Chip key={name} onRemove={() => go({ [name]: null })} removeLabel={t("Show all again")}>
          {said[name]}
        </Chip>
      ),
  );
}

function Entries({ question, live }: { question: Record<string, string>; live: boolean }) {
  const { entries, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useLog(question, live);
  if (error && entries.length === 0) return <DataFailure error={error} />;
  if (isPending) return <Skeleton className="mx-4 h-96" />;
  if (entries.length === 0)
    return (
      <EmptyState
        sentence={
          isNarrowed(question) ? t("Nothing in the log matches these filters.") : t("Nothing has been done yet.")
        }
      />
    );
  return (
    <div className="px-4 pb-8">
      <LogDays entries={entries} />
      {hasNextPage && (
        <Button className="mt-3" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("Show earlier entries")}
        </Button>
      )}
    </div>
  );
}
