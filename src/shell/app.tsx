import type { QueryClient } from "@tanstack/react-query";
import "../ui/style.css";
import { ErrorScreen } from "../errors/error-screen.tsx";
import { resumed } from "../client/kept-session.ts";
import { followChanges } from "../client/events.ts";
import { adoptPreferences } from "../client/preferences.ts";
import { setRegion } from "../ui/format.ts";
import { AppTree } from "./app-tree.tsx";
import { isDoorPath } from "./door-paths.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { createQueryClient } from "./query-client.ts";
import { goToSignIn } from "./return-to.ts";
import { createAppRouter } from "./router.tsx";
import { routeOf } from "./routes.ts";
import { isSignedIn, loadSession, type Session, type SignedIn } from "../client/session.ts";
import { start } from "./start.ts";

void start({
  loadSession: () => loadSession().catch(resumed),
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

async function app(session: Session | null) {
  const signedIn = isSignedIn(session) ? session : null;
  if (signedIn) {
    setRegion(signedIn.person);
    adoptPreferences(signedIn.person);
  }
  const router = createAppRouter(signedIn);
  const cache = createQueryClient(goToSignIn);
  if (signedIn) {
    followChanges(cache, goToSignIn);
    prepareForSilence(signedIn, cache);
  }
  // With its screen, so that a whole page takes the place of the frame that the server has drawn.
  await router.load();
  return (
    <ErrorBoundary>
      <AppTree session={signedIn} router={router} cache={cache} />
    </ErrorBoundary>
  );
}

/** Not before the page has what it needs itself. */
function prepareForSilence(session: SignedIn, cache: QueryClient): void {
  const begin = () =>
    setTimeout(() => void import("../offline/begin.ts").then((offline) => offline.begin(session, cache)), 1000);
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin);
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
