import "../ui/style.css";
import { DoorPage } from "../auth/browser/door/door-page.tsx";
import { takeLink } from "../auth/browser/door/link.ts";
import { keptSession } from "../client/kept-session.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { showFlash } from "./flash.ts";
import { returnTo } from "../auth/browser/door/return-to.ts";
import { loadSession, type Session } from "../client/session.ts";
import { start } from "./start.ts";

void start({
  loadSession,
  loadFrench: () => import("./door-catalogue.ts"),
  render: (session, failure) => {
    const link = takeLink();
    if (!link && leaves(session)) return null;
    if (session && session.state !== "signed_in" && keptSession())
      void import("../offline/forget-reader.ts").then(({ forgetReader }) => forgetReader());
    showFlash();
    return (
      <ErrorBoundary>
        <DoorPage path={location.pathname} session={session} failure={failure} link={link} />
      </ErrorBoundary>
    );
  },
});

/** Whoever is signed in goes in, and before set-up every way leads to it. */
function leaves(session: Session | null): boolean {
  const path = location.pathname;
  // (Signed in it comes with the app: only a page that was kept without a server brings it here.)
  if (path === "/install" || !session) return false;
  if (session.state === "signed_in") location.replace(returnTo(location.search, location.origin));
  else if (session.state === "setup" && path !== "/") location.replace("/");
  else return false;
  return true;
}
