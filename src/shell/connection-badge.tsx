import { Wifi, WifiOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { formatNumber } from "../ui/format.ts";
import { t } from "../ui/translate.ts";
import type { Connection } from "./connection-quality.ts";

const relief_ms = 4000;

/** Says that the line is gone or poor, and for a moment that it is back; nothing while all is well. */
export function ConnectionBadge({ connection }: { connection: Connection }) {
  const shown = useShown(connection.state);
  const { state, round_trip } = connection;
  const time = round_trip === null ? "" : ` · ${formatNumber(Math.round(round_trip))}\u202fms`;
  const Icon = state === "offline" ? WifiOff : Wifi;
  return (
    <span role="status">
      {shown && (
        <span className={`inline-flex h-6.5 items-center gap-1.5 rounded-md border px-2 text-meta ${looks[state]}`}>
          <Icon aria-hidden />
          {sentence(state)}
          <span className="tabular-nums">{time}</span>
        </span>
      )}
    </span>
  );
}

function sentence(state: Connection["state"]): string {
  if (state === "offline") return t("Offline");
  return state === "poor" ? t("Poor Connection") : t("Connected");
}

const looks = {
  offline: "border-bad bg-bad-soft text-bad",
  poor: "border-line bg-raised text-warn",
  connected: "border-line bg-good-soft text-good",
};

/** While something is wrong, and a little longer. */
function useShown(state: Connection["state"]): boolean {
  const [shown, show] = useState(false);
  const was = useRef(state);
  useEffect(() => {
    const recovered = state === "connected" && was.current !== "connected";
    was.current = state;
    if (state !== "connected") return show(true);
    if (!recovered) return;
    const timer = setTimeout(() => show(false), relief_ms);
    return () => clearTimeout(timer);
  }, [state]);
  return shown;
}
