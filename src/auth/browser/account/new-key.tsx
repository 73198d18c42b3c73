import { all_places } from "../../../entities/places.ts";
import { useSession } from "../../../client/session-context.ts";
import { t } from "../../../ui/translate.ts";
import { CopyDialog } from "../copy-dialog.tsx";

/** Shows a new API key, once, and how it is used. */
export function NewKey({ value, onClose }: { value: string; onClose: () => void }) {
  return (
    <CopyDialog
      title={t("Your new key")}
      description={t("It is shown only now. Whoever has it acts as you: keep it where the program keeps its secrets.")}
      text={value}
      name="key"
      label={t("Key")}
      className="font-mono"
      act={t("Copy the key")}
      said={{
        copied: t("The key is copied."),
        failed: t("The key could not be copied: it is marked, so press Ctrl C or Command C."),
      }}
      below={<Usage />}
      done={t("I have kept it")}
      onClose={onClose}
    />
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
