import { Check, Copy } from "lucide-react";
import { all_places } from "../../../entities/places.ts";
import { useSession } from "../../../client/session-context.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { t } from "../../../ui/translate.ts";
import { useCopying } from "../../../ui/use-copying.ts";

/** Shows a new API key, once, and how it is used. */
export function NewKey({ value, onClose }: { value: string; onClose: () => void }) {
  const { input, copied, copy } = useCopying(value);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("Your new key")}
      description={t("It is shown only now. Whoever has it acts as you: keep it where the program keeps its secrets.")}
      actions={
        <>
          <Button onClick={onClose}>{t("I have kept it")}</Button>
          <Button tone="primary" onClick={copy}>
            {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
            {t("Copy the key")}
          </Button>
        </>
      }
    >
      <div className="ph-no-capture flex flex-col gap-3">
        <Field name="key" label={t("Key")}>
          {(ties) => (
            <TextInput
              {...ties}
              ref={input}
              readOnly
              className="font-mono"
              value={value}
              onFocus={(event) => event.target.select()}
            />
          )}
        </Field>
        <p role="status" className={copied ? "text-good" : "text-ink-2"}>
          {copied === true && t("The key is copied.")}
          {copied === false && t("The key could not be copied: it is marked, so press Ctrl C or Command C.")}
        </p>
        <Usage />
      </div>
    </Dialog>
  );
}

// By a name and not by the key itself, which would stay in the shell's history.
function Usage() {
  const { rights } = useSession();
  const { entity } = all_places.find((place) => rights?.[place.entity]?.["read"]) ?? {};
  return (
    <div>
      <h3 className="text-row font-medium">{t("How to use it")}</h3>
      <code className="my-1 block rounded-md border border-line bg-sunken px-3 py-2 font-mono text-meta break-words select-all">
        {`curl -H "Authorization: Bearer $TANDEM_KEY" ${location.origin}/api/${entity}`}
      </code>
      <a href="/api/docs" target="_blank" rel="noreferrer" className="text-person underline">
        {t("What the API offers")}
      </a>
    </div>
  );
}
