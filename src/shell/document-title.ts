import { useLocation } from "@tanstack/react-router";
import { usePageTitle } from "../ui/document-title.ts";
import { phrase, t } from "../ui/translate.ts";
import { routeOf } from "./routes.ts";

/** Titles the window by the route one is at. */
export function useDocumentTitle(): void {
  const { pathname } = useLocation();
  usePageTitle(t(titleOf(pathname)));
}

function titleOf(path: string): string {
  if (path === "/unauthorized") return phrase("Access Denied");
  return routeOf(path)?.title ?? phrase("Page not found");
}
