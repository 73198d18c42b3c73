import { Plus, Table2, Trash2 } from "lucide-react";
import { useDeferredValue } from "react";
import { Button } from "../ui/button.tsx";
import { usePartTitle } from "../ui/document-title.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { IconSelect } from "../ui/icon-select.tsx";
import { useIsSmall } from "../ui/media-query.ts";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { t } from "../ui/translate.ts";
import { withFrench } from "../ui/with-french.ts";
import { ColumnsMenu } from "./columns-menu.tsx";
import { EntityContext } from "./entity-context.ts";
import { FilterBar } from "./filter-bar.tsx";
import { useKeyOf } from "../keys/own-keys.ts";
import { holdTyping } from "../keys/hold-typing.ts";
import { useKeys } from "../keys/use-keys.ts";
import { ListBody } from "./list-body.tsx";
import { ListContext } from "./list-context.ts";
import type { ListDescription, ListLayout } from "./list-description.ts";
import { focusPanelOf } from "./panel-focus.ts";
import { Presets } from "./presets.tsx";
import type { RecordRow } from "./record-client.ts";
import { SearchBox } from "./search-box.tsx";
import { TitleLine } from "./title-line.tsx";
import { type ListState, useListState } from "./use-list-state.ts";
import { late } from "../ui/late.ts";

const BinBar = late(
  withFrench(
    () => import("./bin-bar.tsx"),
    () => import("./bulk.french.ts"),
  ),
);

/** A list of records with its filters, layouts, panel, form and acts on many. */
export function ListScreen<Row extends RecordRow>(props: { description: ListDescription<Row> }) {
  const { description } = props;
  const list = useListState(description);
  usePartTitle(description.title);
  const may_create = !!description.create && !!list.rights["create"] && !list.bin;
  const create = (begun = "1") => {
    holdTyping();
    list.go({ new: begun });
  };
  const parts = { description, list, may_create };
  return (
    <EntityContext value={description.entity}>
      <ListContext value={list.surroundings}>
        <div className="relative flex h-full min-h-0">
          <section
            aria-label={description.title}
            className={`flex min-w-0 flex-1 flex-col ${list.openId ? "max-tablet:invisible" : ""}`}
          >
            <Heading {...parts} onCreate={create} />
            <ListBody {...parts} onCreate={() => create()} />
            <Foot {...parts} />
          </section>
          {/* On a phone the panel lies over the list, whose title is not heard then. */}
          {list.openId && <h1 className="sr-only tablet:hidden">{description.title}</h1>}
          <OpenPanel {...parts} />
        </div>
        <NewRecord {...parts} />
      </ListContext>
    </EntityContext>
  );
}

type PartProps<Row extends RecordRow> = {
  description: ListDescription<Row>;
  list: ListState<Row>;
  may_create: boolean;
};

/** What can be done with the chosen records. */
function Foot<Row extends RecordRow>({ description, list }: PartProps<Row>) {
  const { records, rights, question, count } = list;
  const { selection } = list.surroundings;
  if (!selection || selection.ids.size === 0) return null;
  return list.bin ? (
    <BinBar selection={selection} />
  ) : (
    description.bulk({ rows: records.rows, rights, selection, question, count })
  );
}

function OpenPanel<Row extends RecordRow>({ description, list }: PartProps<Row>) {
  const { openId: id, openIndex: index, count, step, close } = list;
  return id && description.panel({ id, index, count, onStep: step, onClose: close });
}

/** The form is in the address, so that it can be asked for from elsewhere and Back closes it. */
function NewRecord<Row extends RecordRow>({ description, list, may_create }: PartProps<Row>) {
  const begun = list.address["new"];
  if (!may_create || !description.create || begun === undefined) return null;
  const { dialog: Form } = description.create;
  const go = (id?: string) => list.go({ new: null, ...(id && { id }) }, { replace: true });
  const open = (id: string) => {
    focusPanelOf(id);
    go(id);
  };
  return <Form onClose={() => go()} onOpen={open} begun={begun} />;
}

function Heading<Row extends RecordRow>(props: PartProps<Row> & { onCreate: (begun?: string) => void }) {
  const { description, list, may_create, onCreate } = props;
  const { title, heading, facts, fields, presets, search, create } = description;
  const key = useKeyOf("new");
  // The first number that a browser words takes it some milliseconds: not while the rows are drawn.
  const sums = useDeferredValue(list.sums);
  // What has the focus may say what a new one begins with, as the day of a calendar does.
  const act = () => onCreate(document.activeElement?.closest<HTMLElement>("[data-begins]")?.dataset["begins"]);
  useKeys(may_create && create ? [{ of: "new", label: create.label, act }] : []);
  return (
    <>
      <TitleLine
        title={heading ?? <h1 className="text-page font-semibold">{title}</h1>}
        facts={sums && facts(sums)}
        actions={
          <>
            {!list.bin && description.actions?.(list.question)}
            {may_create && (
              <Button tone="primary" {...key} onClick={() => onCreate()}>
                <Plus aria-hidden className="tablet:hidden" />
                <span className="max-tablet:sr-only">{create?.label}</span>
              </Button>
            )}
          </>
        }
      />
      <Presets presets={presets} fields={fields}>
        <Tools {...{ description, list }} />
      </Presets>
      {list.bin && (
        <p role="status" className="flex-none border-b border-line bg-sunken px-4 py-1.5 text-ink-2">
          {t("Removed in the last 30 days. What is not brought back is then deleted for good.")}
        </p>
      )}
      {/* (What is led to by a way of its own asks for itself: nothing narrows it.) */}
      {!list.layout?.way && <FilterBar fields={fields}>{search !== null && <SearchBox label={search} />}</FilterBar>}
    </>
  );
}

/** How the list is drawn. */
function Tools<Row extends RecordRow>({ description, list }: Omit<PartProps<Row>, "may_create">) {
  const { columns, more, layouts, begins_as } = description;
  const small = useIsSmall();
  const offered = layouts.filter(({ way, needs }) => !way && (!needs || list.rights[needs]));
  return (
    <>
      {!list.layout && !small && <ColumnsMenu columns={columns} more={more} />}
      {/* (A phone has the way to the bin among its layouts: a button more leaves the lists no room.) */}
      {list.rights["delete"] && (list.bin || !small || offered.length === 0) && <BinButton list={list} />}
      {!list.bin && <Layouts all={layouts} {...{ offered, list, begins_as }} />}
    </>
  );
}

function BinButton<Row extends RecordRow>({ list }: { list: ListState<Row> }) {
  return (
    <IconButton
      icon={Trash2}
      label={t("Bin")}
      aria-pressed={list.bin}
      className="aria-pressed:bg-person-soft aria-pressed:text-person"
      onClick={() => toBin(list)}
    />
  );
}

type LayoutsProps<Row extends RecordRow> = {
  all: ListLayout[];
  offered: ListLayout[];
  list: ListState<Row>;
  begins_as?: string | undefined;
};

function Layouts<Row extends RecordRow>({ all, offered, list, begins_as = "table" }: LayoutsProps<Row>) {
  const small = useIsSmall();
  const value = list.layout?.name ?? "table";
  const options = [
    { value: "table", label: t("Table"), icon: Table2 },
    ...offered.map(({ name, label, icon }) => ({ value: name, label: t(label), icon })),
  ];
  const show = (view: string) => list.go({ view: view === begins_as ? null : view, on: null, month: null, day: null });
  const next = options[(options.findIndex((each) => each.value === value) + 1) % options.length];
  useKeys([{ of: "layout", label: t("Next layout"), act: () => show(next?.value ?? "") }]);
  const Beside = list.layout?.beside;
  const bin = small && list.rights["delete"] ? [{ value: "bin", label: t("Bin"), icon: Trash2 }] : [];
  const choose = (view: string) => (view === "bin" ? toBin(list) : show(view));
  const Choice = small ? IconSelect : SegmentedControl;
  return (
    <>
      {all.map(({ name, way: Way }) => Way && <Way key={name} />)}
      {Beside && <Beside />}
      {offered.length > 0 && (
        <Choice label={t("Layout")} value={value} options={[...options, ...bin]} onChange={choose} />
      )}
    </>
  );
}

const toBin = <Row extends RecordRow>(list: ListState<Row>) => list.go({ bin: list.bin ? null : "1", id: null });
