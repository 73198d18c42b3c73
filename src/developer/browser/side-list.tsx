import type { ReactNode } from "react";
import { useAddress } from "../../records/address.ts";
import { TextInput } from "../../ui/text-input.tsx";

type Props = {
  label: string;
  /** The name of the filter by words, which stand in the address as `q`. */
  filter: string;
  /** Another filter. */
  more?: ReactNode;
  /** How many there are. */
  count: string;
  /** Whether one is chosen, which takes the place of the list on a phone. */
  isChosen: boolean;
  children: ReactNode;
};

/** What one chooses from, beside what was chosen. */
export function SideList({ label, filter, more, count, isChosen, children }: Props) {
  const [{ q = "" }, go] = useAddress();
  return (
    <nav
      aria-label={label}
      className={`border-line pt-3 pb-4 tablet:col-start-1 tablet:row-start-1 tablet:border-r ${isChosen ? "max-tablet:hidden" : ""}`}
    >
      <div className="flex flex-col gap-2 px-4 pb-2">
        <TextInput
          type="search"
          aria-label={filter}
          placeholder={filter}
          value={q}
          onChange={(event) => go({ q: event.target.value || null }, { replace: true })}
        />
        {more}
        <p role="status" className="text-meta text-ink-3">
          {count}
        </p>
      </div>
      {children}
    </nav>
  );
}

/** A line of it. */
export const line_look = "block px-4 py-1.5 hover:bg-sunken aria-[current]:bg-person-soft touch:py-2.5";

/** The list beside what was chosen; on a phone it stands below, since it is long. */
export function Beside({ list, children }: { list: ReactNode; children: ReactNode }) {
  return (
    <div className="tablet:grid tablet:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="min-w-0 px-4 pt-3 pb-10 tablet:col-start-2 tablet:row-start-1">{children}</div>
      {list}
    </div>
  );
}
