import { Link, useLocation } from "@tanstack/react-router";
import { homePath } from "../pages/home-path.ts";
import { useRoutes } from "../pages/routes-context.ts";
import { useSession } from "../client/session-context.ts";
import { buttonLook } from "../ui/button-look.ts";
import { Page } from "../ui/page.tsx";
import { t } from "../ui/translate.ts";
import { plannedSentence } from "./planned-sentences.ts";

/** Says in one sentence what a page will hold, and leads home. */
export default function Planned() {
  const { pathname } = useLocation();
  const session = useSession();
  const routes = useRoutes();
  const here = routes.find((route) => route.path === pathname);
  const home = homePath(session, routes);
  const title = routes.find((route) => route.path === home)?.title ?? "";
  return (
    <Page title={t(here?.title ?? "")} meta={t("Not built yet")}>
      <div className="flex flex-col items-start gap-4 border-t border-line px-4 py-6">
        <p className="max-w-[64ch] text-form text-ink-2">{t(plannedSentence(pathname))}</p>
        <Link to={home} className={buttonLook("plain", "medium")}>
          {t("Open {{page}}", { page: t(title) })}
        </Link>
      </div>
    </Page>
  );
}
