import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { EntityName } from "../client/api.ts";
import { placeOf } from "../entities/places.ts";
import { FormDialog } from "../records/form-dialog.tsx";
import { columnOf, recordClient, type RecordRow } from "../records/record-client.ts";
import { useFields } from "../records/use-meta.ts";
import { Checkbox } from "../ui/checkbox.tsx";
import { TextInput } from "../ui/text-input.tsx";
import { t } from "../ui/translate.ts";
import { useScreen } from "./description.ts";
import type { GiveProps } from "./give-dialog.tsx";
import { labelOf } from "./label.ts";
import { sayOf } from "./words.ts";

const at_most = { order: ["name"], limit: 500 };

/** Asks what many records are to point at and no longer, where they point at several, such as tags. */
export default function MarkDialog({ rows, name, what, send, onClose }: GiveProps) {
  const { described } = useScreen();
  const { entity } = described;
  const [text, setText] = useState("");
  const [wished, setWished] = useState<ReadonlyMap<string, boolean>>(new Map());
  const reference = useFields(entity).find((each) => each.name === name)?.reference ?? "";
  const { data } = useQuery({
    queryKey: [reference, "pick", at_most],
    queryFn: ({ signal }) => recordClient(reference as EntityName).list<RecordRow>(at_most, signal),
    enabled: reference !== "",
  });
  const known = (data?.data ?? []).map((row) => ({ id: row.id, word: placeOf(reference)?.line(row) ?? "" }));
  const shown = known.filter(({ word }) => word.toLowerCase().includes(text.trim().toLowerCase()));
  const label = labelOf(described, name);
  const of = (id: string) => stateOf(rows, name, id, wished.get(id));
  const add = known.filter(({ id }) => wished.get(id) === true);
  const remove = known.filter(({ id }) => wished.get(id) === false);
  const ids = (those: typeof known) => those.map(({ id }) => id);
  const said = [...add.map(({ word }) => `+ ${word}`), ...remove.map(({ word }) => `− ${word}`)].join(", ");
  return (
    <FormDialog
      onClose={onClose}
      title={t("{{field}} of {{what}}", { field: label, what })}
      act={t("Set for {{what}}", { what })}
      missing={wished.size === 0 ? t("Choose what is to come or to go first.") : undefined}
      send={() =>
        send(
          { [name]: { add: ids(add), remove: ids(remove) } },
          (was) => ({ [name]: was[name] ?? [] }),
          `${label}: ${said}`,
        )
      }
    >
      {() => (
        <>
          <TextInput
            type="search"
            aria-label={sayOf(reference, "Search {{things}}")}
            placeholder={sayOf(reference, "Search {{things}}")}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <fieldset aria-label={label} className="h-56 overflow-y-auto rounded-md border border-line p-1">
            {shown.map(({ id, word }) => (
              <div key={id} className="rounded-sm px-2 hover:bg-sunken">
                <Checkbox
                  label={word}
                  checked={of(id) === "all"}
                  partly={of(id) === "some"}
                  onChange={() => setWished(new Map(wished).set(id, of(id) !== "all"))}
                />
              </div>
            ))}
            {data && shown.length === 0 && <p className="px-2 py-1 text-ink-3">{t("Nothing found.")}</p>}
          </fieldset>
          <p className="text-meta text-ink-3">{t("What shows a dash stays with each as it is.")}</p>
        </>
      )}
    </FormDialog>
  );
}

/** Whether all, some or none of the records have it, or are to; of all that match that is not known. */
function stateOf(rows: RecordRow[], name: string, id: string, wished: boolean | undefined): "all" | "some" | "none" {
  if (wished !== undefined) return wished ? "all" : "none";
  const having = rows.filter((row) => (columnOf(row, name) as string[] | null)?.includes(id)).length;
  if (rows.length === 0) return "some";
  return having === 0 ? "none" : having === rows.length ? "all" : "some";
}
