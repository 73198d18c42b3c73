import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useSession } from "../client/session-context.ts";
import { type Listed, placeOf } from "../entities/places.ts";
import { ExportButton } from "../exports/export-button.tsx";
import { ImportButton } from "../imports/browser/import-button.tsx";
import { type Address, useAddress } from "../records/address.ts";
import type { CreateProps, ListDescription } from "../records/list-description.ts";
import { ListScreen } from "../records/list-screen.tsx";
import type { Preset } from "../records/presets.tsx";
import type { RecordRow } from "../records/record-client.ts";
import { phrase, t } from "../ui/translate.ts";
import { withFrench } from "../ui/with-french.ts";
import { type Around, type Described, describedAs, type Screen, ScreenContext, useScreen } from "./description.ts";
import { useFilters } from "./filters.ts";
import { RecordForm } from "./late-form.ts";
import { PanelContext } from "./panel-context.ts";
import { moreColumns, useListColumns } from "./list-columns.ts";
import { tab_screens, Tabs, useOtherTab, useTabs } from "./tabs.tsx";
import { counted, sayOf } from "./words.ts";
import { late } from "../ui/late.ts";

const RecordBulk = late(
  withFrench(
    () => import("./record-bulk.tsx"),
    () => import("../records/bulk.french.ts"),
  ),
);
const PlainPanel = late(() => import("./plain-panel.tsx"));
const CellEditing = late(
  withFrench(
    () => import("./cell-editing.tsx"),
    () => import("../records/tables.french.ts"),
  ),
);

/** The screen of an entity from its description: a list with its filters, panel, form and acts on many. */
export function screen<N extends Listed>(
  entity: N,
  description: Screen<N>,
): (() => ReactNode) & { described: Described } {
  const described = describedAs(entity, description);
  const EntityScreen = () => {
    const OtherTab = tab_screens[useOtherTab(entity) ?? ""];
    if (!OtherTab) return <DescribedScreen described={described} />;
    return <OtherTab />;
  };
  return Object.assign(EntityScreen, { described });
}

function DescribedScreen({ described }: { described: Described }) {
  const [question, setQuestion] = useState<((close: () => void) => ReactNode) | null>(null);
  const ask = useCallback<Around["ask"]>((asked) => setQuestion(() => asked), []);
  const around = useMemo(() => ({ described, ask }), [described, ask]);
  const description = useListDescription(described);
  return (
    <ScreenContext value={around}>
      <ListScreen description={description} />
      {question && question(() => setQuestion(null))}
    </ScreenContext>
  );
}

function useListDescription(described: Described): ListDescription<RecordRow> {
  const { entity, compact, sum = [], panel: Panel = PlainPanel } = described;
  const { person } = useSession();
  const [address] = useAddress();
  const { words } = placeOf(entity) ?? { words: { one: entity, many: entity, new: entity } };
  const columns = useListColumns(described);
  const include = [...new Set(columns.flatMap((each) => each.include ?? []))];
  const cache = useQueryClient();
  return {
    entity,
    title: t(words.many),
    ...useHeading(described),
    columns,
    more: () => cache.fetchQuery(moreColumns(cache, described)),
    compact,
    fields: useFilters(described),
    presets: Object.entries(described.presets(person)).map(asPreset),
    include,
    order: described.ordered?.(address) ?? described.order,
    sum,
    facts: described.facts ?? (({ count }) => counted(entity, count)),
    search: described.search === null ? null : described.search ? t(described.search) : sayOf(entity, search_in),
    nothing: nothingOf(described),
    actions: (question) => (
      <>
        <ExportButton query={question} />
        <ImportButton entity={entity} {...(described.imports && { also: described.imports })} />
      </>
    ),
    create: createOf(described),
    panel: (props) => (
      <PanelContext value={props}>
        <Panel />
      </PanelContext>
    ),
    ...laidOut(described),
    cells: CellEditing,
    bulk: (props) => <RecordBulk {...props} />,
  };
}

const laidOut = ({ layouts = no_layouts, begins_as }: Described) => ({ layouts, begins_as });

/** The title of a list that shares its page, with the way to what is beside it. */
function useHeading({ entity, heading }: Described): Pick<ListDescription<RecordRow>, "heading"> | undefined {
  const shares = useTabs(entity).length > 1;
  const Heading = heading ?? (shares ? Tabs : undefined);
  return Heading && { heading: <Heading entity={entity} /> };
}

/** What an empty list says: that there are none, and how the first comes about where nobody makes one by the form. */
function nothingOf({ entity, first }: Described): ListDescription<RecordRow>["nothing"] {
  const yet = sayOf(entity, none_yet);
  return { yet: first ? `${yet} ${t(first)}` : yet, found: sayOf(entity, none_found) };
}

function createOf({ entity, made_by, form }: Described): ListDescription<RecordRow>["create"] {
  const { one = entity, new: fresh = one } = placeOf(entity)?.words ?? {};
  return made_by || form.length > 0 ? { label: t(fresh), dialog: made_by ?? NewRecord } : null;
}

function asPreset([label, filters]: [string, Record<string, string | undefined>]): Preset {
  return { label: t(label), filters: filters as Address };
}

function NewRecord({ onClose, onOpen, begun }: CreateProps) {
  const { described } = useScreen();
  const { person } = useSession();
  return (
    <RecordForm
      described={described}
      begun={begun}
      given={{ owner_id: person.id }}
      onClose={onClose}
      onDone={({ id }) => onOpen(id)}
    />
  );
}

const no_layouts: ListDescription<RecordRow>["layouts"] = [];
const search_in = phrase("Search {{things}}");
const none_yet = phrase("There are no {{things}} yet.");
const none_found = phrase("None of the {{things}} matches this search and these filters.");
