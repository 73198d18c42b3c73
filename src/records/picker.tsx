import { keepPreviousData, useQuery } from "@tanstack/react-query";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from "react";
import type { EntityName } from "../client/api.ts";
import { placeOf } from "../entities/places.ts";
import type { Where } from "../entity/list-request.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { TextInput } from "../ui/text-input.tsx";
import { t } from "../ui/translate.ts";
import { pickerStep } from "./picker-keys.ts";
import { recordClient, type RecordRow } from "./record-client.ts";

type Props<Row extends RecordRow> = {
  entity: EntityName;
  label: string;
  /** Of which one is chosen, where not of all that its place offers. */
  where?: Where;
  /** Of these the ones that are offered before all others. */
  first?: Where | undefined;
  value: string | null;
  onChange: (row: Row) => void;
  /** Takes what was marked: by Enter, or by a press on it. Without it a mark is all that is asked for. */
  onTake?: (row: Row) => void;
  /** How a hit is shown. */
  content: (row: Row) => ReactNode;
  /** Ids that cannot be chosen. */
  without?: string[];
  /** What is offered below the hits: to make what was not found under these words, as far as any were written. */
  make?: (words: string, found: boolean) => ReactNode;
};

/** Finds one record of an entity by its words: arrows move among the hits. */
export function Picker<Row extends RecordRow>(props: Props<Row>) {
  const { label, without = [] } = props;
  const [text, setText] = useState("");
  const words = useDeferredValue(text.trim());
  const { rows, isPending, isPlaceholderData } = useHits<Row>(props, words);
  const hits = rows.filter((row) => !without.includes(row.id));
  // What was found for other words is not what Enter means.
  const found = !isPlaceholderData && words === text.trim();
  const press = usePicking(found ? hits : [], props);
  const place = useRef<HTMLDivElement>(null);
  // It is taller than the button that stood here, at the foot of a dialog, too.
  // (No value of it: newer browsers answer with a promise, which React would call as a clean-up.)
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={place} className="flex flex-col gap-2" onKeyDown={press}>
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        // Whoever is to take one has just pressed what stood here.
        autoFocus={!!props.onTake}
        onChange={(event) => setText(event.target.value)}
      />
      <div role="radiogroup" aria-label={label} className="h-56 overflow-y-auto rounded-md border border-line">
        {isPending && <Skeleton className="m-3 w-40" />}
        {!isPending && hits.length === 0 && <p className="p-3 text-ink-3">{t("Nothing found.")}</p>}
        {hits.map((row) => (
          <Hit key={row.id} {...props} row={row} />
        ))}
      </div>
      {props.make?.(text.trim(), isPending || hits.length > 0)}
    </div>
  );
}

/** What is found by words, what is offered first before the rest. */
function useHits<Row extends RecordRow>(
  { entity, where = placeOf(entity)?.offered, first }: Props<Row>,
  words: string,
) {
  const asked = (narrowed: (Where | undefined)[]) => {
    const and = narrowed.filter((each) => each !== undefined);
    const question = {
      ...(and.length > 0 && { where: { and } }),
      ...(words && { q: words }),
      order: ["name"],
      limit: 30,
    };
    return {
      queryKey: [entity, "pick", question],
      queryFn: ({ signal }: { signal: AbortSignal }) => recordClient(entity).list<Row>(question, signal),
      placeholderData: keepPreviousData,
    };
  };
  const all = useQuery(asked([where]));
  const near = useQuery({ ...asked([where, first]), enabled: !!first });
  const before = (first && near.data?.data) ?? [];
  const after = all.data?.data.filter((row) => before.every(({ id }) => id !== row.id)) ?? [];
  return {
    rows: [...before, ...after],
    isPending: all.isPending || (!!first && near.isPending),
    isPlaceholderData: all.isPlaceholderData || (!!first && near.isPlaceholderData),
  };
}

function usePicking<Row extends RecordRow>(hits: Row[], { value, onChange, onTake }: Props<Row>) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const from = event.target as HTMLInputElement;
    if (!from.matches("input")) return;
    const focused = from.matches("[type=search]") ? undefined : from.value;
    const step = pickerStep(event.key, { hits, value, focused, takes: !!onTake });
    if (!step) return;
    event.preventDefault();
    const { focus, mark, take } = step;
    if (focus) event.currentTarget.querySelector<HTMLElement>(`[type=radio][value="${focus.id}"]`)?.focus();
    if (mark) onChange(mark);
    if (take) onTake?.(take);
  };
}

function Hit<Row extends RecordRow>({ entity, value, onChange, onTake, content, row }: Props<Row> & { row: Row }) {
  // A press of the hand: the click that an arrow makes of itself counts none.
  const take = ({ detail }: MouseEvent) => detail > 0 && onTake?.(row);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Its keys are those of the whole list.
    <label className="block cursor-pointer border-b border-line-2 last:border-0" onClick={take}>
      <input
        type="radio"
        name={`pick-${entity}`}
        value={row.id}
        className="peer sr-only"
        checked={row.id === value}
        onChange={() => onChange(row)}
      />
      <span className="flex min-h-9 items-center gap-2 px-2 py-1 peer-checked:bg-person-soft peer-focus-visible:outline-2 peer-focus-visible:-outline-offset-2 peer-focus-visible:outline-focus hover:bg-sunken touch:min-h-11">
        {content(row)}
      </span>
    </label>
  );
}
