import { type KeyboardEvent, type SubmitEvent, useEffect, useEffectEvent, useId, useState } from "react";
import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { FieldMended } from "../ui/field.tsx";
import { t } from "../ui/translate.ts";
import { failureSentence } from "./failure.ts";
import { errorLines } from "./field-errors.ts";

type Props = {
  onClose: () => void;
  title: string;
  description?: string;
  /** What the button says it will do. */
  act: string;
  /** By field name, for the summary of errors. */
  labels?: Record<string, string>;
  /** Throws when refused; the dialog then stays and says why. */
  send: () => Promise<unknown>;
  /** Its fields are not known yet. */
  waiting?: boolean;
  /** What is sent while it waits goes as soon as it can, unless more is typed: there is nothing to be seen first. */
  patient?: boolean;
  /** Why it cannot be sent yet. */
  missing?: string | undefined;
  children: (errors: Record<string, string>) => ReactNode;
};

/** A form in a dialog: errors stand at the field and in a summary, and what was typed stays. */
export function FormDialog(props: Props) {
  const { onClose, title, description, act, labels = {}, missing, children } = props;
  const form = useId();
  const { busy, failure, submit, mend, takeBack } = useSending(props);
  const lines = errorLines(failure?.error, labels, failure?.mended ?? []);
  const errors = Object.fromEntries(lines.map(({ name, error }) => [name, error]));
  return (
    <Dialog
      open
      onOpenChange={(now) => !now && onClose()}
      title={title}
      {...(description !== undefined && { description })}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button tone="primary" type="submit" form={form} busy={busy} disabledReason={missing}>
            {act}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={submit}
        onInput={takeBack}
        onKeyDown={sendFromField}
        className="flex flex-col gap-3"
      >
        {failure && <Failure key={failure.number} {...failure} {...{ lines }} />}
        <FieldMended value={mend}>{children(errors)}</FieldMended>
      </form>
    </Dialog>
  );
}

/** With Ctrl or ⌘ Enter sends from any field, also where it begins another line by itself. */
function sendFromField(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, ctrlKey, metaKey, currentTarget } = event;
  if (key !== "Enter" || !(ctrlKey || metaKey) || event.defaultPrevented) return;
  event.preventDefault();
  event.stopPropagation();
  currentTarget.requestSubmit();
}

/** Nothing is said any longer once each field that was wrong has been changed. */
function Failure({ error, mended, lines }: Failed & { lines: ReturnType<typeof errorLines> }) {
  if (lines.length === 0 && mended.length > 0) return null;
  const message = lines.length > 0 ? t("Please correct what is marked below.") : failureSentence(error);
  return <ErrorSummary message={message} fields={lines} />;
}

/** Why it was not sent, and which fields have been changed since. */
type Failed = { error: unknown; number: number; mended: string[] };

function useSending({ send, onClose, missing, waiting, patient }: Props) {
  const [busy, setBusy] = useState(false);
  const [wanted, want] = useState(false);
  const [failure, setFailure] = useState<Failed | null>(null);
  async function go() {
    if (busy || missing) return;
    setBusy(true);
    try {
      await send();
      setFailure(null);
      onClose();
    } catch (error) {
      setFailure((last) => ({ error, number: (last?.number ?? 0) + 1, mended: [] }));
    } finally {
      setBusy(false);
    }
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // Of a form above another one only this one is sent: React tells both.
    event.stopPropagation();
    if (!waiting) void go();
    else if (patient) want(true);
  }
  const mend = (name: string) =>
    setFailure((last) => {
      const wrong = last && errorLines(last.error, {}, last.mended).some((line) => line.name === name);
      return wrong ? { ...last, mended: [...last.mended, name] } : last;
    });
  const resume = useEffectEvent(() => {
    want(false);
    void go();
  });
  useEffect(() => {
    if (wanted && !waiting) resume();
  }, [wanted, waiting]);
  return { busy: busy || wanted || (!!waiting && !patient), failure, submit, mend, takeBack: () => want(false) };
}
