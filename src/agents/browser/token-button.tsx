import { KeyRound } from "lucide-react";
import { useScreen } from "../../screen/description.ts";
import { Button } from "../../ui/button.tsx";
import { late } from "../../ui/late.ts";
import { t } from "../../ui/translate.ts";

const TokenDialog = late(() => import("./token-dialog.tsx"));

/** A record that stands for another machine, and where its token goes. */
export type Tokened = {
  entity: "repositories" | "tool_servers";
  row: { id: string; has_token: boolean };
  goes: string;
};

/** Sets the token of such a record, replaces it or takes it away. */
export function TokenButton(tokened: Tokened) {
  const { ask } = useScreen();
  return (
    <Button size="small" onClick={() => ask((onClose) => <TokenDialog {...tokened} onClose={onClose} />)}>
      <KeyRound aria-hidden />
      {tokened.row.has_token ? t("Token…") : t("Set a token…")}
    </Button>
  );
}
