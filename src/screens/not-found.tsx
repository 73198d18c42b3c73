import { Link, useLocation } from "@tanstack/react-router";
import { mayOpen } from "../pages/may-open.ts";
import { routes } from "../shell/routes.ts";
import { useSessionIfAny } from "../client/session-context.ts";
import { Button } from "../ui/button.tsx";
import { t } from "../ui/translate.ts";
import { ErrorLayout } from "../errors/error-layout.tsx";
import { nearestPath } from "./nearest-path.ts";

/** An unknown path: suggests the nearest page that this person may open. */
export default function NotFound() {
  const { pathname } = useLocation();
  const session = useSessionIfAny();
  const open = session ? routes.filter((route) => mayOpen(session, route.path)) : [];
  const nearest = nearestPath(
    pathname,
    open.map((route) => route.path),
  );
  const route = open.find((route) => route.path === nearest);
  return (
    <ErrorLayout
      title={t("Page not found")}
      text={t("There is no page at {{path}}.", { path: pathname })}
      actions={
        <>
          <Button tone="primary" onClick={() => history.back()}>
            {t("Go Back")}
          </Button>
          <Button onClick={() => location.assign("/")}>{t("Go to Home")}</Button>
        </>
      }
    >
      {route && (
        <p className="text-row">
          <Link to={route.path} className="font-medium text-person underline underline-offset-2">
            {t("Did you mean “{{page}}”?", { page: t(route.title) })}
          </Link>
        </p>
      )}
    </ErrorLayout>
  );
}
