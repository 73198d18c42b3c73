import { useQuery } from "@tanstack/react-query";
import { MonitorUp } from "lucide-react";
import { useState } from "react";
import { request } from "../../client/request.ts";
import { Part } from "../../entities/repositories/part.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDate, formatDateTime } from "../../ui/format.ts";
import { late } from "../../ui/late.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { linksKey, type ScreenLink } from "./screen-links.ts";

const MakeLink = late(() => import("./make-link.tsx"));
const EndLink = late(() => import("./end-link.tsx"));

// So that "last seen" moves while one looks.
const every_ms = 15_000;

/** The links by which devices show a screen: those that stand and the last that ended, and the way to another. */
export default function LinksPart({ screen }: { screen: { id: string; name: string } }) {
  const [wish, setWish] = useState<"make" | ScreenLink | null>(null);
  const { data, error } = useQuery({
    queryKey: linksKey(screen.id),
    queryFn: ({ signal }) =>
      request<{ data: ScreenLink[] }>("GET", `/api/big_screen/links?screen=${screen.id}`, { signal }),
    select: ({ data: links }) => links,
    refetchInterval: every_ms,
  });
  return (
    <Part title={t("Device links")}>
      <p className="pb-2 text-ink-2">
        {t(
          "Whoever opens a link sees this screen without signing in, and nothing else. Make one for each device, and end it when the device goes.",
        )}
      </p>
      {error && !data ? (
        <p className="text-bad">{t("The links could not be read.")}</p>
      ) : data ? (
        data.length > 0 && (
          <ul aria-label={t("Device links")} className="mb-2 divide-y divide-line-2">
            {data.map((link) => (
              <Line key={link.id} link={link} onEnd={() => setWish(link)} />
            ))}
          </ul>
        )
      ) : (
        <Skeleton className="mb-2 h-12" />
      )}
      <Button size="small" onClick={() => setWish("make")}>
        {t("Make a link")}
      </Button>
      {wish === "make" && <MakeLink screen={screen} onClose={() => setWish(null)} />}
      {wish && wish !== "make" && <EndLink link={wish} screen={screen} onClose={() => setWish(null)} />}
    </Part>
  );
}

function Line({ link: { name, made_at, made_by, seen_at, ended_at }, onEnd }: { link: ScreenLink; onEnd: () => void }) {
  const made = made_by
    ? t("Made on {{day}} by {{name}}", { day: formatDate(made_at), name: made_by })
    : t("Made on {{day}}", { day: formatDate(made_at) });
  const seen = seen_at ? t("last seen on {{day}}", { day: formatDateTime(seen_at) }) : t("not opened yet");
  return (
    <li className="flex items-center gap-3 py-2">
      <MonitorUp aria-hidden className="flex-none text-ink-3" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 break-words">{name}</span>
          {ended_at && <Badge tone="neutral">{t("Ended")}</Badge>}
        </span>
        <span className="block text-meta text-ink-3">
          {made} · {ended_at ? t("ended on {{day}}", { day: formatDateTime(ended_at) }) : seen}
        </span>
      </span>
      {!ended_at && (
        <Button size="small" tone="quiet" onClick={onEnd}>
          {t("End")}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  );
}
