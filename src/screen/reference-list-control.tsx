import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import type { EntityName } from "../client/api.ts";
import { placeOf } from "../entities/places.ts";
import type { Where } from "../entity/list-request.ts";
import { othersTold } from "../records/names-told.ts";
import { Picker } from "../records/picker.tsx";
import { recordClient, type RecordRow } from "../records/record-client.ts";
import { Button } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import { formatNumber } from "../ui/format.ts";
import { t } from "../ui/translate.ts";
import { idsOf } from "./ids-of.ts";
import { Hit } from "./reference-control.tsx";
import { sayOf } from "./words.ts";

export type Props = {
  entity: string;
  id?: string | undefined;
  "aria-describedby"?: string | undefined;
  /** Their ids, with commas. */
  text: string;
  onText: (ids: string) => void;
  /** Which are offered before the others. */
  first?: Where | undefined;
  /** Ids that cannot be chosen. */
  without?: string[];
  /** The first is being chosen as it is shown: there is nothing else to do. */
  begun?: boolean;
};

// As many as the server takes.
const most = 50;

/** Which records are pointed at, each with a way to take it out, and a way to choose more; those that the reader does not see are counted, and stay. */
export function ReferenceListControl({ entity, id, text, onText, first, without = [], begun = false, ...ties }: Props) {
  const [choosing, choose] = useState(begun);
  const ids = idsOf(text);
  const { seen, hidden } = useSeen(entity, ids);
  const set = (to: string[]) => onText(to.join(", "));
  const pick = (row: RecordRow) => {
    set([...ids, row.id]);
    choose(false);
    focusSoon(id);
  };
  return (
    <div className="flex flex-col gap-1.5">
      <ul className="flex flex-wrap items-center gap-1.5">
        {seen.map((row) => (
          <li key={row.id} className="max-w-full min-w-0">
            <Chosen {...{ entity, row }} onRemove={() => set(ids.filter((each) => each !== row.id))} />
          </li>
        ))}
        {hidden > 0 && <li className="text-meta text-ink-3">{othersTold(hidden)}</li>}
        {!choosing && (
          <li>
            <More {...{ id, ...ties }} count={ids.length} onChoose={() => choose(true)} />
          </li>
        )}
      </ul>
      {choosing && (
        <Picker<RecordRow>
          entity={entity as EntityName}
          label={sayOf(entity, "Search {{things}}")}
          {...{ first }}
          without={[...ids, ...without]}
          value={null}
          onChange={pick}
          onTake={pick}
          content={(row) => <Hit {...{ entity, row }} />}
        />
      )}
    </div>
  );
}

/** The way to choose another has the focus once it is drawn. */
const focusSoon = (id: string | undefined) => setTimeout(() => id && document.getElementById(id)?.focus(), 50);

type MoreProps = Pick<Props, "id" | "aria-describedby"> & { count: number; onChoose: () => void };

function More({ count, onChoose, ...ties }: MoreProps) {
  const act = count > 0 ? t("Add another") : t("Choose…");
  return (
    <Button
      size="small"
      {...ties}
      // (The label of the field is no name for what it does.)
      aria-label={act}
      disabledReason={count >= most ? t("{{count}} at most.", { count: formatNumber(most) }) : undefined}
      onClick={onChoose}
    >
      <Plus aria-hidden className="size-3.5!" />
      {act}
    </Button>
  );
}

function Chosen({ entity, row, onRemove }: { entity: string; row: RecordRow; onRemove: () => void }) {
  const name = placeOf(entity)?.line(row) ?? "";
  return (
    <Chip onRemove={onRemove} removeLabel={t("Take out {{name}}", { name })}>
      <span className="max-w-56 truncate">{name}</span>
    </Chip>
  );
}

/** Those of some records that the reader sees, in their order, and how many others there are, once that is known. */
function useSeen(entity: string, ids: string[]) {
  const question = { where: { id: { in: ids } }, order: ["name"], limit: most };
  const { data } = useQuery({
    queryKey: [entity, "named", question],
    queryFn: ({ signal }) => recordClient(entity as EntityName).list<RecordRow>(question, signal),
    enabled: ids.length > 0,
    placeholderData: (before) => before,
  });
  const found = data?.data ?? [];
  const seen = ids.flatMap((id) => found.filter((row) => row.id === id));
  return { seen, hidden: data && ids.length > 0 ? ids.length - seen.length : 0 };
}
