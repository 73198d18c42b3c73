import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "../client/api-error.ts";

/** The cache of what was read, with the times and retries of the specification. */
export function createQueryClient(onSessionLost: () => void): QueryClient {
  const onError = (error: Error) => {
    if (isSessionLost(error)) onSessionLost();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // Also where the browser knows of no line: what was kept is read then.
        networkMode: "always",
        staleTime: 5 * 60_000,
        gcTime: 10 * 60_000,
        retry: shouldRetry,
        retryDelay,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
      },
      // A write is sent a second time where it is sent (src/client/request.ts), under its own key.
      mutations: { retry: false },
    },
  });
}

/** Never after a 4xx, which would be refused again; else up to three times. */
export function shouldRetry(failures: number, error: Error): boolean {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !refused && failures < 3;
}

/** 1, 2, 4 … seconds, never more than 30. */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000);
}

function isSessionLost(error: Error): boolean {
  return error instanceof ApiError && ["AUTH_EXPIRED", "AUTH_REQUIRED"].includes(error.code);
}
