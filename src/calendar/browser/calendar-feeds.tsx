import { CalendarSync } from "lucide-react";
import { useState } from "react";
import { type CalendarFeed, useAccount } from "../../auth/browser/account/account-data.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDate, formatDateTime } from "../../ui/format.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { late } from "../../ui/late.ts";

const MakeFeed = late(() => import("./make-feed.tsx"));
const EndFeed = late(() => import("./end-feed.tsx"));

/** The secret addresses at which calendar programs read what one has planned: those that there are, and the way to another. */
export default function CalendarFeeds() {
  const { data, error } = useAccount();
  const [wish, setWish] = useState<"make" | CalendarFeed | null>(null);
  if (error && !data) return <p className="text-bad">{t("Your calendar addresses could not be read.")}</p>;
  if (!data) return <Skeleton className="h-20 max-w-120" />;
  const { calendar_feeds } = data;
  return (
    <>
      <p className="mb-2 text-ink-2">
        {t(
          "A calendar program shows your planned calls, meetings, visits and things to do once it subscribes to a secret address. It reads what you see today, and changes nothing.",
        )}
      </p>
      {calendar_feeds.length > 0 && (
        <ul
          aria-label={t("Calendar addresses")}
          className="mb-2 divide-y divide-line-2 rounded-md border border-line bg-raised"
        >
          {calendar_feeds.map((feed) => (
            <Feed key={feed.id} feed={feed} onEnd={() => setWish(feed)} />
          ))}
        </ul>
      )}
      <div>
        <Button onClick={() => setWish("make")}>{t("Make an address")}</Button>
      </div>
      {wish === "make" && <MakeFeed onClose={() => setWish(null)} />}
      {wish && wish !== "make" && <EndFeed feed={wish} onClose={() => setWish(null)} />}
    </>
  );
}

function Feed({ feed: { name, since, last_read, opens }, onEnd }: { feed: CalendarFeed; onEnd: () => void }) {
  const made = formatDate(since);
  return (
    <li className="flex items-center gap-3 px-3 py-2">
      <CalendarSync aria-hidden className="flex-none text-ink-3" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 break-words">{name}</span>
          {!opens && <Badge tone="bad">{t("Opens nothing")}</Badge>}
        </span>
        <span className="block text-meta text-ink-3">
          {last_read
            ? t("Made on {{since}}, last read on {{read}}", { since: made, read: formatDateTime(last_read) })
            : t("Made on {{since}}, not read yet", { since: made })}
        </span>
        {!opens && (
          <span className="block text-meta text-ink-2">
            {t("It was made before your second step was on. End it and make another.")}
          </span>
        )}
      </span>
      <Button size="small" tone="quiet" onClick={onEnd}>
        {t("End")}
        <span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}
