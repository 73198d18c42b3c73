import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from "@tanstack/react-router";
import { ErrorScreen } from "../errors/error-screen.tsx";
import type { AppRoute } from "./app-route.ts";
import { AppFrame } from "./app-frame.tsx";
import { homePath } from "./home-path.ts";
import { mayOpen } from "./may-open.ts";
import { reportRenderError } from "./report-render-error.ts";
import { routes } from "./routes.ts";
import { parseSearch, stringifySearch } from "./search-params.ts";
import type { SignedIn } from "../client/session.ts";

/** The router over every page this person may open; null is somebody who is not signed in. */
export function createAppRouter(session: SignedIn | null) {
  const root = createRootRoute({ component: AppFrame, notFoundComponent: notFound });
  const tree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: "/unauthorized", component: unauthorized }),
    ...(session ? signedInRoutes(root, session) : []),
  ]);
  return createRouter({
    routeTree: tree,
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    scrollRestoration: true,
    defaultErrorComponent: ({ error }) => <ErrorScreen error={error} />,
    defaultOnCatch: (error, info) => reportRenderError(error, info.componentStack ?? ""),
  });
}

const unauthorized = lazyRouteComponent(() => import("../screens/unauthorized.tsx"));
const notFound = lazyRouteComponent(() => import("../screens/not-found.tsx"));

function signedInRoutes(root: AnyRoute, session: SignedIn) {
  const getParentRoute = () => root;
  const home = homePath(session);
  const toHome = () => {
    throw redirect({ to: home, replace: true });
  };
  return [
    createRoute({ getParentRoute, path: "/", beforeLoad: toHome }),
    createRoute({ getParentRoute, path: "/dashboard", beforeLoad: toHome }),
    ...routes.map((route) => createRoute({ getParentRoute, path: route.path, component: screenOf(route, session) })),
  ];
}

function screenOf(route: AppRoute, session: SignedIn) {
  return mayOpen(session, route.path) ? lazyRouteComponent(route.load) : unauthorized;
}
