import { useSession } from "../../client/session-context.ts";
import { PageLink } from "../../records/page-link.tsx";
import { useSummary } from "../../records/use-records.ts";
import { useHere } from "../../screen/description.ts";
import { formatDuration } from "../../ui/duration.ts";
import { formatSums } from "../../ui/money.ts";
import { t } from "../../ui/translate.ts";
import { counting } from "./counting.ts";
import { seesAmounts } from "./sees-amounts.ts";

/** What was spent on all projects of the client that is open, as far as its reader sees it, with the way to the sums. */
export default function ClientTime() {
  const { row: client } = useHere<"accounts">();
  const { rights } = useSession();
  const read = rights?.["time_entries"]?.["read"] ?? [];
  const amounts = seesAmounts(rights);
  const where = { account_id: client.id, ...counting };
  const { data } = useSummary("time_entries", { where, sum: amounts ? ["minutes", "amount"] : ["minutes"] });
  const group = data?.[0];
  if (!group || group.count === 0) return null;
  const sums = Object.keys(group["amount"] ?? {}).length > 0 && formatSums(group["amount"]);
  return (
    <p className="flex flex-none flex-wrap items-center gap-x-2 border-t border-line px-4 py-2.5">
      <span className="text-ink-3">{read.includes("all") ? t("Time spent") : t("Time that you see")}</span>
      <PageLink
        to="/tasks"
        search={{ tab: "time", view: "sums", client: client.name }}
        className="rounded-sm text-person tabular-nums hover:underline touch:inline-flex touch:min-h-10 touch:items-center"
      >
        {[formatDuration(Number(group["minutes"] ?? 0)), sums].filter(Boolean).join(" · ")}
      </PageLink>
    </p>
  );
}
