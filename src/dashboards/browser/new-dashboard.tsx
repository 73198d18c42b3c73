import { useState } from "react";
import { newKey } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import type { CreateProps } from "../../records/list-description.ts";
import { useWrites } from "../../records/use-writes.ts";
import { NameFields, type NameValues } from "../../reports/browser/name-fields.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { phrase, t } from "../../ui/translate.ts";
import type { DashboardDefinition } from "../dashboard-shape.ts";
import { type ReadyDashboard, ready_dashboards } from "./ready-dashboards.ts";
import { useReadyOffered } from "./use-ready-offered.ts";

/** A new dashboard: empty, or a copy of one that is ready. */
export default function NewDashboard({ onClose, onOpen }: CreateProps) {
  const { person } = useSession();
  const writes = useWrites("dashboards");
  const offered = useOffered();
  const [key] = useState(newKey);
  const [begun, begin] = useState("");
  const [values, setValues] = useState<NameValues>({ name: "", note: "", visibility: "private" });
  const ready = offered.find((each) => each.key === begun);
  const name = values.name.trim() || (ready ? t(ready.name) : "");
  const send = async () => {
    const { note, visibility } = values;
    const definition = ready ? worded(ready.definition) : { tiles: [], filters: {} };
    const kept = { name, note: note.trim() || null, visibility, definition, owner_id: person.id };
    onOpen((await writes.create(kept, key)).id);
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t("New dashboard")}
      description={t("Which reports it shows is kept, and no data: whoever opens it sees their own numbers.")}
      act={t("Create dashboard")}
      labels={{ name: t("Name"), note: t("Description") }}
      missing={name ? undefined : t("A dashboard needs a name.")}
      send={send}
    >
      {(errors) => (
        <>
          <BeginWith {...{ offered, begun, begin }} />
          <NameFields
            {...{ errors }}
            values={values}
            onChange={(change) => setValues({ ...values, ...change })}
            also={t("Administrators, the management and auditors see all dashboards.")}
          />
        </>
      )}
    </FormDialog>
  );
}

type BeginProps = { offered: ReadyDashboard[]; begun: string; begin: (key: string) => void };

function BeginWith({ offered, begun, begin }: BeginProps) {
  const copies = offered.map(({ key, name }) => ({ value: key, label: t("A copy of: {{name}}", { name: t(name) }) }));
  return (
    <SelectField
      name="begun"
      label={t("Begin with")}
      value={begun}
      options={[{ value: "", label: t("An empty dashboard") }, ...copies]}
      onChange={begin}
    />
  );
}

/** The ready ones, each of the tiles that one's role sees something in; those of which nothing is left are not offered. */
function useOffered(): ReadyDashboard[] {
  const seen = new Set<string>(useReadyOffered().map(({ key }) => key));
  return ready_dashboards.flatMap((dashboard) => {
    const { tiles, filters } = dashboard.definition;
    const left = tiles.filter((tile) => tile.kind !== "ready" || seen.has(tile.ready));
    return left.length > 0 ? [{ ...dashboard, definition: { tiles: left, filters } }] : [];
  });
}

/** With the titles in the language of whoever copies it: from then on they are theirs. */
const worded = ({ tiles, filters }: DashboardDefinition): DashboardDefinition => ({
  tiles: tiles.map((tile) => (tile.title ? { ...tile, title: t(tile.title) } : tile)),
  filters,
});

// What the server says of a dashboard that it does not keep.
phrase("A person has 50 dashboards at most.");
phrase("A dashboard has too much text. Shorten some of it.");
