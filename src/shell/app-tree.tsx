import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import type { SignedIn } from "../client/session.ts";
import { SessionContext } from "../client/session-context.ts";
import type { AppRouter } from "./router.tsx";
import { routes } from "./routes.ts";
import { RoutesContext } from "../pages/routes-context.ts";

type Props = { session: SignedIn | null; router: AppRouter; cache: QueryClient };

/** The app with what its parts ask for from anywhere. */
export function AppTree({ session, router, cache }: Props) {
  return (
    <QueryClientProvider client={cache}>
      <SessionContext value={session}>
        <RoutesContext value={routes}>
          <RouterProvider router={router} />
        </RoutesContext>
      </SessionContext>
    </QueryClientProvider>
  );
}
