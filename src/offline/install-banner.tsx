import { useStored } from "../client/use-stored.ts";
import { Button } from "../ui/button.tsx";
import { toast } from "../ui/toast.ts";
import { t } from "../ui/translate.ts";
import { isInstalled, useInstallPrompt } from "./install-prompt.ts";
import { Notice } from "./notice.tsx";

const dismissed = "tandem.install.dismissed";

/** Offers to install the app, once the browser does: not in the installed app, and never again once refused. */
export function InstallBanner() {
  const prompt = useInstallPrompt();
  const [refused, refuse] = useStored(dismissed);
  if (!prompt || refused || isInstalled()) return null;
  const never = () => refuse("1");
  async function install() {
    if ((await prompt?.()) === "accepted") toast(t("App installation started!"), { tone: "good" });
    else toast(t("Installation cancelled"));
  }
  return (
    <Notice label={t("Install the app")} onClose={never}>
      <p className="min-w-0 flex-1">{t("Tandem can have a window and an icon of its own.")}</p>
      <Button size="small" tone="primary" onClick={install}>
        {t("Install now")}
      </Button>
      <Button size="small" onClick={never}>
        {t("Not now")}
      </Button>
    </Notice>
  );
}
