import type { ReactNode } from "react";
import { ApiError } from "../client/api-error.ts";
import { AsksAgain } from "./asks-again.tsx";
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

/** Why data is not shown in its place, in a list or a panel; a refusal is the data access-denied screen. */
export function DataFailure({ error }: { error: unknown }) {
  const { status, retry_after, request_id } = error instanceof ApiError ? error : ({} as Partial<ApiError>);
  if (status === 403) return <DataAccessDenied />;
  return (
    <ErrorScreen error={error}>
      {status === 429 && retry_after ? <AsksAgain seconds={retry_after} request_id={request_id ?? ""} /> : null}
    </ErrorScreen>
  );
}
