import { type KeyboardEvent, useId, useState } from "react";
import { TextInput } from "../../ui/text-input.tsx";

type TypedProps = {
  label: string;
  narrow?: boolean;
  value: string;
  placeholder: string;
  fits: (text: string) => boolean;
  /** Said of what does not fit. */
  refused: string;
  keep: (text: string) => void;
};

/** A line that is kept when one leaves it or presses Enter; what does not fit is marked, and Escape puts back what stood. */
export function Typed({ label, narrow = false, value, placeholder, fits, refused, keep }: TypedProps) {
  const [typed, type] = useState<string | null>(null);
  const below = useId();
  const wrong = typed !== null && !fits(typed);
  const done = () => {
    if (typed === null || !fits(typed)) return;
    type(null);
    if (typed.trim() !== value) keep(typed);
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === "Enter") done();
    if (key === "Escape") type(null);
  };
  return (
    <span className="flex flex-col">
      <TextInput
        aria-label={label}
        aria-invalid={wrong}
        aria-describedby={wrong ? below : undefined}
        className={`tabular-nums ${narrow ? "max-w-24" : "max-w-60"}`}
        {...{ placeholder }}
        value={typed ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={done}
        onKeyDown={press}
      />
      {wrong && (
        <span id={below} className="py-0.5 text-meta text-bad">
          {refused}
        </span>
      )}
    </span>
  );
}
