import { DataFailure } from "../errors/data-failure.tsx";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { t } from "../ui/translate.ts";
import { isNotFound } from "./failure.ts";

/** Why a record is not shown: it is gone, not the reader's, or could not be fetched. */
export function PanelFailure({ error, onClose }: { error: unknown; onClose: () => void }) {
  if (!isNotFound(error)) return <DataFailure error={error} />;
  return (
    <div className="flex flex-col items-start gap-3 px-4 py-6 text-form">
      <h2 className="text-head font-semibold">{t("This is not here, or no longer")}</h2>
      <p className="text-ink-2">
        {t("It may have been removed, merged, or handed to somebody whose records you cannot see.")}
      </p>
      <Button onClick={onClose}>{t("Back to the list")}</Button>
    </div>
  );
}

/** A record that is on its way, in the shape it will have. */
export function PanelSkeleton() {
  return (
    <div role="status" aria-label={t("Loading")} className="flex flex-col gap-4 px-4 pt-3">
      <Skeleton className="h-4! w-48" />
      <Skeleton className="w-72" />
      <Skeleton className="h-6! w-full" />
      <Skeleton className="w-full" />
      <div className="mt-2 grid grid-cols-2 gap-4 border-t border-line pt-4">
        {[1, 2, 3, 4, 5, 6].map((each) => (
          <Skeleton key={each} className="w-36" />
        ))}
      </div>
    </div>
  );
}
