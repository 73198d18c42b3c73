import { t } from "../../../ui/translate.ts";

/** Said in the place of what takes a password, to somebody who came in by the company's provider and has none. */
export function NoPassword() {
  return (
    <p className="text-ink-2">
      {t("You have no password. To choose one, have a link sent at the sign-in page, or ask an administrator for one.")}
    </p>
  );
}
