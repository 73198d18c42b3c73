import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Download, LogOut, Settings } from "lucide-react";
import type { ComponentProps, ReactElement } from "react";
import { Menu, MenuChoice, MenuItem, MenuLine } from "../ui/menu.tsx";
import { currentLanguage, type Language, t } from "../ui/translate.ts";
import { changeLanguage, languages } from "../client/language.ts";
import { roleName } from "../client/role-name.ts";
import type { Theme } from "../client/session.ts";
import { useSession } from "../client/session-context.ts";
import { signOut } from "./sign-out.ts";
import { useTheme } from "../client/theme.ts";
import { themeOptions } from "../client/theme-options.ts";

/** Name and role, language, theme, settings and the way out. */
export default function UserMenu({ trigger }: { trigger: ReactElement<ComponentProps<"button">> }) {
  const { person } = useSession();
  const [theme, setTheme] = useTheme();
  const navigate = useNavigate();
  const cache = useQueryClient();
  return (
    <Menu trigger={trigger} defaultOpen>
      <div className="px-2 py-1.5">
        <p className="font-medium">{person.name}</p>
        <p className="text-meta text-ink-3">{roleName(person.role)}</p>
      </div>
      <MenuLine />
      <MenuChoice
        label={t("Language")}
        value={currentLanguage()}
        options={languages}
        onChange={(language) => void changeLanguage(language as Language)}
      />
      <MenuChoice
        label={t("Theme")}
        value={theme}
        options={themeOptions()}
        onChange={(theme) => setTheme(theme as Theme)}
      />
      <MenuLine />
      <MenuItem icon={Settings} onSelect={() => void navigate({ to: "/security" })}>
        {t("Security settings")}
      </MenuItem>
      <MenuItem icon={Download} href="/install">
        {t("Install the app")}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={LogOut} onSelect={() => void signOut(() => cache.clear())}>
        {t("Sign out")}
      </MenuItem>
    </Menu>
  );
}
