import { formatPercent } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import type { Target } from "./plan-figures.ts";

type Props = {
  target: Target;
  reached: number;
  /** How an amount reads: money, or a number. */ wording: (amount: number) => string;
  /** What is told is not reached yet but expected by the end: it is held against the whole. */ expected?: boolean;
};

/** How much of a target is reached: a bar whose tick says where it should be today, and the same in words. */
export function TargetBar({ target: { whole, by_now }, reached, wording, expected = false }: Props) {
  if (whole <= 0) return null;
  const share = formatPercent(Math.round((reached / whole) * 100) / 100);
  const off = reached - (expected ? whole : by_now);
  const width = (amount: number) => `${Math.min(100, (amount / whole) * 100)}%`;
  return (
    <>
      <svg aria-hidden className="mb-1 h-3 w-full" preserveAspectRatio="none">
        <rect className="fill-line" y="4" height="4" rx="2" width="100%" />
        <rect className="fill-person" y="4" height="4" rx="2" width={width(reached)} />
        <rect
          className="fill-ink"
          x={width(expected ? whole : by_now)}
          width="2"
          height="12"
          transform="translate(-2 0)"
        />
      </svg>
      <span className="flex flex-wrap gap-x-1.5">
        <span>{t("{{share}} of {{target}}", { share, target: wording(whole) })}</span>
        <b className={`font-medium ${off >= 0 ? "text-good" : "text-bad"}`}>{offWord(off, expected, wording)}</b>
      </span>
    </>
  );
}

/** How far it is from where it should be: from today's part of the target, or from the whole. */
function offWord(off: number, expected: boolean, wording: Props["wording"]): string {
  const amount = wording(Math.abs(off));
  if (expected) return off >= 0 ? t("{{amount}} over target", { amount }) : t("{{amount}} short of target", { amount });
  return off >= 0 ? t("{{amount}} ahead of pace", { amount }) : t("{{amount}} behind pace", { amount });
}
