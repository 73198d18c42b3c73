import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { EntityName } from "../client/api.ts";
import { placeOf } from "../entities/places.ts";
import type { Where } from "../entity/list-request.ts";
import { Picker } from "../records/picker.tsx";
import { columnOf, recordClient, type RecordRow } from "../records/record-client.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { controlLook, lineHeight } from "../ui/control-look.ts";
import { t } from "../ui/translate.ts";
import { NewInPicker } from "./new-in-picker.tsx";
import { sayOf } from "./words.ts";

type Props = {
  entity: string;
  id?: string | undefined;
  text: string;
  onText: (id: string) => void;
  /** Of which one is chosen, where not of all. */
  where?: Where;
};

/** Which record is pointed at, and a way to point at another one, or to make it first. */
export function ReferenceControl(props: Props) {
  const { entity, id: control, text, onText, where } = props;
  const [choosing, choose] = useState(false);
  const [marked, mark] = useState(text);
  if (!choosing) return <Chosen {...props} onChoose={() => choose(true)} />;
  const pick = ({ id }: { id: string }) => {
    mark(id);
    onText(id);
    choose(false);
    // What had the focus is gone, and so is a form above this one; whoever has gone on to another field stays there.
    const gone_on = () => document.activeElement?.matches("input, textarea, select, button");
    const back = () => control && !gone_on() && document.getElementById(control)?.focus();
    setTimeout(back, 50);
  };
  return (
    <Picker<RecordRow>
      entity={entity as EntityName}
      {...(where && { where })}
      label={sayOf(entity, "Search {{things}}")}
      value={marked || null}
      onChange={({ id }) => mark(id)}
      onTake={pick}
      content={(row) => <Hit {...{ entity, row }} />}
      make={(words, found) => <NewInPicker entity={entity} name={found ? "" : words} onMade={pick} />}
    />
  );
}

/** One that can be chosen: its name, and what is said below that elsewhere. */
export function Hit({ entity, row }: { entity: string; row: RecordRow }) {
  const { line, under = [] } = placeOf(entity) ?? {};
  const below = under.map((name) => columnOf(row, name)).filter((value) => typeof value === "string");
  return (
    <>
      <span className="min-w-0 flex-1 truncate">{line?.(row)}</span>
      {below.length > 0 && (
        <span className="max-w-2/5 flex-none truncate text-meta text-ink-3">{below.join(" · ")}</span>
      )}
    </>
  );
}

/** What is chosen, as a button that leads to others; `data-control` is where a form begins. */
function Chosen({ entity, text, onText, onChoose, where: _where, ...ties }: Props & { onChoose: () => void }) {
  const { data } = useQuery({
    queryKey: [entity, "get", text],
    queryFn: ({ signal }) => recordClient(entity as EntityName).get(text, signal),
    enabled: text !== "",
  });
  const waiting = text ? "…" : t("Choose…");
  return (
    <div className="flex items-center gap-2">
      <button
        type="button"
        {...ties}
        data-control
        className={classNames(controlLook, lineHeight, "flex items-center gap-1.5 hover:bg-sunken")}
        onClick={onChoose}
      >
        <span className={classNames("flex-1 truncate text-start", !data && "text-ink-3")}>
          {data ? placeOf(entity)?.line(data) : waiting}
        </span>
        <ChevronDown aria-hidden className="flex-none text-ink-3" />
      </button>
      {text && (
        <Button size="small" tone="quiet" onClick={() => onText("")}>
          {t("Clear")}
        </Button>
      )}
    </div>
  );
}
