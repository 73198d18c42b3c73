import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Checkbox } from "../ui/checkbox.tsx";
import { TextInput } from "../ui/text-input.tsx";
import { t } from "../ui/translate.ts";
import { columnsSeen } from "./cache.ts";
import type { Column } from "./columns.ts";
import { useEntity } from "./entity-context.ts";
import { failureSentence } from "./failure.ts";
import type { RecordRow } from "./record-client.ts";

type Props = {
  more: () => Promise<Column<RecordRow>[]>;
  shown: Column<RecordRow>[];
  onAdd: (column: Column<RecordRow>) => void;
};

/** The fields that are no columns yet, found by their names; what the reader's role is denied is not among them. */
export function MoreFields({ more, shown, onAdd }: Props) {
  const entity = useEntity();
  const seen = columnsSeen(useQueryClient(), entity);
  const { data = [], error } = useQuery({ queryKey: ["columns", entity, "offered"], queryFn: more });
  const [words, setWords] = useState("");
  const others = data.filter(({ name, fields: [field] }) => {
    return !shown.some((each) => each.name === name) && (!seen || field === undefined || seen.has(field));
  });
  const found = others.filter(({ label }) => label.toLowerCase().includes(words.trim().toLowerCase()));
  if (error) return <p className="px-2 py-1 text-ink-2">{failureSentence(error)}</p>;
  if (others.length === 0) return null;
  return (
    <section aria-label={t("More fields")} className="mt-1 border-t border-line pt-2">
      <h3 className="px-2 pb-1 text-tag font-medium text-ink-3">{t("More fields")}</h3>
      <div className="px-1 pb-1">
        <TextInput
          type="search"
          aria-label={t("Find a field")}
          placeholder={t("Find a field")}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <ul className="max-h-64 overflow-y-auto">
        {found.map((column) => (
          <li key={column.name} className="px-2">
            <Checkbox label={column.label} checked={false} onChange={() => onAdd(column)} />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="px-2 py-1 text-ink-3">{t("No other field is called so.")}</p>}
    </section>
  );
}
