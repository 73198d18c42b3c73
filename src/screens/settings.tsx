import { Link } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import { useSession } from "../client/session-context.ts";
import { classNames } from "../ui/class-names.ts";
import { useMediaQuery } from "../ui/media-query.ts";
import { Page } from "../ui/page.tsx";
import { t } from "../ui/translate.ts";
import { SettingsList } from "./settings-list.tsx";
import { company_parts, own_parts, type Part } from "./settings-parts.tsx";
import { usePart } from "./use-part.ts";

/** One's own account, and for whoever sets it up the company: one part at a time, beside their list; on a phone the list comes first. */
export default function Settings() {
  const session = useSession();
  const mine = (parts: Part[]) => parts.filter(({ shown }) => shown?.(session) ?? true);
  const [own, company] = [mine(own_parts), mine(company_parts)];
  const { part, isAsked, heading } = usePart([...own, ...company]);
  const wide = useMediaQuery("(min-width: 1025px)");
  return (
    <Page title={t("Settings")}>
      <div className="grid border-t border-line px-4 pb-8 desktop:grid-cols-[13rem_minmax(0,1fr)] desktop:gap-8">
        <SettingsList
          groups={[
            { title: t("Your account"), parts: own },
            { title: t("The company"), parts: company },
          ]}
          here={part.id}
          shown={isAsked || wide}
          className={isAsked ? "max-desktop:hidden" : ""}
        />
        <section
          id={part.id}
          aria-labelledby="part"
          className={classNames(
            "flex min-w-0 flex-col gap-1 py-5 max-desktop:pt-1",
            !part.wide && "max-w-160",
            !isAsked && "max-desktop:hidden",
          )}
        >
          <Link to="/security" search={{} as never} className={back}>
            <ChevronLeft aria-hidden />
            {t("All settings")}
          </Link>
          <h2 id="part" ref={heading} tabIndex={-1} className="mb-2 text-head font-semibold">
            {t(part.title)}
          </h2>
          <part.Body key={part.id} />
        </section>
      </div>
    </Page>
  );
}

const back =
  "mb-2 -ml-1 inline-flex min-h-8 items-center gap-1 self-start rounded-md pr-2 text-ink-2 hover:text-ink touch:min-h-10 desktop:hidden";
