import { FormDialog } from "../../records/form-dialog.tsx";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { type ScreenLink, useLinkAct } from "./screen-links.ts";

type Props = { link: ScreenLink; screen: { id: string }; onClose: () => void };

/** Asks before a link ends, since a display shows by it. */
export default function EndLink({ link: { id, name }, screen, onClose }: Props) {
  const end = useLinkAct("end", screen.id);
  return (
    <FormDialog
      onClose={onClose}
      title={t("End the link “{{name}}”", { name })}
      description={t("Each display that shows by it says so at once. A link does not come back.")}
      act={t("End the link")}
      send={() => end.mutateAsync({ id }).then(() => toast(t("The link is ended."), { tone: "good" }))}
    >
      {() => null}
    </FormDialog>
  );
}
