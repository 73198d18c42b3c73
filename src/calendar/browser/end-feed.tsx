import { type CalendarFeed, useAccountAct } from "../../auth/browser/account/account-data.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";

/** Asks before an address ends, since a calendar program may read it. */
export default function EndFeed({ feed: { id, name }, onClose }: { feed: CalendarFeed; onClose: () => void }) {
  const end = useAccountAct("calendar-feeds/end");
  return (
    <FormDialog
      onClose={onClose}
      title={t("End the address “{{name}}”", { name })}
      description={t("The calendar program that reads it hears nothing more at once. An address does not come back.")}
      act={t("End the address")}
      send={() => end.mutateAsync({ id }).then(() => toast(t("The address is ended."), { tone: "good" }))}
    >
      {() => null}
    </FormDialog>
  );
}
