import { X } from "lucide-react";
import type { ReactNode } from "react";

/** A filter one can read, such as "Stage is Qualified", with a cross to take it off. */
export function Chip(props: { children: ReactNode; onRemove?: () => void; removeLabel?: string }) {
  return (
    <span className="inline-flex h-6.5 items-center gap-1.5 rounded-md border border-line bg-raised px-2 text-meta whitespace-nowrap touch:h-10">
      {props.children}
      {props.onRemove && (
        <button
          type="button"
          aria-label={props.removeLabel}
          onClick={props.onRemove}
          className="-mr-1 grid size-6 place-items-center rounded-sm text-ink-3 hover:text-ink touch:size-10"
        >
          <X aria-hidden className="size-3.25!" />
        </button>
      )}
    </span>
  );
}
