import { useEffect, useRef, useState } from "react";
import { LikeWhatIsTyped } from "../duplicates/browser/late-duplicates.ts";
import { useChangeable, useSession } from "../client/session-context.ts";
import { placeOf } from "../entities/places.ts";
import type { Where } from "../entity/list-request.ts";
import type { FieldMeta } from "../entity/meta.ts";
import { failureSentence } from "../records/failure.ts";
import { typedValue } from "../records/field-text.ts";
import { FormDialog } from "../records/form-dialog.tsx";
import type { OpenRecord, RecordRow, Values } from "../records/record-client.ts";
import { own } from "../records/own.ts";
import { useFields, useMetaFailure, useVerbs } from "../records/use-meta.ts";
import { useWrites } from "../records/use-writes.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { toast } from "../ui/toast.ts";
import { phrase, t } from "../ui/translate.ts";
import type { Described } from "./description.ts";
import { useDraft } from "./draft.ts";
import { FormLine } from "./form-line.tsx";
import { labelOf } from "./label.ts";
import { withinOf } from "./within-of.ts";
import { begunTexts, readForm, saveForm, storedText } from "./read-form.ts";

/** What a form asks of the records of an entity. */
export type FormOf = Pick<Described, "entity" | "form" | "wide" | "fields">;

type Props = {
  described: FormOf;
  /** The record to change; none for a new one. */
  record?: RecordRow;
  /** What a new one belongs to, by its id: what is typed for one is not offered for another. */
  of?: string;
  title?: string;
  /** What a new one begins with, as the address says it. What is typed then is not offered for another. */
  begun?: string | undefined;
  /** What was typed before it opened, by field. */
  typed?: Record<string, string>;
  /** Values of a new one that are not asked for, such as the owner. */
  given?: Values;
  onClose: () => void;
  onDone?: (made: OpenRecord) => void;
  /** What else changes with what is typed into one that is there, such as whom its text mentions. */
  along?: (values: Values) => Values;
  /** What follows when one that is there is saved. */
  onSaved?: () => void;
  /** Of what a field lists, which are offered before the others. */
  offers?: Record<string, Where | undefined>;
};

/** Asks for a new record, or changes one; what was typed survives errors, closing and reloads. */
export default function RecordForm(props: Props) {
  const { described, record, title, onClose } = props;
  const { entity, wide = [] } = described;
  const { words, line } = placeOf(entity) ?? { words: { one: "", new: "", create: "" }, line: () => "" };
  const { fields, shown, texts, whereOf, type, send } = useForm(props);
  const labels = Object.fromEntries(shown.map(({ name }) => [name, labelOf(described, name)]));
  const waiting = fields.length === 0;
  return (
    <FormDialog
      {...{ onClose, labels, send, waiting }}
      title={title ?? (record ? line(record) : t(words.new ?? words.one))}
      act={record ? t("Save") : t(words.create ?? words.new ?? "")}
    >
      {(errors) =>
        waiting ? (
          <Waiting />
        ) : (
          <Grid>
            {shown.map((field) => (
              <FormLine
                key={field.name}
                {...{ field, type }}
                label={labels[field.name] ?? field.name}
                half={!wide.includes(field.name) && field.kind !== "flag" && !(field.own && field.kind === "text")}
                text={texts(field)}
                error={errors[field.name]}
                {...{ entity }}
                where={whereOf(field)}
                offers={props.offers?.[field.name]}
                suggested={!!described.fields?.[field.name]?.suggested}
              />
            ))}
            <Like {...props} {...{ fields, texts }} />
          </Grid>
        )
      }
    </FormDialog>
  );
}

function useForm({ described, record, of, begun, typed, given, along, onDone, onSaved }: Props) {
  const { entity, form } = described;
  const fields = useFields(entity);
  const writes = useWrites(entity);
  const changeable = useChangeable(entity);
  const { person } = useSession();
  const [stored, setStored] = useState(record ?? null);
  const [draft, type, forget] = useDraft(entity, record?.id ?? of ?? begun ?? "", typed);
  const filled = { ...useBegun(record ? undefined : begun, fields), ...draft.texts };
  const shown = [...form, ...own.meta(entity).map(({ name }) => name)]
    .filter((name) => !record || changeable(name))
    .flatMap((name) => fields.filter((field) => field.name === name));
  async function send() {
    const values = readForm(shown, stored, filled);
    const { line, words } = placeOf(entity) ?? {};
    const name = String(values["name"] ?? (record && line?.(record)) ?? t(words?.one ?? ""));
    if (!stored) {
      const all = { ...there(given, fields), ...values };
      const made = await writes.create(all, draft.key);
      const mine = all["owner_id"] === person.id;
      toast(mine ? t("{{name}} is created, and in your care.", { name }) : t("{{name}} is created.", { name }), {
        tone: "good",
      });
      forget();
      onDone?.(made);
      return;
    }
    if (Object.keys(values).length > 0) {
      await saveForm(entity, writes, stored, { ...values, ...along?.(values) }, shown, setStored);
      toast(t("{{name}} is saved.", { name }), { tone: "good" });
    }
    forget();
    onSaved?.();
  }
  const texts = (field: FieldMeta) => filled[field.name] ?? storedText(field, stored);
  // (What is given is asked of nobody.)
  const said = (name: string) =>
    fields.filter((field) => field.name === name).map(texts)[0] || ((given?.[name] as string | undefined) ?? null);
  const whereOf = (field: FieldMeta) => withinOf(field, said);
  return { fields, shown, texts, whereOf, type: (name: string, text: string) => type({ [name]: text }), send };
}

/** What a new record begins with, as of one moment: a second try is the same write. */
function useBegun(begun: string | undefined, fields: FieldMeta[]): Record<string, string> {
  const [opened] = useState(() => new Date());
  return begunTexts(begun, fields, opened);
}

/** What is given of a new record, as far as it has such fields: some have no owner. */
function there(given: Values | undefined, fields: FieldMeta[]): Values {
  return Object.fromEntries(
    Object.entries(given ?? {}).filter(([name]) => fields.some((field) => field.name === name)),
  );
}

type LikeProps = Props & { fields: FieldMeta[]; texts: (field: FieldMeta) => string };

/** What a new record probably is the same as, of those that can be merged; below what is typed, so that nothing moves under a hand. */
function Like({ described: { entity, form }, record, given, fields, texts }: LikeProps) {
  const merged = "merge" in useVerbs(entity);
  if (record || !merged) return null;
  const typed = fields
    .filter(({ name }) => form.includes(name))
    .map((field) => [field.name, typedValue(field, texts(field))]);
  const told = Object.entries({ ...given, ...Object.fromEntries(typed) }).filter(([, value]) => said(value));
  return <LikeWhatIsTyped entity={entity} values={Object.fromEntries(told)} />;
}

const said = (value: unknown) => (typeof value === "string" ? value !== "" : Array.isArray(value) && value.length > 0);

/** In the place of the fields while the server has not described them. */
function Waiting() {
  const failure = useMetaFailure();
  if (failure) return <p role="alert">{failureSentence(failure)}</p>;
  return <Skeleton className="my-2 w-64" />;
}

function Grid({ children }: { children: React.ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // The dialog gave the focus to a button of its own where the fields came late.
  useEffect(() => {
    const dialog = place.current?.closest("[role=dialog]");
    if (dialog?.contains(document.activeElement))
      dialog.querySelector<HTMLElement>("input, select, textarea, [data-control]")?.focus();
  }, []);
  return (
    <div ref={place} className="grid grid-cols-2 gap-3 *:col-span-2 tablet:*:data-half:col-span-1">
      {children}
    </div>
  );
}

// What the server says of an owner whom a record may not be created for.
phrase("You may create leads for yourself and your team.");
phrase("You may create clients for yourself and your team.");
phrase("You may create contacts for yourself and your team.");
