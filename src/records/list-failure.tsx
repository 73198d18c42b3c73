import { ErrorScreen } from "../errors/error-screen.tsx";
import { DataAccessDenied } from "../errors/data-access-denied.tsx";
import { ApiError } from "../client/api-error.ts";

/** Why a list is not shown, in its place; a refusal is the data access-denied screen. */
export function ListFailure({ error }: { error: unknown }) {
  const denied = ["PERMISSION_DENIED", "INSUFFICIENT_PRIVILEGES"];
  const isDenied = error instanceof ApiError && denied.includes(error.code);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto border-t border-line">
      {isDenied ? <DataAccessDenied /> : <ErrorScreen error={error} />}
    </div>
  );
}
