import { useQueryClient } from "@tanstack/react-query";
import { Button } from "../ui/button.tsx";
import { t } from "../ui/translate.ts";
import { patchRecord } from "./cache.ts";
import type { Clash, EditableProps } from "./editable-props.ts";
import { toastFailure } from "./failure.ts";
import { fieldText } from "./field-text.ts";
import { columnOf } from "./record-client.ts";
import { useEntity } from "./entity-context.ts";
import { useWhoChanged } from "./who-changed.ts";

type Props = EditableProps & Clash & { onDone: () => void };

/** Somebody else was quicker: shows both values, and lets the reader choose. */
export function Conflict({ row, name, field, writes, mine, stored, onDone }: Props) {
  const entity = useEntity();
  const cache = useQueryClient();
  const theirs = columnOf(stored, name);
  const sentence = useWhoChanged(entity, row.id, name, theirs);
  function take() {
    patchRecord(cache, entity, row.id, stored);
    onDone();
  }
  async function keep() {
    onDone();
    await writes.update(stored, { [name]: mine }).catch(toastFailure);
  }
  return (
    <div role="alert" className="rounded-md border border-bad bg-bad-soft p-2 text-meta">
      <p className="font-medium">{sentence}</p>
      <dl className="my-1.5 grid grid-cols-[auto_1fr] gap-x-2 whitespace-normal">
        <dt className="text-ink-2">{t("Theirs")}</dt>
        <dd>{fieldText(field, theirs) || "–"}</dd>
        <dt className="text-ink-2">{t("Yours")}</dt>
        <dd>{fieldText(field, mine) || "–"}</dd>
      </dl>
      <div className="flex flex-wrap gap-1.5">
        <Button size="small" onClick={take}>
          {t("Take theirs")}
        </Button>
        <Button size="small" onClick={keep}>
          {t("Keep mine")}
        </Button>
      </div>
    </div>
  );
}
