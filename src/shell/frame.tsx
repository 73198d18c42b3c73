import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory, createRouter } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { isSignedIn, type Session } from "../client/session.ts";
import { startTranslation, t } from "../ui/translate.ts";
import type { AppRoute } from "../pages/app-route.ts";
import { AppTree } from "./app-tree.tsx";
import { french } from "./app-catalogue.ts";
import { homeAddress } from "../pages/home-path.ts";
import { routeTree } from "./router.tsx";
import { routeOf, routes } from "./routes.ts";

/**
 * The frame around every page as the server draws it, in the person's language: header, navigation and the page's title.
 * The browser's app draws the same and takes its place. Empty for whoever is not signed in.
 */
export async function frame(asked: Session, path: string): Promise<{ title: string; body: string }> {
  if (!isSignedIn(asked)) return { title: "Tandem", body: "" };
  // The frame is the same whatever a list begins with.
  const session = { ...asked, person: { ...asked.person, begins_with: {} } };
  const here = path === "/dashboard" ? homeAddress(session, routes).path : path;
  const history = createMemoryHistory({ initialEntries: [here] });
  const router = createRouter({ routeTree: routeTree(session, (route) => () => <Title route={route} />), history });
  await router.load();
  // Nothing is awaited from here on, so that the language is this person's throughout.
  startTranslation(session.person.language, session.person.language === "fr" ? french : {});
  const tree = <AppTree session={session} router={router} cache={new QueryClient()} />;
  return { title: `${t(routeOf(here)?.title ?? "Tandem")} · Tandem`, body: renderToString(tree) };
}

function Title({ route }: { route: AppRoute }) {
  return <h1 className="px-4 pt-3.5 text-page font-semibold">{t(route.title)}</h1>;
}
