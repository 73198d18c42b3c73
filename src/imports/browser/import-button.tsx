import { Upload } from "lucide-react";
import { type ComponentType, useState } from "react";
import type { EntityName } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import { toastFailure } from "../../records/failure.ts";
import { Button } from "../../ui/button.tsx";
import { t } from "../../ui/translate.ts";
import { withFrench } from "../../ui/with-french.ts";

const load = withFrench(
  () => import("./import-wizard.tsx"),
  () => import("./imports.french.ts"),
);

type Wizard = ComponentType<{ entities: EntityName[]; onClose: () => void }>;

/** Opens the import of files into an entity, or into another that belongs to it; not there for those who may not import. */
export function ImportButton({ entity, also }: { entity: EntityName; also?: EntityName }) {
  const { rights } = useSession();
  const [Wizard, show] = useState<Wizard | null>(null);
  if (!rights?.[entity]?.["import"]) return null;
  const entities = [entity, also].filter((one) => one !== undefined && rights[one]?.["import"]) as EntityName[];
  // Where it does not come, the page stays as it is.
  const open = () => load().then((part) => show(() => part.default), toastFailure);
  return (
    <>
      <Button onClick={open}>
        <Upload aria-hidden />
        <span className="@max-3xl:sr-only">{t("Import")}</span>
      </Button>
      {Wizard && <Wizard entities={entities} onClose={() => show(null)} />}
    </>
  );
}
