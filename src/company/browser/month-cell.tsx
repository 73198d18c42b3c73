import { type KeyboardEvent, useState } from "react";
import { formatNumber } from "../../ui/format.ts";
import { parseNumber } from "../../ui/parse-number.ts";
import { TextInput } from "../../ui/text-input.tsx";

type Props = { label: string; amount: number | undefined; onAmount: (amount: number | null) => void };

/** An amount that is changed where it stands: kept when one leaves it or presses Enter, put back by Escape. */
export function MonthCell({ label, amount, onAmount }: Props) {
  const [typed, type] = useState<string | null>(null);
  const read = typed === null ? null : parseNumber(typed);
  const wrong = typed !== null && read !== null && !(read >= 0 && read < 1e12);
  const keep = () => {
    if (typed === null || wrong) return;
    type(null);
    if (read !== (amount ?? null)) onAmount(read);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter") keep();
    if (event.key === "Escape") type(null);
  };
  return (
    <TextInput
      aria-label={label}
      aria-invalid={wrong}
      inputMode="decimal"
      className="text-right tabular-nums"
      value={typed ?? (amount === undefined ? "" : formatNumber(amount, 2))}
      onChange={(event) => type(event.target.value)}
      onBlur={keep}
      onKeyDown={press}
    />
  );
}
