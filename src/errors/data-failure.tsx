import { ApiError } from "../client/api-error.ts";
import { DataAccessDenied } from "./data-access-denied.tsx";
import { ErrorScreen } from "./error-screen.tsx";

const refusals = ["PERMISSION_DENIED", "INSUFFICIENT_PRIVILEGES"];

/** Why data is not shown in its place, in a list or a panel; a refusal is the data access-denied screen. */
export function DataFailure({ error }: { error: unknown }) {
  const isDenied = error instanceof ApiError && refusals.includes(error.code);
  return isDenied ? <DataAccessDenied /> : <ErrorScreen error={error} />;
}
