import { Checkbox } from "../../../ui/checkbox.tsx";
import { t } from "../../../ui/translate.ts";

type Props = { isShared: boolean; onChange: (isShared: boolean) => void };

/** Whether others use this browser, too. */
export function SharedComputer({ isShared, onChange }: Props) {
  return (
    <Checkbox
      label={t("Shared computer: keep nothing here")}
      checked={isShared}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
