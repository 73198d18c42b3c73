import { formatPercent } from "../../ui/format.ts";

type MeterProps = { label: string; share: number; said: string; bounded?: boolean };

/** A share of a whole as a bar and in words; what goes beyond its bound is told in red, too. */
export function Meter({ label, share, said, bounded = false }: MeterProps) {
  const over = bounded && share > 1;
  return (
    <div>
      <Plain {...{ label, over }} said={`${said} · ${formatPercent(Math.round(share * 100) / 100)}`} />
      <div aria-hidden className="mt-0.5 h-1.5 overflow-hidden rounded-full bg-line-2">
        <div className={`h-full ${over ? "bg-bad" : "bg-person"}`} style={{ width: `${Math.min(share, 1) * 100}%` }} />
      </div>
    </div>
  );
}

/** What something is, and what it comes to. */
export function Plain({ label, said, over = false }: { label: string; said: string; over?: boolean }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-3">
      <span className="text-ink-3">{label}</span>
      <span className={`tabular-nums ${over ? "text-bad" : ""}`}>{said}</span>
    </p>
  );
}
