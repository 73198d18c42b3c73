import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../client/api-error.ts";
import { late } from "../ui/late.ts";
import { DataAccessDenied } from "./data-access-denied.tsx";
import { ErrorScreen } from "./error-screen.tsx";

const AsksAgain = late(() => import("./asks-again.tsx"));

/** Why data is not shown in its place, in a list or a panel; a refusal is the data access-denied screen. */
export function DataFailure({ error }: { error: unknown }) {
  const { status, retry_after, request_id } = error instanceof ApiError ? error : ({} as Partial<ApiError>);
  const cache = useQueryClient();
  const again = () => void cache.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" });
  if (status === 403) return <DataAccessDenied />;
  return (
    <ErrorScreen error={error}>
      {status === 429 && retry_after ? <AsksAgain seconds={retry_after} start={request_id ?? ""} ask={again} /> : null}
    </ErrorScreen>
  );
}
