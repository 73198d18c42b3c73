import { useState } from "react";
import { newKey } from "../../../client/request.ts";
import { roleName } from "../../../client/role-name.ts";
import { FormDialog } from "../../../records/form-dialog.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast.ts";
import { t } from "../../../ui/translate.ts";
import { type Choices, refusal, type Right, useChoices, useRightAct, useTried } from "./change-data.ts";
import { Effects } from "./effects.tsx";
import { entityName, scopeSentence, scopeWord, verbName } from "./right-words.ts";
import { useFrenchOf } from "./use-french-of.ts";

type Props = { right: Right; onClose: () => void };

/** Gives a right other scopes: what that does to people is shown before it is done. */
export default function ChangeDialog({ right, onClose }: Props) {
  useFrenchOf(right.entity);
  const { data, error } = useChoices(right);
  const title = t("Change a right: {{right}}", { right: rightName(right) });
  if (data && data.fixed === null) return <Form right={right} title={title} choices={data} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title}>
      <p className="text-form text-ink-2">
        {error ? refusal(error) : data?.fixed ? t(data.fixed) : <Skeleton className="h-24" />}
      </p>
    </Dialog>
  );
}

const waiting = "A change of this right waits already. Decide on that one first.";

/** A right in words. */
export const rightName = ({ role, entity, verb }: Right): string =>
  [roleName(role), entityName(entity), verbName(verb)].join(" · ");

function Form({ right, title, choices, onClose }: Props & { title: string; choices: Choices }) {
  const change = useRightAct<{ outcome: "made" | "proposed" }>("change");
  const [before] = useState(choices.scopes);
  const [scopes, choose] = useState(before);
  const [reason, setReason] = useState("");
  const is_new = String(scopes) !== String(before);
  const tried = useTried(right, scopes, is_new);
  async function send() {
    const body = { ...right, before, scopes, reason };
    const { data } = await change.mutateAsync({ body, key: newKey() }).catch((error: unknown) => {
      throw refusedWith(error);
    });
    const said = { made: t("The right is changed."), proposed: t("A second administrator has to agree now.") };
    toast(said[data.outcome], { tone: "good" });
  }
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      act={tried.data?.needs_second ? t("Propose the change") : t("Change the right")}
      labels={{ reason: t("Reason") }}
      missing={missingOf(is_new, choices.waits, tried.data)}
      send={send}
    >
      {(errors) => (
        <>
          <ScopeChoices entity={right.entity} choices={choices} scopes={scopes} onChange={choose} />
          {is_new && <Effects tried={tried.data} error={tried.error} verb={right.verb} />}
          <TextField name="reason" label={t("Reason")} error={errors["reason"]} value={reason} onChange={setReason} />
        </>
      )}
    </FormDialog>
  );
}

// (What narrows a right does not wait for what would widen it.)
function missingOf(is_new: boolean, waits: boolean, tried: ReturnType<typeof useTried>["data"]): string | undefined {
  if (!is_new) return t("Choose other scopes.");
  if (!tried) return t("Wait until it was tried.");
  return waits && tried.needs_second ? t(waiting) : undefined;
}

/** An error that a form says as the database has said it. */
function refusedWith(error: unknown): unknown {
  return error instanceof Error && "code" in error && error.code === "PERMISSION_DENIED"
    ? Object.assign(error, { code: "RESOURCE_CONFLICT" })
    : error;
}

type ChoiceProps = {
  entity: string;
  choices: Choices;
  scopes: string[];
  onChange: (scopes: string[]) => void;
};

function ScopeChoices({ entity, choices, scopes, onChange }: ChoiceProps) {
  const toggle = (scope: string, chosen: boolean) =>
    onChange([...scopes.filter((each) => each !== scope), ...(chosen ? [scope] : [])].toSorted());
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{t("Records that the role reaches")}</legend>
      <ul className="flex flex-col">
        {choices.choices.map((each) => (
          <li key={each.scope} className="flex flex-wrap items-center gap-x-2">
            <Checkbox
              label={scopeWord(each.scope)}
              checked={scopes.includes(each.scope)}
              onChange={(event) => toggle(each.scope, event.target.checked)}
            />
            <span className="text-meta text-ink-3">{scopeSentence(each, entity)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-meta text-ink-3">
        {String(choices.shipped) === String(choices.scopes)
          ? t("This is how Tandem comes.")
          : t("Tandem comes with: {{scopes}}", { scopes: choices.shipped.map(scopeWord).join(", ") || "–" })}
      </p>
    </fieldset>
  );
}
