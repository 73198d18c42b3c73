// Listens for keys from the first moment.
import "../keys/use-keys.ts";
import type { QueryClient } from "@tanstack/react-query";
import "../ui/style.css";
import { ErrorScreen } from "../errors/error-screen.tsx";
import { resume } from "../client/resume.ts";
import { tellCompany } from "../client/company-now.ts";
import { adoptPreferences } from "../client/preferences.ts";
import { adoptKeys } from "../keys/own-keys.ts";
import { knowCompanyLists } from "../entities/choices/known.ts";
import { knowPipelines } from "../entities/stages/known.ts";
import { formatNumber, setRegion } from "../ui/format.ts";
import { nextTask } from "../ui/next-task.ts";
import { AppTree } from "./app-tree.tsx";
import { isDoorPath } from "./door-paths.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { createQueryClient } from "./query-client.ts";
import { summonOutboxBy } from "../records/write.ts";
import { goToSignIn } from "../auth/browser/door/return-to.ts";
import { type AppRouter, createAppRouter } from "./router.tsx";
import { install, routeOf } from "./routes.ts";
import { isSignedIn, loadSession, type Session, type SignedIn } from "../client/session.ts";
import { start } from "./start.ts";
import { restComesBy } from "../ui/with-french.ts";

restComesBy(() => import("./late-catalogue.ts"));

void start({
  loadSession: () => loadSession().catch(resume),
  loadFrench: () => import("./app-catalogue.ts"),
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
    // The first number that is worded makes the browser read its languages, as long as a slow phone takes to begin all else.
    await nextTask();
    formatNumber(0);
    await nextTask();
    await knowLists(signedIn);
    adoptPreferences(signedIn.person);
    adoptKeys(signedIn.person.keys);
  }
  const router = createAppRouter(signedIn);
  const cache = createQueryClient(goToSignIn);
  if (signedIn) {
    listen(cache);
    prepareForSilence(signedIn, cache);
  }
  if (signedIn) whenLoaded((loaded_at) => void beside(signedIn, router, loaded_at).catch(() => undefined));
  // With its screen, so that a whole page takes the place of the frame that the server has drawn.
  await router.load();
  return (
    <ErrorBoundary>
      <AppTree session={signedIn} router={router} cache={cache} />
    </ErrorBoundary>
  );
}

/** Hears of what others change, from the first moment that its script is there; without a line it comes with the line. */
function listen(cache: QueryClient): void {
  void import("../client/events.ts").then(
    ({ followChanges }) => followChanges(cache, goToSignIn, relearnLists),
    () => addEventListener("online", () => listen(cache), { once: true }),
  );
}

let has_own = false;

async function knowLists(session: Session): Promise<void> {
  has_own ||= !!session.own_fields?.length;
  if (has_own) (await import("../records/own-fields.ts")).knowOwnFields(session.own_fields);
  knowCompanyLists(session);
  knowPipelines(session);
}

const told = new Set(["", "pipelines", "stages", "choices", "rates", "company", "score_rules", "own_fields"]);

/** What the session says of the company's own lists may be changed by others; no entity named means anything. */
function relearnLists(entities: string[]): void {
  if (!entities.some((entity) => told.has(entity))) return;
  void loadSession().then(
    (session) => {
      tellCompany(session);
      return isSignedIn(session) ? knowLists(session) : undefined;
    },
    () => undefined,
  );
}

/** Not before the page has what it needs itself, or a write finds no server. */
function prepareForSilence(session: SignedIn, cache: QueryClient): void {
  let begun: Promise<void> | undefined;
  const begin = () => (begun ??= import("../offline/begin.ts").then((offline) => offline.begin(session, cache)));
  summonOutboxBy(begin);
  whenLoaded(() => void begin().catch(() => undefined));
}

/** The loads that the app does without. */
async function beside(session: SignedIn, router: AppRouter, loaded_at: number): Promise<void> {
  void import("../push/browser/begin.ts").then(
    ({ beginPush }) => beginPush(session, (path) => router.history.push(path)),
    () => undefined,
  );
  const { beginUse } = await import("../usage/browser/begin.ts");
  beginUse(session, loaded_at, (opened) => {
    opened(location.pathname);
    router.subscribe("onRendered", ({ pathChanged, toLocation }) => pathChanged && opened(toLocation.pathname));
  });
}

/** A second after the page has loaded; says when that was. */
function whenLoaded(begin: (loaded_at: number) => void): void {
  const beginSoon = () => {
    const loaded_at = performance.now();
    setTimeout(() => begin(loaded_at), 1000);
  };
  if (document.readyState === "complete") beginSoon();
  else addEventListener("load", beginSoon);
}

/** Signed out, only the denied page and unknown paths are shown here; the rest is the door's. */
function leavesForDoor(session: Session | null): boolean {
  // The shell that stands in for the server answers for the door's pages, too.
  if (isSignedIn(session) && isDoorPath(location.pathname) && location.pathname !== install.path)
    history.replaceState(null, "", "/dashboard");
  if (isSignedIn(session)) return false;
  const isProtected = routeOf(location.pathname) || location.pathname === "/dashboard";
  if (session?.state === "setup") location.assign("/");
  else if (isProtected) goToSignIn();
  else return false;
  return true;
}
