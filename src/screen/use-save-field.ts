import { useQueryClient } from "@tanstack/react-query";
import { placeOf } from "../entities/places.ts";
import { refreshAll } from "../records/cache.ts";
import type { RecordRow } from "../records/record-client.ts";
import { saveField } from "../records/save-field.ts";
import { toast } from "../ui/toast.ts";
import { t } from "../ui/translate.ts";
import { useScreen } from "./description.ts";
import { labelOf } from "./label.ts";
import { useScreenWrites } from "./use-screen-writes.ts";

/** Gives a record another value of a field where there is no room for a control; `word` is how it reads. */
export function useSaveField() {
  const cache = useQueryClient();
  const { described } = useScreen();
  const writes = useScreenWrites();
  const { entity } = described;
  return (row: RecordRow, name: string, value: unknown, word: string): void => {
    const said = t("{{name}}: {{stage}}", { name: placeOf(entity)?.line(row as never) ?? "", stage: word });
    const onRefused = (sentence: string) => toast(sentence, { tone: "bad" });
    const onClash = () => {
      refreshAll(cache, entity);
      onRefused(t("Somebody changed this meanwhile."));
    };
    void saveField({ entity, row, name, label: labelOf(described, name), writes, said, onRefused, onClash }, value);
  };
}
