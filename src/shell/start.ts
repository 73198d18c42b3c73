import { createElement, type ReactNode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { leaveComposingAlone } from "../keys/composing.ts";
import { startTranslation } from "../ui/translate.ts";
import type { LateFrench } from "../ui/with-french.ts";
import { pickLanguage } from "../client/language.ts";
import type { Session } from "../client/session.ts";
import { AppContainerMissing, AppFailedToLoad } from "./startup-failure.tsx";
import { watchSystemTheme } from "../client/theme.ts";

type Entry = {
  loadSession: () => Promise<Session>;
  loadFrench: LateFrench;
  /** What to show; `failure` is why the session could not be loaded. */
  render: (session: Session | null, failure: unknown) => ReactNode | Promise<ReactNode>;
};

/** Starts an entry: session, language, first render; or says why it could not. */
export async function start({ loadSession, loadFrench, render }: Entry): Promise<void> {
  suppressGlobalErrors();
  leaveComposingAlone();
  watchSystemTheme();
  const element = document.getElementById("root");
  // In slices: drawn in one go, a whole page would keep a slow phone from hearing anybody for a third of a second.
  const show = (content: ReactNode) => startTransition(() => createRoot(element ?? ownElement()).render(content));
  if (!element) return show(createElement(AppContainerMissing));
  try {
    const [session, failure] = await loadSession().then(succeeded, failed);
    const language = pickLanguage(session);
    startTranslation(language, language === "fr" ? (await loadFrench()).french : {});
    document.documentElement.lang = language;
    show(await render(session, failure));
  } catch (error) {
    show(createElement(AppFailedToLoad, { error }));
  }
}

const succeeded = (session: Session): [Session, null] => [session, null];
const failed = (error: unknown): [null, unknown] => [null, error];

/** The spec wants no message for these; they are recorded. Render errors have their own screens. */
function suppressGlobalErrors(): void {
  const suppress = (event: Event) => {
    event.preventDefault();
    void import("./report-failure.ts").then((late) => late.reportFailure(event)).catch(() => undefined);
  };
  addEventListener("error", suppress);
  addEventListener("unhandledrejection", suppress);
}

function ownElement(): HTMLElement {
  const element = document.createElement("div");
  // Alone: below whatever else the page holds nobody would see it.
  document.body.replaceChildren(element);
  return element;
}
