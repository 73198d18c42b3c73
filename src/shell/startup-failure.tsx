import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { t } from "../ui/translate.ts";

/** The page has no element to put the app into. */
export function AppContainerMissing() {
  return (
    <Failure
      title={t("App Container Missing")}
      text={t("The root element could not be found. Please refresh the page.")}
    />
  );
}

/** The app failed before its first screen. */
export function AppFailedToLoad({ error }: { error: unknown }) {
  const [hint, setHint] = useState(false);
  const view = () => {
    // A page cannot open the console; it can put the error there and say which key opens it.
    console.error(error);
    setHint(true);
  };
  return (
    <Failure
      title={t("App Failed to Load")}
      text={t("An error occurred while starting the app.")}
      detail={error instanceof Error ? error.message : String(error)}
      hint={hint ? t("The error is in the console: press F12, or Option Command J on a Mac.") : undefined}
      onViewConsole={view}
    />
  );
}

type Props = {
  title: string;
  text: string;
  detail?: string;
  hint?: string | undefined;
  onViewConsole?: () => void;
};

function Failure({ title, text, detail, hint, onViewConsole }: Props) {
  return (
    <main className="mx-auto flex max-w-120 flex-col gap-3 px-4 pt-[18vh] text-form">
      <h1 className="text-page font-semibold">{title}</h1>
      <p className="text-ink-2">{text}</p>
      {detail && <pre className={box}>{detail}</pre>}
      <div className="flex gap-2">
        <Button tone="primary" onClick={() => location.reload()}>
          {t("Refresh Page")}
        </Button>
        {onViewConsole && <Button onClick={onViewConsole}>{t("View Console")}</Button>}
      </div>
      <p role="status" className="text-row text-ink-2">
        {hint}
      </p>
    </main>
  );
}

const box = "overflow-x-auto rounded-md border border-line bg-sunken px-3 py-2 text-meta whitespace-pre-wrap";
