import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Entry } from "../../client/api.ts";
import { newKey, request } from "../../client/request.ts";
import { refreshAll } from "../../records/cache.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import { AudienceCounts } from "./audience-counts.tsx";
import { useAudience } from "./use-audience.ts";

type Props = { campaign: Entry<"campaigns">; onClose: () => void };

/** Asks once more before letters leave: to how many, and who gets none. */
export default function StartDialog({ campaign: { id, name, basis, audience }, onClose }: Props) {
  const cache = useQueryClient();
  const [key] = useState(newKey);
  const { data, error } = useAudience(id, basis, audience);
  const send = async () => {
    await request("POST", `/api/marketing/campaigns/${id}/start`, { body: {}, idempotency_key: key });
    refreshAll(cache, "campaigns");
  };
  const nobody = data?.written_to === 0 ? t("Nobody of this audience can be written to.") : undefined;
  return (
    <FormDialog
      {...{ onClose, send }}
      missing={nobody}
      waiting={!data && !error}
      title={t("Start “{{name}}”", { name })}
      act={data ? t("Send {{count}} e-mails", { count: formatNumber(data.written_to) }) : t("Start")}
      description={t(
        "Whom it goes to and what it says are kept as they are now. It can be paused, and what was sent is sent.",
      )}
    >
      {() => <AudienceCounts {...{ data, error }} />}
    </FormDialog>
  );
}
