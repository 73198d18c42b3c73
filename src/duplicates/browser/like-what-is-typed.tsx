import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Listed } from "../../entities/places.ts";
import { RecordLink } from "../../screen/record-link.tsx";
import { t } from "../../ui/translate.ts";
import { likeValues } from "./duplicates-client.ts";
import { becauseOf, toldBy } from "./shown-like.ts";

type Props = { entity: Listed; values: Record<string, unknown> };

const pause_ms = 350;
const most_shown = 4;

/** What probably is there already, while somebody types a new record: with the reason, never in the way. Silent without the server. */
export default function LikeWhatIsTyped({ entity, values }: Props) {
  const typed = usePaused(JSON.stringify(values));
  const { data = [] } = useQuery({
    queryKey: ["duplicates", "typed", entity, typed],
    queryFn: ({ signal }) => likeValues(entity, JSON.parse(typed) as object, signal).catch(() => []),
    enabled: typed !== "{}",
    gcTime: 0,
    retry: false,
  });
  return (
    <div role="status" className="empty:hidden">
      {data.length > 0 && (
        <div className="rounded-md border border-line bg-person-soft px-3 py-2">
          <p className="font-medium">{t("Probably there already")}</p>
          <ul className="mt-1 flex flex-col gap-1">
            {data.slice(0, most_shown).map((one) => (
              <li key={one.id}>
                <span className="flex flex-wrap items-baseline gap-x-2">
                  <RecordLink entity={entity} row={one}>
                    {one.name}
                  </RecordLink>
                  <span className="min-w-0 break-words text-ink-2">{toldBy(one)}</span>
                </span>
                <span className="block text-meta text-ink-2">{becauseOf(one.reasons)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** A value as it was when nothing more was typed for a moment. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pause_ms);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
