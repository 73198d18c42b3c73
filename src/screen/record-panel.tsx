import { type ReactNode, useMemo } from "react";
import { placeOf } from "../entities/places.ts";
import { Panel } from "../records/panel.tsx";
import { PanelFailure, PanelSkeleton } from "../records/panel-states.tsx";
import { usePutAway } from "../records/use-meta.ts";
import { useRecord } from "../records/use-records.ts";
import { t } from "../ui/translate.ts";
import { type AnyRecord, HereContext, useScreen } from "./description.ts";
import { usePanel } from "./panel-context.ts";

/** The panel of a record: what stands in it is asked for once the record has come. */
export function recordPanel(Content: () => ReactNode): () => ReactNode {
  return function RecordPanel() {
    const props = usePanel();
    const { id, onClose } = props;
    const { entity } = useScreen().described;
    const { data: row, error, isPending } = useRecord<AnyRecord>(entity, id);
    const { column = "" } = usePutAway(entity);
    const here = useMemo(() => {
      if (!row) return null;
      const away = (row[column] ?? null) as string | null;
      // (Of what lies in the bin or is put away, nothing is changed but where it lies.)
      const may = (verb: string) => row.can.includes(verb) && !(row.deleted_at ?? away);
      return { row, away, may, leave: onClose };
    }, [row, column, onClose]);
    return (
      <Panel {...props} title={t(placeOf(entity)?.words.one ?? entity)}>
        {isPending && <PanelSkeleton />}
        {error && !row && <PanelFailure error={error} onClose={onClose} />}
        {here && (
          <HereContext value={here}>
            <Content key={id} />
          </HereContext>
        )}
      </Panel>
    );
  };
}
