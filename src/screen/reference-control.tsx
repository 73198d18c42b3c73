import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { EntityName } from "../client/api.ts";
import { placeOf } from "../entities/places.ts";
import { Picker } from "../records/picker.tsx";
import { recordClient, type RecordRow } from "../records/record-client.ts";
import { Button } from "../ui/button.tsx";
import { t } from "../ui/translate.ts";
import { NewInPicker } from "./new-in-picker.tsx";
import { sayOf } from "./words.ts";

type Props = { entity: string; id?: string | undefined; text: string; onText: (id: string) => void };

/** Which record is pointed at, and a way to point at another one, or to make it first. */
export function ReferenceControl(props: Props) {
  const { entity, id: control, text, onText } = props;
  const [choosing, choose] = useState(false);
  const [marked, mark] = useState(text);
  if (!choosing) return <Chosen {...props} onChoose={() => choose(true)} />;
  const pick = ({ id }: { id: string }) => {
    mark(id);
    onText(id);
    choose(false);
    // What had the focus is gone, and so is a form above this one.
    const back = () => control && document.getElementById(control)?.focus();
    setTimeout(back, 50);
  };
  return (
    <Picker<RecordRow>
      entity={entity as EntityName}
      label={sayOf(entity, "Search {{things}}")}
      value={marked || null}
      onChange={({ id }) => mark(id)}
      onTake={pick}
      content={(row) => <span className="truncate">{placeOf(entity)?.line(row)}</span>}
      make={(words, found) => <NewInPicker entity={entity} name={found ? "" : words} onMade={pick} />}
    />
  );
}

/** What is chosen, as a button that leads to others; `data-control` is where a form begins. */
function Chosen({ entity, text, onText, onChoose, ...ties }: Props & { onChoose: () => void }) {
  const { data } = useQuery({
    queryKey: [entity, "get", text],
    queryFn: ({ signal }) => recordClient(entity as EntityName).get(text, signal),
    enabled: text !== "",
  });
  const waiting = text ? "…" : t("Choose…");
  return (
    <div className="flex items-center gap-2">
      <Button {...ties} data-control size="small" className="min-w-0 flex-1 justify-start" onClick={onChoose}>
        <span className="truncate">{data ? placeOf(entity)?.line(data) : waiting}</span>
      </Button>
      {text && (
        <Button size="small" tone="quiet" onClick={() => onText("")}>
          {t("Clear")}
        </Button>
      )}
    </div>
  );
}
