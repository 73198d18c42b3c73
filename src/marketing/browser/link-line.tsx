import type { Entry } from "../../client/api.ts";
import { Button } from "../../ui/button.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { useCopying } from "../../ui/use-copying.ts";

/** A link of a campaign: where it stands, and the two addresses that one takes along. */
export function LinkLine({ link: { name, key, address } }: { link: Entry<"campaign_links"> }) {
  return (
    <>
      <p className="truncate font-medium">{name}</p>
      <Address of={`${location.origin}/public/go/${key}`} label={t("Counted address of {{name}}", { name })} />
      <Address of={address ?? ""} label={t("Page of {{name}} with its words", { name })} />
    </>
  );
}

function Address({ of, label }: { of: string; label: string }) {
  const { input, copy, copied } = useCopying(of);
  const word = copied === null ? phrase("Copy") : copied ? phrase("Copied") : phrase("Not copied");
  return (
    <span className="mt-1 flex gap-1.5">
      <TextInput readOnly ref={input} value={of} aria-label={label} className="font-mono text-meta" />
      <Button onClick={copy}>
        {t(word)}
        <span className="sr-only">: {label}</span>
      </Button>
    </span>
  );
}
