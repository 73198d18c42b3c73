import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { clock, useCountdown } from "../ui/countdown.ts";
import { t } from "../ui/translate.ts";

type Props = { seconds: number; request_id: string };

/** Asks again for all that failed once the seconds are over that the server asked to wait, and says how many are left. */
export function AsksAgain({ seconds, request_id }: Props) {
  const cache = useQueryClient();
  const left = useCountdown(seconds, request_id);
  useEffect(() => {
    const ask = () => void cache.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" });
    const timer = setTimeout(ask, seconds * 1000);
    return () => clearTimeout(timer);
  }, [cache, seconds, request_id]);
  // Seconds that count down would be read out one by one.
  return (
    <p aria-live="off" role="timer" className="text-ink-2 tabular-nums">
      {t("Asked again by itself in {{time}}.", { time: clock(left) })}
    </p>
  );
}
