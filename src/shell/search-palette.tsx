import { useNavigate } from "@tanstack/react-router";
import { Building2, Languages, LogOut, SunMoon, Target } from "lucide-react";
import { useQueryClient } from "@tanstack/react-query";
import type { SignedIn, Theme } from "../client/session.ts";
import { useSession } from "../client/session-context.ts";
import type { SearchAction } from "../search/search-action.ts";
import { SearchDialog } from "../search/search-dialog.tsx";
import { currentLanguage, t } from "../ui/translate.ts";
import { changeLanguage, languages } from "./language.ts";
import { isThere, mayOpen } from "./may-open.ts";
import { routes } from "./routes.ts";
import { signOut } from "./sign-out.ts";
import { useTheme } from "./theme.ts";
import { themeOptions } from "./theme-options.ts";

type Go = (to: string, search?: Record<string, string>) => void;

/** The search of everything, with the pages and acts of whoever is signed in. */
export default function SearchPalette({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [, setTheme] = useTheme();
  const go: Go = (to, search = {}) => void navigate({ to, search: search as never });
  const actions = [
    ...creations(session, go),
    ...pages(session, go),
    ...themes(setTheme),
    ...otherLanguages(),
    { id: "sign-out", label: t("Sign out"), icon: LogOut, run: () => void signOut(() => cache.clear()) },
  ];
  return <SearchDialog onClose={onClose} actions={actions} opens={(path) => mayOpen(session, path)} />;
}

function creations(session: SignedIn, go: Go): SearchAction[] {
  const may = (entity: string, path: string) => !!session.rights?.[entity]?.["create"] && mayOpen(session, path);
  const lead = {
    id: "new-lead",
    label: t("Create lead"),
    also: t("New lead"),
    icon: Target,
    run: () => go("/leads", { new: "1" }),
  };
  const client = {
    id: "new-client",
    label: t("Create client"),
    also: t("New client"),
    icon: Building2,
    run: () => go("/clients", { new: "1" }),
  };
  return [...(may("leads", "/leads") ? [lead] : []), ...(may("accounts", "/clients") ? [client] : [])];
}

function pages(session: SignedIn, go: Go): SearchAction[] {
  return routes
    .filter((route) => isThere(session, route))
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
