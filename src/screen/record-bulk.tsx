import { Tag, Trash2, UserRound } from "lucide-react";
import { ExportChosen } from "../exports/export-chosen.tsx";
import { BulkBar } from "../records/bulk-bar.tsx";
import { BulkButton } from "../records/bulk-button.tsx";
import type { BulkProps } from "../records/list-description.ts";
import type { RecordRow } from "../records/record-client.ts";
import { useAllowed } from "../records/use-records.ts";
import { phrase, t } from "../ui/translate.ts";
import { useScreen } from "./description.ts";
import { labelOf } from "./label.ts";
import { useActs } from "./use-acts.tsx";
import { sayOf } from "./words.ts";

/** Acts on the chosen records; those that are not the reader's to change stay as they are, which the buttons say before. */
export default function RecordBulk({ rows, rights, selection }: BulkProps<RecordRow>) {
  const { described } = useScreen();
  const { entity, given_to_many = [] } = described;
  const acts = useActs();
  const chosen_rows = rows.filter(({ id }) => selection.ids.has(id));
  const chosen = chosen_rows.length;
  const allowed = useAllowed(
    entity,
    chosen_rows.map(({ id }) => id),
  );
  const of = (verb: string) => ({ chosen, allowed: allowed && (allowed[verb] ?? 0) });
  async function remove() {
    selection.clear();
    await acts.remove(chosen_rows);
  }
  return (
    <BulkBar selection={selection}>
      {rights["assign"] && (
        <BulkButton icon={UserRound} {...of("assign")} onClick={() => acts.assign(chosen_rows)}>
          {(count) => (count === chosen ? t("Assign…") : t("Assign {{count}}…", { count }))}
        </BulkButton>
      )}
      {rights["update"] &&
        given_to_many.map((name) => {
          const field = labelOf(described, name).toLowerCase();
          return (
            <BulkButton key={name} icon={Tag} {...of("update")} onClick={() => acts.give(chosen_rows, name)}>
              {(count) =>
                count === chosen ? t("Set {{field}}…", { field }) : t("Set {{field}} of {{count}}…", { field, count })
              }
            </BulkButton>
          );
        })}
      <ExportChosen entity={entity} rows={chosen_rows} />
      {rights["delete"] && (
        <BulkButton icon={Trash2} {...of("delete")} onClick={() => void remove()}>
          {(count) => sayOf(entity, count === 1 ? remove_one : remove_many, { count })}
        </BulkButton>
      )}
    </BulkBar>
  );
}

const remove_one = phrase("Remove 1 {{thing}}");
const remove_many = phrase("Remove {{count}} {{things}}");
