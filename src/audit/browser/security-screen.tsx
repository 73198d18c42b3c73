import { ShieldAlert } from "lucide-react";
import { useState } from "react";
import { useSession } from "../../client/session-context.ts";
import { DataFailure } from "../../errors/data-failure.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { late } from "../../ui/late.ts";
import { Page } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { ConcernList } from "./concern-list.tsx";
import { concernsOf } from "./concerns.ts";
import { Retention } from "./retention.tsx";
import { type SecurityState, useSecurity } from "./security-data.ts";
import { Coverage, Exports, HighRoles } from "./security-tables.tsx";

const IncidentDialog = late(() => import("./incident-dialog.tsx"));

/** How safe the installation is: what to look at with the act that mends it, who has high roles, what protects each table. */
export default function SecurityScreen() {
  const { data, error } = useSecurity();
  if (error && !data) return <DataFailure error={error} />;
  return (
    <Page title={t("Security center")} actions={<Incident />}>
      {data ? <State state={data} /> : <Skeleton className="mx-4 h-96" />}
    </Page>
  );
}

function State({ state }: { state: SecurityState }) {
  return (
    <div className="flex flex-col gap-6 px-4 pt-2 pb-10">
      {state.halt && (
        <p className="rounded-md border border-line bg-bad-soft px-3 py-2 text-bad">
          {t("All agents are halted since {{when}}, by {{name}}: {{reason}}", {
            when: formatDateTime(state.halt.at),
            name: state.halt.by_name,
            reason: state.halt.reason,
          })}
        </p>
      )}
      <ConcernList concerns={concernsOf(state)} />
      <HighRoles high={state.high} />
      <Exports exports={state.exports} />
      <Retention />
      <Coverage tables={state.tables} gaps={state.gaps.length} />
    </div>
  );
}

function Incident() {
  const { rights } = useSession();
  const [asked, setAsked] = useState(false);
  if (!rights?.["people"]?.["suspend"]) return null;
  return (
    <>
      <Button tone="stop" onClick={() => setAsked(true)}>
        <ShieldAlert aria-hidden />
        {t("Incident…")}
      </Button>
      {asked && <IncidentDialog onClose={() => setAsked(false)} />}
    </>
  );
}
