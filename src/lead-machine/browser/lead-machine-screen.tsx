import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { request } from "../../client/request.ts";
import { DataFailure } from "../../errors/data-failure.tsx";
import { useAddress } from "../../records/address.ts";
import { TitleLine } from "../../records/title-line.tsx";
import { tab_screens } from "../../screen/tabs.tsx";
import { formatNumber } from "../../ui/format.ts";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import type { Machine } from "./counts.ts";
import { Failures, MachineNumbers } from "./late-parts.ts";
import { LeadMachineTabs } from "./lead-machine-tabs.tsx";

const every_ms = 15_000;

/** How what forms send becomes leads, and as tabs of it the forms and what they sent. */
export default function LeadMachineScreen() {
  const [{ tab }] = useAddress();
  const Tab =
    tab === "forms" ? tab_screens["forms"] : tab === "submissions" ? tab_screens["form_submissions"] : undefined;
  return Tab ? <Tab /> : <Overview />;
}

function Overview() {
  const [days, setDays] = useState<Days>("14");
  const { data, error } = useQuery({
    queryKey: ["form_submissions", "machine", days],
    queryFn: ({ signal }) => request<{ data: Machine }>("GET", `/api/lead_machine?days=${days}`, { signal }),
    select: ({ data: machine }) => machine,
    refetchInterval: every_ms,
  });
  if (error && !data) return <DataFailure error={error} />;
  return (
    <>
      <TitleLine title={<LeadMachineTabs entity="lead_machine" />} facts={data ? factsOf(data) : ""} />
      <div className="mx-4 mb-8 flex max-w-5xl flex-col gap-6">
        <div>
          <SegmentedControl label={t("Period")} value={days} options={periods()} onChange={setDays} />
        </div>
        {data ? (
          <>
            <Failures />
            <MachineNumbers machine={data} />
          </>
        ) : (
          <Skeleton className="h-96" />
        )}
      </div>
    </>
  );
}

type Days = "7" | "14" | "90";
const periods = () =>
  (["7", "14", "90"] as const).map((value) => ({ value, label: t("{{count}} days", { count: value }) }));

function factsOf({ forms }: Machine): string {
  const published = forms.filter(({ status }) => status === "published").length;
  return t("Published forms: {{count}}", { count: formatNumber(published) });
}
