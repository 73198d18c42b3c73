import { Checkbox } from "../ui/checkbox.tsx";
import { t } from "../ui/translate.ts";
import { useSingleKeys } from "./single-keys.ts";

/** Lets single keys act or not; in the settings too, for they cannot be asked for by a key while they do not. */
export function SingleKeys() {
  const [on, set] = useSingleKeys();
  return (
    <Checkbox
      label={t("Single keys act, such as N for new")}
      checked={on}
      onChange={(event) => set(event.target.checked)}
    />
  );
}
