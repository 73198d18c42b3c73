import { type ReactNode, useId } from "react";

/** A control of the builder under its name. */
export function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-meta text-ink-3">
        {label}
      </label>
      {children(id)}
    </div>
  );
}
