import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { EntityName } from "../client/api.ts";
import { placeOf } from "../entities/places.ts";
import { FormDialog } from "../records/form-dialog.tsx";
import { columnOf, recordClient, type RecordRow } from "../records/record-client.ts";
import { useField } from "../records/use-meta.ts";
import { Checkbox } from "../ui/checkbox.tsx";
import { TextInput } from "../ui/text-input.tsx";
import { t } from "../ui/translate.ts";
import { useScreen } from "./description.ts";
import type { GiveProps } from "./give-dialog.tsx";
import { labelOf } from "./label.ts";
import { sayOf } from "./words.ts";

const at_most = { order: ["name"], limit: 500 };

type Mark = { id: string; word: string };

/** Asks what many records are to point at and no longer, where they point at several, such as tags. */
export default function MarkDialog({ rows, name, what, send, onClose }: GiveProps) {
  const { described } = useScreen();
  const [wished, setWished] = useState<ReadonlyMap<string, boolean>>(new Map());
  const reference = useField(described.entity, name)?.reference ?? "";
  const known = useMarks(reference);
  const label = labelOf(described, name);
  const marked = (on: boolean) => known?.filter(({ id }) => wished.get(id) === on) ?? [];
  const [add, remove] = [marked(true), marked(false)];
  const said = [...add.map(({ word }) => `+ ${word}`), ...remove.map(({ word }) => `− ${word}`)].join(", ");
  const change = { [name]: { add: add.map(idOf), remove: remove.map(idOf) } };
  return (
    <FormDialog
      onClose={onClose}
      title={t("{{field}} of {{what}}", { field: label, what })}
      act={t("Set for {{what}}", { what })}
      missing={wished.size === 0 ? t("Choose what is to come or to go first.") : undefined}
      send={() => send(change, (was) => ({ [name]: was[name] ?? [] }), `${label}: ${said}`)}
    >
      {() => (
        <Marks
          {...{ reference, label, known }}
          of={(id) => stateOf(rows, name, id, wished.get(id))}
          onWish={(id, on) => setWished(new Map(wished).set(id, on))}
        />
      )}
    </FormDialog>
  );
}

const idOf = ({ id }: Mark) => id;

/** All that can be pointed at, with what it is called; undefined until it has come. */
function useMarks(reference: string): Mark[] | undefined {
  const { data } = useQuery({
    queryKey: [reference, "pick", at_most],
    queryFn: ({ signal }) => recordClient(reference as EntityName).list<RecordRow>(at_most, signal),
    enabled: reference !== "",
  });
  return data?.data.map((row) => ({ id: row.id, word: placeOf(reference)?.line(row) ?? "" }));
}

type State = "all" | "some" | "none";

type MarksProps = {
  reference: string;
  label: string;
  known: Mark[] | undefined;
  of: (id: string) => State;
  onWish: (id: string, on: boolean) => void;
};

/** Finds them by their words; a dash stands at what only some have. */
function Marks({ reference, label, known, of, onWish }: MarksProps) {
  const [text, setText] = useState("");
  const shown = known?.filter(({ word }) => word.toLowerCase().includes(text.trim().toLowerCase()));
  const search = sayOf(reference, "Search {{things}}");
  return (
    <>
      <TextInput
        type="search"
        aria-label={search}
        placeholder={search}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <fieldset aria-label={label} className="h-56 overflow-y-auto rounded-md border border-line p-1">
        {shown?.map(({ id, word }) => (
          <div key={id} className="rounded-sm px-2 hover:bg-sunken">
            <Checkbox
              label={word}
              checked={of(id) === "all"}
              partly={of(id) === "some"}
              onChange={() => onWish(id, of(id) !== "all")}
            />
          </div>
        ))}
        {shown?.length === 0 && <p className="px-2 py-1 text-ink-3">{t("Nothing found.")}</p>}
      </fieldset>
      <p className="text-meta text-ink-3">{t("What shows a dash stays with each as it is.")}</p>
    </>
  );
}

/** Whether all, some or none of the records have it, or are to; of all that match that is not known. */
function stateOf(rows: RecordRow[], name: string, id: string, wished: boolean | undefined): State {
  if (wished !== undefined) return wished ? "all" : "none";
  const having = rows.filter((row) => (columnOf(row, name) as string[] | null)?.includes(id)).length;
  if (rows.length === 0) return "some";
  return having === 0 ? "none" : having === rows.length ? "all" : "some";
}
