import { useEffect, useRef } from "react";
import { changed, useAddress } from "../../records/address.ts";
import { hrefOf } from "../../records/href.ts";
import type { ListQuestion } from "../../records/record-client.ts";
import { useRecords } from "../../records/use-records.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { t } from "../../ui/translate.ts";
import { useScreen } from "../description.ts";
import { counted } from "../words.ts";
import type { Found } from "./calendar.tsx";
import type { DayWords } from "./day-words.ts";
import type { Dated } from "./days.ts";
import { RecordLine } from "./record-line.tsx";
import type { Begin } from "./use-begin.ts";
import { questionOf } from "./use-dated.ts";

type Props = {
  dated: Dated;
  question: ListQuestion;
  words: DayWords;
  /** Null for what has no day. */
  day: string | null;
  found: Found;
  begin: Begin | null;
  onClose: () => void;
};

/** All that lies on a day, or has none: page after page, so that a full day opens as quickly as any. */
export function DayDialog({ dated, question, words, day, found, begin, onClose }: Props) {
  const { entity } = useScreen().described;
  const [address, go] = useAddress();
  const { rows, hasNextPage, fetchNextPage, isPending } = useRecords(entity, questionOf(dated, question, day));
  const lines = useRef<HTMLUListElement>(null);
  // What is looked for is in the list, not the cross that closes it.
  useEffect(() => lines.current?.querySelector("a")?.focus(), [isPending]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={day ? words.title(day) : t("Without a date")}
      description={counted(entity, day ? found.countOf(day) : found.without)}
      actions={day && begin && <Button onClick={() => begin.act(day)}>{begin.label}</Button>}
    >
      {rows.length === 0 && !isPending && <p className="text-ink-2">{t("Nothing lies on this day.")}</p>}
      <ul ref={lines} className="-mx-4 divide-y divide-line">
        {rows.map((row) => (
          <RecordLine
            key={row.id}
            row={row}
            href={hrefOf(changed(address, { id: row.id, day: null }))}
            onOpen={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              go({ id: row.id, day: null });
            }}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button className="mt-2" onClick={() => fetchNextPage()}>
          {t("Show more")}
        </Button>
      )}
    </Dialog>
  );
}
