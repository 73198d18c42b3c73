import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";

/** How far the work on an import has come. */
export function ProgressBar({ label, done, total }: { label: string; done: number; total: number }) {
  const share = total > 0 ? Math.min(1, done / total) : 0;
  return (
    <div className="flex flex-col gap-2 py-4">
      <p className="flex justify-between gap-3 text-form">
        <span>{label}</span>
        <span className="text-ink-3 tabular-nums">
          {t("{{done}} of {{total}}", { done: formatNumber(done), total: formatNumber(total) })}
        </span>
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        className="h-1.5 overflow-hidden rounded-sm bg-line"
      >
        <span className="block h-full bg-person transition-[width]" style={{ width: `${share * 100}%` }} />
      </div>
      <p className="text-meta text-ink-3">{t("You can close this window: the work goes on.")}</p>
    </div>
  );
}
