import { useId } from "react";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Select } from "../../ui/select.tsx";
import { t } from "../../ui/translate.ts";
import type { Choices } from "./choices-data.ts";

type Props = { choices: Choices; onChange: (next: Partial<Choices>) => void };

/** When it may disturb: not in quiet hours; e-mails once a day together. */
export function ChoiceTimes({ choices, onChange }: Props) {
  const { digest_hour } = choices;
  return (
    <div className="flex max-w-120 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Checkbox
          label={t("One e-mail a day with all of it, at")}
          checked={digest_hour !== null}
          onChange={(event) => onChange({ digest_hour: event.target.checked ? 8 : null })}
        />
        <Select
          aria-label={t("Hour of the daily e-mail")}
          disabled={digest_hour === null}
          value={String(digest_hour ?? 8)}
          options={hours}
          onChange={(event) => onChange({ digest_hour: Number(event.target.value) })}
        />
      </div>
      <QuietHours choices={choices} onChange={onChange} />
    </div>
  );
}

function QuietHours({ choices: { quiet_from, quiet_until }, onChange }: Props) {
  const from = useId();
  const until = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Checkbox
        label={t("Quiet hours, in which nothing is sent or pushed")}
        checked={quiet_from !== null}
        onChange={(event) =>
          onChange(
            event.target.checked
              ? { quiet_from: "19:00", quiet_until: "08:00" }
              : { quiet_from: null, quiet_until: null },
          )
        }
      />
      {quiet_from !== null && (
        <span className="flex items-center gap-2">
          <label htmlFor={from}>{t("from")}</label>
          <Select
            id={from}
            value={quiet_from}
            options={times(quiet_from)}
            onChange={(event) => onChange({ quiet_from: event.target.value })}
          />
          <label htmlFor={until}>{t("until")}</label>
          <Select
            id={until}
            value={quiet_until ?? ""}
            options={times(quiet_until ?? "")}
            onChange={(event) => onChange({ quiet_until: event.target.value })}
          />
        </span>
      )}
    </div>
  );
}

const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: clock(hour) }));

/** The full hours, and the present value where it is none. */
function times(present: string) {
  const values = [...new Set([...hours.map(({ label }) => label), present])].toSorted();
  return values.map((value) => ({ value, label: value }));
}
