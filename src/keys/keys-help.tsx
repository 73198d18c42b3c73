import { useState } from "react";
import { t } from "../ui/translate.ts";
import { withFrench } from "../ui/with-french.ts";
import { activeKeys, type KeyBinding, useKeys } from "./use-keys.ts";
import { late } from "../ui/late.ts";

/** French for keys, with what shows them. */

const KeysDialog = late(
  withFrench(
    () => import("./keys-dialog.tsx"),
    () => import("./keys.french.ts"),
  ),
);

/** Shows, on `?`, the keys that work here, and leads to where others are chosen. */
export function KeysHelp({ onChoose }: { onChoose: () => void }) {
  const [keys, setKeys] = useState<KeyBinding[] | null>(null);
  useKeys([{ of: "help", label: t("Show the keys"), act: () => setKeys(activeKeys()) }]);
  if (!keys) return null;
  return <KeysDialog keys={keys} onChoose={onChoose} onClose={() => setKeys(null)} />;
}
