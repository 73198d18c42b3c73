import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type RouteComponent,
} from "@tanstack/react-router";
import { ErrorScreen } from "../errors/error-screen.tsx";
import type { AppRoute } from "../pages/app-route.ts";
import { AppFrame } from "./app-frame.tsx";
import { homeAddress } from "../pages/home-path.ts";
import { mayOpen } from "../pages/may-open.ts";
import { reportRenderError } from "./report-render-error.ts";
import { install, routes } from "./routes.ts";
import { parseSearch, stringifySearch } from "./search-params.ts";
import type { SignedIn } from "../client/session.ts";

export type AppRouter = ReturnType<typeof createAppRouter>;

/** The router over every page this person may open; null is somebody who is not signed in. */
export function createAppRouter(session: SignedIn | null) {
  return createRouter({
    routeTree: routeTree(session, (route) => lazyRouteComponent(route.load)),
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    scrollRestoration: true,
    defaultErrorComponent: ({ error }) => <ErrorScreen error={error} />,
    defaultOnCatch: (error, info) => reportRenderError(error, info.componentStack ?? ""),
  });
}

/** Every route under the frame, each with the component that shows it. */
export function routeTree(session: SignedIn | null, screenOf: (route: AppRoute) => RouteComponent) {
  const root = createRootRoute({ component: AppFrame, notFoundComponent: notFound });
  return root.addChildren([
    createRoute({ getParentRoute: () => root, path: "/unauthorized", component: unauthorized }),
    ...(session ? signedInRoutes(root, session, screenOf) : []),
  ]);
}

const unauthorized = lazyRouteComponent(() => import("../screens/unauthorized.tsx"));
const notFound = lazyRouteComponent(() => import("../screens/not-found.tsx"));

function signedInRoutes(root: AnyRoute, session: SignedIn, screenOf: (route: AppRoute) => RouteComponent) {
  const getParentRoute = () => root;
  const toHome = () => {
    const { path, search } = homeAddress(session, routes);
    throw redirect({ to: path, search: search as never, replace: true });
  };
  return [
    createRoute({ getParentRoute, path: "/", beforeLoad: toHome }),
    createRoute({ getParentRoute, path: "/dashboard", beforeLoad: toHome }),
    createRoute({ getParentRoute, path: install.path, component: screenOf(install) }),
    ...routes.map((route) => {
      const component = mayOpen(session, route.path) ? screenOf(route) : unauthorized;
      return createRoute({ getParentRoute, path: route.path, component, beforeLoad: beginning(session, route) });
    }),
  ];
}

type Entering = { cause: string; search: object };

/** Whoever comes to a list from elsewhere, and asks for nothing of it, is shown the view that they begin with. */
function beginning({ person }: SignedIn, { path, views_of }: AppRoute) {
  return ({ cause, search }: Entering) => {
    const address = views_of && person.begins_with[views_of];
    if (!address || cause !== "enter" || Object.keys(search).length > 0) return;
    throw redirect({ to: path, search: address as never, replace: true });
  };
}
