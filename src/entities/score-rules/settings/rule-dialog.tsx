import { useState } from "react";
import { newKey } from "../../../client/request.ts";
import { FormDialog } from "../../../records/form-dialog.tsx";
import { recordClient } from "../../../records/record-client.ts";
import { ownCurrency } from "../../../ui/money.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { t } from "../../../ui/translate.ts";
import { score_subjects, type ScoreSubject } from "../score-subjects.ts";
import { amountOf, readRule, type RuleRow, subject_words, type Typed, typedOf, valuesOf } from "./rule-typed.ts";

type Props = { rule: RuleRow | undefined; onSaved: () => Promise<unknown>; onClose: () => void };

/** Asks what a rule of the score is about, and what it gives or takes. */
export function RuleDialog({ rule, onSaved, onClose }: Props) {
  const [key] = useState(newKey);
  const [typed, type] = useState(() => typedOf(rule));
  const set = (change: Partial<Typed>) => type({ ...typed, ...change });
  const read = readRule(typed);
  async function send() {
    const rules = recordClient("score_rules");
    await (rule
      ? rules.update(rule.id, { ...read, version: rule.version })
      : rules.create({ ...read, subject: typed.subject }, key));
    await onSaved();
  }
  return (
    <FormDialog
      onClose={onClose}
      title={rule ? t("Change the rule") : t("New rule")}
      act={t("Save")}
      labels={{ subject: t("It is about"), value: t("Which"), amount: amountLabel(typed.subject), points: t("Points") }}
      missing={read ? undefined : t("Points are whole numbers from −100 to 100, not 0; amounts are whole numbers.")}
      send={send}
    >
      {(errors) => <RuleFields {...{ typed, set, errors }} fresh={!rule} />}
    </FormDialog>
  );
}

type FieldsProps = {
  typed: Typed;
  set: (change: Partial<Typed>) => void;
  errors: Record<string, string>;
  fresh: boolean;
};

function RuleFields({ typed, set, errors, fresh }: FieldsProps) {
  const about = (subject: ScoreSubject) => set({ subject, value: valuesOf(subject)[0]?.value ?? "", amount: "" });
  return (
    <>
      {fresh && (
        <SelectField
          name="subject"
          label={t("It is about")}
          error={errors["subject"]}
          value={typed.subject}
          options={score_subjects.map((value) => ({ value, label: t(subject_words[value]) }))}
          onChange={(subject) => about(subject as ScoreSubject)}
        />
      )}
      <What {...{ typed, set, errors }} />
      <TextField
        name="points"
        label={t("Points")}
        hint={t("From −100 to 100: what is taken off has a minus.")}
        error={errors["points"]}
        maxLength={4}
        value={typed.points}
        onChange={(points) => set({ points })}
      />
    </>
  );
}

function amountLabel(subject: ScoreSubject): string {
  return amountOf(subject) === "money" ? t("At least, in {{currency}}", { currency: ownCurrency() }) : t("Days");
}

/** What the rule names: one of several values, an amount, or nothing. */
function What({ typed, set, errors }: Omit<FieldsProps, "fresh">) {
  const values = valuesOf(typed.subject);
  if (values.length > 0)
    return (
      <SelectField
        name="value"
        label={t("Which")}
        error={errors["value"]}
        value={typed.value}
        options={values}
        onChange={(value) => set({ value })}
      />
    );
  if (!amountOf(typed.subject)) return null;
  return (
    <TextField
      name="amount"
      label={amountLabel(typed.subject)}
      error={errors["amount"]}
      inputMode="numeric"
      maxLength={10}
      value={typed.amount}
      onChange={(amount) => set({ amount })}
    />
  );
}
