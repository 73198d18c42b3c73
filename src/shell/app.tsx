import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import "../ui/style.css";
import { ErrorScreen } from "../errors/error-screen.tsx";
import { resume } from "../client/resume.ts";
import { followChanges } from "../client/events.ts";
import { setRegion } from "../ui/format.ts";
import { isDoorPath } from "./door-paths.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { createQueryClient } from "./query-client.ts";
import { summonOutboxBy } from "../records/write.ts";
import { goToSignIn } from "./return-to.ts";
import { createAppRouter } from "./router.tsx";
import { routeOf, routes } from "./routes.ts";
import { RoutesContext } from "./routes-context.ts";
import { isSignedIn, loadSession, type Session, type SignedIn } from "../client/session.ts";
import { SessionContext } from "../client/session-context.ts";
import { start } from "./start.ts";

void start({
  loadSession: () => loadSession().catch(resume),
  loadFrench: () => import("./french/app-catalogue.ts").then((module) => module.french),
  render: (session, failure) => {
    if (failure)
      return (
        <main>
          <ErrorScreen error={failure} />
        </main>
      );
    if (leavesForDoor(session)) return null;
    return app(session);
  },
});

function app(session: Session | null) {
  const signedIn = isSignedIn(session) ? session : null;
  if (signedIn) setRegion({ locale: signedIn.person.locale });
  const router = createAppRouter(signedIn);
  const cache = createQueryClient(goToSignIn);
  if (signedIn) {
    followChanges(cache, goToSignIn);
    prepareForSilence(signedIn, cache);
  }
  return (
    <ErrorBoundary>
      <QueryClientProvider client={cache}>
        <SessionContext value={signedIn}>
          <RoutesContext value={routes}>
            <RouterProvider router={router} />
          </RoutesContext>
        </SessionContext>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

/** Not before the page has what it needs itself, or a write finds no server. */
function prepareForSilence(session: SignedIn, cache: QueryClient): void {
  let begun: Promise<void> | undefined;
  const begin = () => (begun ??= import("../offline/begin.ts").then((offline) => offline.begin(session, cache)));
  const beginSoon = () => setTimeout(() => void begin().catch(() => undefined), 1000);
  summonOutboxBy(begin);
  if (document.readyState === "complete") beginSoon();
  else addEventListener("load", beginSoon);
}

/** Signed out, only the denied page and unknown paths are shown here; the rest is the door's. */
function leavesForDoor(session: Session | null): boolean {
  // The shell that stands in for the server answers for the door's pages, too.
  if (isSignedIn(session) && isDoorPath(location.pathname)) history.replaceState(null, "", "/dashboard");
  if (isSignedIn(session)) return false;
  const isProtected = routeOf(location.pathname) || location.pathname === "/dashboard";
  if (session?.state === "setup") location.assign("/");
  else if (isProtected) goToSignIn();
  else return false;
  return true;
}
