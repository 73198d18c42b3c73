import { Upload } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { EntityName } from "../client/api.ts";
import { useSession } from "../client/session-context.ts";
import { Button } from "../ui/button.tsx";
import { t } from "../ui/translate.ts";
import { withFrench } from "../ui/with-french.ts";

const french = () => import("../shell/french/imports.ts").then(({ imports }) => imports);
const ImportWizard = lazy(withFrench(() => import("./import-wizard.tsx"), french));

/** Opens the import of files into an entity; not there for those who may not import. */
export function ImportButton({ entity }: { entity: EntityName }) {
  const { rights } = useSession();
  const [open, setOpen] = useState(false);
  if (!rights?.[entity]?.["import"]) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Upload aria-hidden />
        <span className="max-tablet:sr-only">{t("Import")}</span>
      </Button>
      {open && (
        <Suspense>
          <ImportWizard entity={entity} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
