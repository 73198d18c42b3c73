import { createContext, useContext } from "react";
import type { AppRoute } from "./app-route.ts";

/** Hands the table of routes to screens that the table itself loads, without a circle of imports. */
export const RoutesContext = createContext<AppRoute[]>([]);

/** Every page that needs sign-in. */
export function useRoutes(): AppRoute[] {
  return useContext(RoutesContext);
}
