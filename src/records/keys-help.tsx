import { lazy, Suspense, useState } from "react";
import { t } from "../ui/translate.ts";
import { activeKeys, type KeyBinding, useKeys } from "./keys.ts";

const KeysDialog = lazy(() => import("./keys-dialog.tsx"));

/** Shows, on `?`, the keys that work here. */
export function KeysHelp() {
  const [keys, setKeys] = useState<KeyBinding[] | null>(null);
  useKeys([{ keys: ["?"], label: t("Show the keys"), act: () => setKeys(activeKeys()) }]);
  if (!keys) return null;
  return (
    <Suspense>
      <KeysDialog keys={keys} onClose={() => setKeys(null)} />
    </Suspense>
  );
}
