import { Check, Minus, X } from "lucide-react";
import { fieldName } from "../../../records/field-names.ts";
import { phrase, t } from "../../../ui/translate.ts";
import { roleName } from "../../../client/role-name.ts";
import { scopeSentence, scopeWord, verbName } from "./right-words.ts";
import type { Verdict } from "./rights-data.ts";
import { useFrenchOf } from "./use-french-of.ts";

type Props = { verdict: Verdict; person: string; record: string; entity: string; verb: string };

/** Allowed or refused, by which scope and policy. */
export function VerdictOf({ verdict, person, record, entity, verb }: Props) {
  useFrenchOf(entity);
  const { outcome, role, scopes, policy } = verdict;
  const is_allowed = outcome === "allowed";
  const who = role ? `${person} (${roleName(role)})` : person;
  return (
    <div className="flex max-w-4xl flex-col gap-3 rounded-md border border-line bg-raised px-4 py-3 text-form">
      <p className="flex items-center gap-2">
        {is_allowed ? (
          <Check aria-hidden className="flex-none text-good" />
        ) : (
          <X aria-hidden className="flex-none text-bad" />
        )}
        <span>
          <strong className={is_allowed ? "text-good" : "text-bad"}>
            {is_allowed ? t("This is allowed.") : t("This is refused.")}
          </strong>{" "}
          {who} · {verbName(verb)} · {record}
        </span>
      </p>
      <Reasons verdict={verdict} entity={entity} />
      <Scopes scopes={scopes} entity={entity} />
      <p className="text-meta text-ink-3">
        {policy
          ? t("Decided by the policy {{name}}, tried as this person.", { name: policy })
          : t("Decided by the function app.hold or by a missing policy, tried as this person.")}
      </p>
    </div>
  );
}

/** The scopes of the right, and which of them reach the record. */
function Scopes({ scopes, entity }: Pick<Verdict, "scopes"> & { entity: string }) {
  if (scopes.length === 0) return null;
  return (
    <ul aria-label={t("Scopes of this right")} className="flex flex-col gap-1.5">
      {scopes.map((scope) => (
        <li key={scope.scope} className={`flex items-start gap-2 ${scope.holds ? "" : "text-ink-3"}`}>
          {scope.holds ? (
            <Check aria-label={t("holds")} className="mt-1 flex-none text-good" />
          ) : (
            <Minus aria-label={t("does not hold")} className="mt-1 flex-none" />
          )}
          <span>
            <span className="font-medium">{scopeWord(scope.scope)}</span>: {scopeSentence(scope, entity)}{" "}
            <code className="font-mono text-meta break-words text-ink-3">{scope.predicate}</code>
          </span>
        </li>
      ))}
    </ul>
  );
}

const none = phrase("The role has no such right.");
const outside = phrase("The role has this right, but this record is in none of its scopes.");

/** What else decided it, each in a sentence. */
function Reasons({ verdict, entity }: { verdict: Verdict; entity: string }) {
  const { enters, deleted, proposes, sources, only, said, scopes, outcome, by } = verdict;
  const is_within = scopes.some(({ holds }) => holds);
  const only_names = only?.map((column) => fieldName(column, entity)).join(", ");
  const sentences = [
    !enters && t("The person cannot sign in: suspended, or without a role."),
    enters && scopes.length === 0 && t(none),
    enters && scopes.length > 0 && !is_within && t(outside),
    sources === false && t("The record depends on another one, which the person cannot see."),
    deleted && t("The record is in the bin."),
    by === "state" && t("The rights allow it, but the state of the record does not."),
    proposes && t("The agent only proposes it: a person decides."),
    outcome === "allowed" && only_names && t("Only these columns: {{columns}}.", { columns: only_names }),
    said,
  ].filter((sentence) => typeof sentence === "string" && sentence !== "");
  return sentences.map((sentence) => <p key={String(sentence)}>{sentence}</p>);
}
