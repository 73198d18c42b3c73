import type { ReactNode } from "react";

/** What stands where nothing is: one sentence, one action. */
export function EmptyState({ sentence, action }: { sentence: string; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-3 px-4 py-8 text-form text-ink-2">
      <p className="max-w-prose">{sentence}</p>
      {action}
    </div>
  );
}
