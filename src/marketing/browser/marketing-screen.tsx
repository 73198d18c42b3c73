import { useQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import { DataFailure } from "../../errors/data-failure.tsx";
import { PeriodChoice } from "../../home/browser/period-choice.tsx";
import { type Period, periodOf } from "../../home/browser/period.ts";
import { useAddress } from "../../records/address.ts";
import { PageLink } from "../../records/page-link.tsx";
import { TitleLine } from "../../records/title-line.tsx";
import { tab_screens } from "../../screen/tabs.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { formatDay } from "../../ui/format-short.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import type { Marketing } from "./figures.ts";
import { CampaignFigures } from "./late-figures.ts";
import { MarketingTabs } from "./marketing-tabs.tsx";

/** What came of the campaigns of a period, and as tabs of it campaigns and suppressed addresses. */
export default function MarketingScreen() {
  const [{ tab }] = useAddress();
  const Tab = tab === "campaigns" || tab === "suppressions" ? tab_screens[tab] : undefined;
  return Tab ? <Tab /> : <Overview />;
}

function Overview() {
  const [{ period: word }] = useAddress();
  const period = periodOf(word);
  const { from, to } = period.whole;
  const { data, error } = useQuery({
    queryKey: ["campaigns", "figures", from, to],
    queryFn: ({ signal }) => request<{ data: Marketing }>("GET", `/api/marketing?from=${from}&until=${to}`, { signal }),
    select: ({ data: marketing }) => marketing,
  });
  if (error && !data) return <DataFailure error={error} />;
  return (
    <>
      <TitleLine
        title={<MarketingTabs entity="marketing" />}
        facts={daysOf(period)}
        actions={<PeriodChoice key={period.word} period={period} />}
      />
      {data ? <Figures marketing={data} /> : <Skeleton className="mx-4 h-96" />}
    </>
  );
}

const daysOf = ({ whole: { from, to } }: Period) => `${formatDay(from)} – ${formatDay(to)}`;

function Figures({ marketing }: { marketing: Marketing }) {
  if (marketing.campaigns.length > 0) return <CampaignFigures marketing={marketing} />;
  return (
    <EmptyState
      sentence={t(
        "No campaign runs in this period. One counts from its approval on, with all that it brings until today.",
      )}
      action={
        <PageLink to="/dashboard/marketing" search={{ tab: "campaigns" }} className={buttonLook("plain", "medium")}>
          {t("Plan a campaign")}
        </PageLink>
      }
    />
  );
}
