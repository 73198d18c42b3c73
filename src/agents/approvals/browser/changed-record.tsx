import { placeOf } from "../../../entities/places.ts";
import type { EntityName } from "../../../client/api.ts";
import type { FieldMeta } from "../../../entity/meta.ts";
import { fieldText } from "../../../records/field-text.ts";
import { useFields } from "../../../records/use-meta.ts";
import { t } from "../../../ui/translate.ts";
import type { Changed } from "./changes-client.ts";
import { useLabels } from "./use-labels.ts";

/** A record that would be changed: what it is, and of each field what it would lose and get. */
export function ChangedRecord({ changed, named }: { changed: Changed; named: boolean }) {
  const { entity, name, verbs, after } = changed;
  const fields = useFields(entity as EntityName);
  const label = useLabels(entity);
  const goes = "deleted_at" in after && after["deleted_at"] !== null;
  const lines = goes ? [] : fields.filter((field) => isTold(field) && field.name in after);
  const what = t(placeOf(entity)?.words.one ?? entity);
  return (
    <li className="py-1 first:pt-0 last:pb-0">
      {named && (
        <p className="break-words text-ink-2">
          {`${what} · `}
          <span className="font-medium text-ink">{name ?? t("Without a name")}</span>
          {goes && ` · ${t("goes into the bin")}`}
          {verbs.includes("create") && ` · ${t("new")}`}
          {!goes && lines.length === 0 && ` · ${verbs.length > 0 ? t("comes along") : t("stays as it is")}`}
        </p>
      )}
      {lines.length > 0 && (
        <dl className="mt-1 rounded-md border border-line bg-raised">
          {lines.map((field) => (
            <Line key={field.name} label={label(field.name)} {...{ field, changed }} />
          ))}
        </dl>
      )}
    </li>
  );
}

function Line({ label, field, changed }: { label: string; field: FieldMeta; changed: Changed }) {
  const { before, after, names, verbs } = changed;
  const text = (value: unknown) =>
    field.reference && typeof value === "string"
      ? (names[value] ?? t("A record that you cannot see"))
      : said(field, value);
  const { kept, gone, came } = parted(before[field.name], after[field.name]);
  const [was, is] = [text(gone), text(came)];
  // What a list keeps is neither lost nor got.
  const told = kept.length > 0;
  return (
    <div className="grid grid-cols-[minmax(88px,0.4fr)_1fr] gap-x-3 border-line px-2.5 py-1 not-first:border-t">
      <dt className="text-ink-2">{label}</dt>
      <dd className="min-w-0 break-words">
        {told && <span className="mr-2 inline-block max-w-full">{text(kept)}</span>}
        {!verbs.includes("create") && !(told && !was) && (
          <del className="mr-2 inline-block max-w-full text-bad">
            <span className="sr-only">{t("Before:")} </span>
            {was || t("empty")}
          </del>
        )}
        {!(told && !is) && (
          <ins className="inline-block max-w-full text-good no-underline">
            <span className="sr-only">{t("After:")} </span>
            {is || t("empty")}
          </ins>
        )}
      </dd>
    </div>
  );
}

/** What of a list stays, goes and comes; of one that is only put in another order, as of what is no list, all goes and comes. */
function parted(before: unknown, after: unknown): { kept: unknown[]; gone: unknown; came: unknown } {
  if (!Array.isArray(before) || !Array.isArray(after)) return { kept: [], gone: before, came: after };
  const [gone, came] = [without(before, after), without(after, before)];
  if (gone.length + came.length === 0) return { kept: [], gone: before, came: after };
  return { kept: without(after, came), gone, came };
}

function without(list: unknown[], others: unknown[]): unknown[] {
  const known = new Set(others.map((each) => JSON.stringify(each)));
  return list.filter((each) => !known.has(JSON.stringify(each)));
}

// A moment that is the one of doing it has no hour yet.
const said = (field: FieldMeta, value: unknown) => (value === "now" ? t("now") : fieldText(field, value));

/** What people can read of a change; what only follows from others is left out. */
function isTold({ name, kind, reference, list, updatable, creatable }: FieldMeta): boolean {
  if (reference) return !list && name !== "team_id";
  return (updatable || creatable) && kind !== "data" && kind !== "reference" && !name.startsWith("external_");
}
