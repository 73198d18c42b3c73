import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "../../client/session-context.ts";
import { recordClient } from "../../records/record-client.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { formatNumber } from "../../ui/format.ts";
import { parseNumber } from "../../ui/parse-number.ts";
import { TextInput } from "../../ui/text-input.tsx";
import { t } from "../../ui/translate.ts";
import { Absences } from "./absences.tsx";

type Who = { id: string; name: string; weekly_hours: number | null };

/** How many hours a week somebody works, and when they are away. */
export default function PersonTime({ who, onClose }: { who: Who; onClose: () => void }) {
  const { rights } = useSession();
  const may = !!rights?.["people"]?.["update"]?.includes("all");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={who.name}>
      <h3 className="font-medium">{t("Hours a week")}</h3>
      {may ? <Hours who={who} /> : <p className="text-ink-2">{hoursOf(who)}</p>}
      <h3 className="mt-3 mb-1 font-medium">{t("Absences")}</h3>
      <Absences person_id={who.id} />
    </Dialog>
  );
}

const hoursOf = ({ weekly_hours }: Who) =>
  weekly_hours === null ? t("As the company works") : t("{{count}} h", { count: formatNumber(weekly_hours, 1) });

function Hours({ who }: { who: Who }) {
  const cache = useQueryClient();
  const [text, setText] = useState(who.weekly_hours === null ? "" : formatNumber(who.weekly_hours, 1));
  const hours = text.trim() === "" ? null : parseNumber(text);
  const fits = text.trim() === "" || (hours !== null && hours >= 0 && hours <= 100);
  const keep = () =>
    recordClient("people")
      .update(who.id, { weekly_hours: hours })
      .then(() => cache.invalidateQueries({ queryKey: ["figures", "workload"] }), toastRefusal);
  return (
    <div className="flex items-center gap-2">
      <TextInput
        aria-label={t("Hours a week")}
        placeholder={t("As the company works")}
        className="max-w-48"
        inputMode="decimal"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button size="small" disabledReason={fits ? undefined : t("From 0 to 100 hours.")} onClick={keep}>
        {t("Keep")}
      </Button>
    </div>
  );
}
