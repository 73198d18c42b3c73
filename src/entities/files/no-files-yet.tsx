import { useScreen } from "../../screen/description.ts";
import { t } from "../../ui/translate.ts";

/** Where the files of a record will stand: as high as their empty list, so that nothing below moves when it comes. */
export function NoFilesYet() {
  const { entity } = useScreen().described;
  return (
    <section className="flex-none border-t border-line px-4 pt-2 pb-2">
      <h3 className="flex min-h-8 items-center touch:min-h-10 font-medium">
        {entity === "documents" ? t("Versions") : t("Files")}
      </h3>
    </section>
  );
}
