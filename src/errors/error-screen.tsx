import { CodedErrorScreen } from "./coded-error-screen.tsx";
import { DataAccessDenied } from "./data-access-denied.tsx";
import { SomethingWentWrong } from "./something-went-wrong.tsx";
import { whichError } from "./which-error.ts";

/** The right error screen for an error. */
export function ErrorScreen({ error }: { error: unknown }) {
  const which = whichError(error);
  if (which.screen === "coded") return <CodedErrorScreen {...which} />;
  return which.screen === "access-denied" ? <DataAccessDenied /> : <SomethingWentWrong />;
}
