import { useSession } from "../../client/session-context.ts";
import { ownerAt } from "../../home/browser/whose.ts";
import { PageFilter } from "../../home/browser/page-filter.tsx";
import { PeriodChoice } from "../../home/browser/period-choice.tsx";
import { PeriodSentence } from "../../home/browser/period-sentence.tsx";
import { type Period, periodOf } from "../../home/browser/period.ts";
import { useAddress } from "../../records/address.ts";
import { TabLine } from "../../screen/tab-line.tsx";
import { useIsSmall } from "../../ui/media-query.ts";
import { t } from "../../ui/translate.ts";
import { Sales, Usage } from "./late-parts.ts";

/** How sales go, and for those who may know how the app is used. */
export default function AnalyticsScreen() {
  const [address] = useAddress();
  const { rights } = useSession();
  const period = periodOf(address["period"]);
  const narrowed = { period, owner: ownerAt(address) };
  if (address["tab"] === "usage" && rights?.["usage_events"]?.["read"])
    return (
      <>
        <Title here="usage" filter={<PeriodChoice key={period.word} period={period} />} period={period} />
        <Usage period={period} />
      </>
    );
  const filter = <PageFilter key={period.word} period={period} owner={narrowed.owner ?? ""} all="" />;
  return (
    <>
      <Title here="sales" filter={filter} period={period} />
      <Sales narrowed={narrowed} />
    </>
  );
}

type TitleProps = { here: "sales" | "usage"; filter: React.ReactNode; period: Period };

function Title({ here, filter, period }: TitleProps) {
  const { rights } = useSession();
  const small = useIsSmall();
  const to = "/analytics";
  const tabs = [
    { entity: "sales", title: t("Sales analytics"), to, search: {} },
    ...(rights?.["usage_events"]?.["read"]
      ? [{ entity: "usage", title: t("Use of the app"), to, search: { tab: "usage" } }]
      : []),
  ];
  return (
    <header className="flex flex-none flex-wrap items-baseline gap-x-3 gap-y-1 px-4 pt-3.5 pb-2.5">
      <TabLine here={here} tabs={tabs} />
      <p className="min-w-0 flex-1 text-meta text-ink-3 tabular-nums max-tablet:basis-full">
        <PeriodSentence period={period} />
      </p>
      <div className={small ? "w-full" : "ml-auto"}>{filter}</div>
    </header>
  );
}
