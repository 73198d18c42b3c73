import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { phrase, t } from "../ui/translate.ts";
import { routeOf } from "./routes.ts";

/** Keeps the window's title at "Leads · Tandem", by the route one is at. */
export function useDocumentTitle(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${t(titleOf(pathname))} · Tandem`;
  }, [pathname]);
}

function titleOf(path: string): string {
  if (path === "/unauthorized") return phrase("Access Denied");
  return routeOf(path)?.title ?? phrase("Page not found");
}
