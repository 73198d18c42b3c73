import { useNavigate } from "@tanstack/react-router";
import { Languages, LogOut, Plus, SunMoon, Zap } from "lucide-react";
import { useQueryClient } from "@tanstack/react-query";
import type { SignedIn, Theme } from "../client/session.ts";
import { useSession } from "../client/session-context.ts";
import type { SearchAction } from "../search/browser/search-action.ts";
import { SearchDialog } from "../search/browser/search-dialog.tsx";
import { currentLanguage, t } from "../ui/translate.ts";
import { changeLanguage, languages } from "../client/language.ts";
import { mayOpen } from "../pages/may-open.ts";
import { making } from "../pages/page-acts.ts";
import { quickAdd } from "./quick-add-slot.tsx";
import { routes } from "./routes.ts";
import { signOut } from "./sign-out.ts";
import { useTheme } from "../client/theme.ts";
import { themeOptions } from "../client/theme-options.ts";

type Go = (to: string, search?: Record<string, string>) => void;

/** The search of everything, with the pages and acts of whoever is signed in. */
export default function SearchPalette({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [, setTheme] = useTheme();
  const go: Go = (to, search = {}) => void navigate({ to, search: search as never });
  const actions = [
    ...quick(session),
    ...creations(session, go),
    ...pages(session, go),
    ...themes(setTheme),
    ...otherLanguages(),
    { id: "sign-out", label: t("Sign out"), icon: LogOut, run: () => void signOut(() => cache.clear()) },
  ];
  return <SearchDialog onClose={onClose} actions={actions} opens={(path) => mayOpen(session, path)} />;
}

function quick({ rights }: SignedIn): SearchAction[] {
  if (!rights?.["tasks"]?.["create"]) return [];
  return [{ id: "quick-add", label: t("Quick add"), also: t("Create task"), icon: Zap, run: quickAdd }];
}

function creations(session: SignedIn, go: Go): SearchAction[] {
  return making(session).map(({ label, path, search, place: { entity, words, icon = Plus } }) => {
    const also = words.create && { also: t(words.create) };
    return { id: `new-${entity}`, label, ...also, icon, run: () => go(path, search) };
  });
}

function pages(session: SignedIn, go: Go): SearchAction[] {
  return routes
    .filter((route) => mayOpen(session, route.path))
    .map(({ path, title, icon }) => {
      return {
        id: path.replaceAll("/", "_"),
        label: t("Go to {{page}}", { page: t(title) }),
        icon,
        run: () => go(path),
      };
    });
}

function themes(choose: (theme: Theme) => void): SearchAction[] {
  return themeOptions().map(({ value, label }) => {
    const run = () => choose(value as Theme);
    return { id: `theme-${value}`, label: t("Theme: {{theme}}", { theme: label }), icon: SunMoon, run };
  });
}

function otherLanguages(): SearchAction[] {
  return languages
    .filter(({ value }) => value !== currentLanguage())
    .map(({ value, label }) => {
      const run = () => void changeLanguage(value);
      return { id: `language-${value}`, label: t("Language: {{language}}", { language: label }), icon: Languages, run };
    });
}
