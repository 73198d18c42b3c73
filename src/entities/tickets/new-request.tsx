import { useState } from "react";
import { useAddress } from "../../records/address.ts";
import { failureSentence } from "../../records/failure.ts";
import { useWrites } from "../../records/use-writes.ts";
import { useDraft } from "../../screen/draft.ts";
import { Button } from "../../ui/button.tsx";
import { choiceWord } from "../../ui/choice-word.ts";
import { Field } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { t } from "../../ui/translate.ts";

const kinds = ["question", "incident", "request"] as const;

/** Where a client says what they need; what is typed stays until it is sent. */
export default function NewRequest({ account }: { account: string }) {
  const { texts, type, send, problem, busy } = useAsking(account);
  const [, go] = useAddress();
  return (
    <form
      noValidate
      aria-labelledby="new-request"
      className="flex flex-col gap-3 rounded-md border border-line bg-raised p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2 id="new-request" className="text-head font-semibold">
        {t("New request")}
      </h2>
      <Asked {...{ texts, type, problem }} />
      <div className="flex justify-end gap-2">
        <Button type="button" onClick={() => go({ new: null })}>
          {t("Cancel")}
        </Button>
        <Button type="submit" tone="primary" busy={busy}>
          {t("Send")}
        </Button>
      </div>
    </form>
  );
}

type AskedProps = Pick<ReturnType<typeof useAsking>, "texts" | "type" | "problem">;

function Asked({ texts, type, problem }: AskedProps) {
  return (
    <>
      <TextField
        autoFocus
        label={t("What is it about?")}
        name="name"
        maxLength={300}
        value={texts["name"] ?? ""}
        error={problem}
        onChange={(name) => type({ name })}
      />
      <SelectField
        label={t("Kind")}
        name="kind"
        value={texts["kind"] ?? "question"}
        options={kinds.map((value) => ({ value, label: choiceWord(value) }))}
        onChange={(kind) => type({ kind })}
      />
      <Field label={t("Description")} name="body" hint={t("What happened, what you expected, since when.")}>
        {(ties) => (
          <Textarea
            {...ties}
            rows={6}
            value={texts["body"] ?? ""}
            onChange={({ target }) => type({ body: target.value })}
          />
        )}
      </Field>
    </>
  );
}

function useAsking(account: string) {
  const [{ texts, key }, type, forget] = useDraft("client-support", account);
  const writes = useWrites("tickets");
  const [, go] = useAddress();
  const [problem, complain] = useState<string>();
  const [busy, work] = useState(false);
  const send = async () => {
    if (busy) return;
    const name = (texts["name"] ?? "").trim();
    if (!name) return complain(t("Say in a few words what it is about."));
    work(true);
    complain(undefined);
    const body = (texts["body"] ?? "").trim() || null;
    try {
      const made = await writes.create({ name, kind: texts["kind"] ?? "question", body, account_id: account }, key);
      forget();
      go({ new: null, id: made?.id ?? null }, { replace: true });
    } catch (error) {
      complain(failureSentence(error));
    } finally {
      work(false);
    }
  };
  return { texts, type, send, problem, busy };
}
