import { ApiError } from "../client/api-error.ts";
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

/** Why data is not shown in its place, in a list or a panel; a refusal is the data access-denied screen. */
export function DataFailure({ error }: { error: unknown }) {
  const isDenied = error instanceof ApiError && error.status === 403;
  return isDenied ? <DataAccessDenied /> : <ErrorScreen error={error} />;
}
