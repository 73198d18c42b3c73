import { KeyRound } from "lucide-react";
import type { Entry } from "../../client/api.ts";
import { useScreen } from "../../screen/description.ts";
import { Button } from "../../ui/button.tsx";
import { late } from "../../ui/late.ts";
import { t } from "../../ui/translate.ts";

const TokenDialog = late(() => import("./token-dialog.tsx"));

/** Sets the token of a repository at an address, replaces it or takes it away. */
export function TokenButton({ repository }: { repository: Entry<"repositories"> }) {
  const { ask } = useScreen();
  if (repository.address.startsWith("/")) return null;
  return (
    <Button size="small" onClick={() => ask((onClose) => <TokenDialog repository={repository} onClose={onClose} />)}>
      <KeyRound aria-hidden />
      {repository.has_token ? t("Token…") : t("Set a token…")}
    </Button>
  );
}
