import type { ReactNode } from "react";
import { CodedErrorScreen } from "./coded-error-screen.tsx";
import { DataAccessDenied } from "./data-access-denied.tsx";
import { SomethingWentWrong } from "./something-went-wrong.tsx";
import { whichError } from "./which-error.ts";

/** The right error screen for an error, with more to say of one of the catalogue. */
export function ErrorScreen({ error, children }: { error: unknown; children?: ReactNode }) {
  const which = whichError(error);
  if (which.screen === "coded") return <CodedErrorScreen {...which}>{children}</CodedErrorScreen>;
  return which.screen === "access-denied" ? <DataAccessDenied /> : <SomethingWentWrong />;
}
