import { useState } from "react";
import type { EntityName } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import { places, type Listed } from "../../entities/places.ts";
import { useAddress } from "../../records/address.ts";
import { fieldName } from "../../records/field-names.ts";
import { fieldText } from "../../records/field-text.ts";
import { useFields } from "../../records/use-meta.ts";
import { RecordLink } from "../../screen/record-link.tsx";
import { Button } from "../../ui/button.tsx";
import { wallClock } from "../../ui/format.ts";
import { late } from "../../ui/late.ts";
import { t } from "../../ui/translate.ts";
import { fieldsIn, type LogEntry } from "./log-data.ts";

const RevertDialog = late(() => import("./revert-dialog.tsx"));

/** All that is known of an entry, and what can be done about it. */
export default function LogDetails({ entry }: { entry: LogEntry }) {
  const { at, entity, row_id, name, request_id, run } = entry;
  const facts: [string, string | null | undefined][] = [
    [t("When"), wallClock(at).slice(0, 19).replace("T", " ")],
    [t("Request ID"), request_id],
    [t("Run"), run && [run.agent, run.purpose].filter(Boolean).join(" · ")],
    [t("Record ID"), row_id],
    [t("Entry"), entry.id],
  ];
  return (
    <>
      <Values entry={entry} />
      <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-meta">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="flex min-w-0 gap-1.5">
                <dt className="flex-none text-ink-3">{label}</dt>
                <dd className="min-w-0 break-all text-ink-2 tabular-nums">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        {entity in places && (
          <RecordLink entity={entity as Listed} row={{ id: row_id }}>
            {t("Open {{name}}", { name: name ?? t("the record") })}
          </RecordLink>
        )}
        <Around entry={entry} />
        <Back entry={entry} />
      </div>
    </>
  );
}

/** The ways to all that belongs to the same record, request, key or run. */
function Around({ entry: { entity, row_id, request_id, key, run } }: { entry: LogEntry }) {
  const [address, go] = useAddress();
  const by_key = key && request_id?.slice("key:".length).split("/")[0];
  const ways = [
    { name: "row", value: row_id, label: t("Everything on this record"), more: { entity } },
    { name: "request", value: request_id, label: t("Everything in this request") },
    { name: "key", value: by_key, label: t("Everything with this key") },
    { name: "run", value: run?.id, label: t("Everything in this run") },
  ];
  const only = Object.fromEntries(Object.keys(address).map((name) => [name, null]));
  return ways.map(
    ({ name, value, label, more }) =>
      value &&
      address[name] !== value && (
        <Button key={name} size="small" onClick={() => go({ ...only, ...more, [name]: value })}>
          {label}
        </Button>
      ),
  );
}

/** The ways back: of the change, and of the whole request where that is what is shown. */
function Back({ entry: { id, entity, request_id, verb } }: { entry: LogEntry }) {
  const [address] = useAddress();
  const { rights } = useSession();
  const [asked, ask] = useState<object | null>(null);
  const reverted = ["create", "update", "remove", "restore"].includes(verb);
  if (!reverted || !(rights?.[entity]?.["update"] || rights?.[entity]?.["delete"])) return null;
  return (
    <>
      <Button size="small" onClick={() => ask({ entry: id })}>
        {t("Revert this change…")}
      </Button>
      {request_id && address["request"] === request_id && (
        <Button size="small" onClick={() => ask({ request: request_id })}>
          {t("Revert the whole request…")}
        </Button>
      )}
      {asked && <RevertDialog asked={asked} onClose={() => ask(null)} />}
    </>
  );
}

/** The values before and after, field by field. */
function Values({ entry }: { entry: LogEntry }) {
  const { entity, before, after, names } = entry;
  const known = useFields(entity as EntityName);
  const told = fieldsIn(entry);
  if (told.length === 0) return <p className="text-ink-2">{t("No values changed.")}</p>;
  const said = (field: string, value: unknown) => {
    if (value === null || value === undefined || value === "") return "";
    if (typeof value === "string" && names[value]) return names[value];
    const meta = known.find(({ name }) => name === field);
    if (meta && !meta.reference) return fieldText(meta, value);
    return typeof value === "object" ? JSON.stringify(value) : String(value);
  };
  return (
    <div className="overflow-x-auto">
      <table className="w-full max-w-4xl text-row">
        <thead className="text-left text-meta text-ink-3">
          <tr>
            {[t("Field"), t("Before"), t("After")].map((label) => (
              <th key={label} scope="col" className="py-1 pr-4 font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.map((field) => (
            <tr key={field} className="border-t border-line-2 align-top">
              <th scope="row" className="w-44 py-1 pr-4 text-left font-normal text-ink-2">
                {fieldName(field, entity)}
              </th>
              <td className={value_look}>{said(field, before?.[field]) || dash}</td>
              <td className={value_look}>{said(field, after?.[field]) || dash}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const dash = <span className="text-ink-3">—</span>;
const value_look = "min-w-24 py-1 pr-4 break-words whitespace-pre-wrap [overflow-wrap:anywhere]";
