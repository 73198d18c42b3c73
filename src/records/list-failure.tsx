import { DataFailure } from "../errors/data-failure.tsx";

/** Why a list is not shown, in its place. */
export function ListFailure({ error }: { error: unknown }) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto border-t border-line">
      <DataFailure error={error} />
    </div>
  );
}
