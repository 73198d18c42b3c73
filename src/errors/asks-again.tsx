import { useEffect, useEffectEvent } from "react";
import { clock, useCountdown } from "../ui/countdown.ts";
import { t } from "../ui/translate.ts";

type Props = { seconds: number; start: string; ask: () => void };

/** Asks again once the seconds are over that the server asked to wait, and says how many are left; from anew when `start` changes. */
export default function AsksAgain({ seconds, start, ask }: Props) {
  const left = useCountdown(seconds, start);
  const over = useEffectEvent(ask);
  useEffect(() => {
    const timer = setTimeout(() => over(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds, start]);
  // Seconds that count down would be read out one by one.
  return (
    <p aria-live="off" role="timer" className="text-ink-2 tabular-nums">
      {t("Asked again by itself in {{time}}.", { time: clock(left) })}
    </p>
  );
}
