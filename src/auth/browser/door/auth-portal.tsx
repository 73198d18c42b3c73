import { BriefcaseBusiness, ChevronRight, Handshake, type LucideIcon } from "lucide-react";
import { type Door, lastDoor } from "./last-door.ts";
import { t } from "../../../ui/translate.ts";
import { Badge } from "../../../ui/badge.tsx";

/** The way in: one card for clients, one for employees; the one used last here is marked. */
export function AuthPortal({ company }: { company: string | undefined }) {
  return (
    <>
      <h1 className="text-page font-semibold">{company ? t("Sign in to {{company}}", { company }) : t("Sign in")}</h1>
      <p className="mt-1 mb-5 text-form text-ink-2">{t("Choose how you work with us.")}</p>
      <div className="flex flex-col gap-2">
        <Card
          door="client"
          icon={Handshake}
          title={t("Client")}
          text={t("Follow your projects, documents and requests.")}
        />
        <Card
          door="employee"
          icon={BriefcaseBusiness}
          title={t("Employee")}
          text={t("Work with leads, clients, projects and tasks.")}
        />
      </div>
      <p className="mt-6 text-row text-ink-3">
        <a
          href="/install"
          className="inline-flex items-center underline underline-offset-2 hover:text-ink touch:min-h-10"
        >
          {t("Install the app")}
        </a>
      </p>
    </>
  );
}

function Card(props: { door: Door; icon: LucideIcon; title: string; text: string }) {
  const { door, icon: Icon, title, text } = props;
  const isLast = lastDoor() === door;
  return (
    <a
      href={`/auth/${door}${location.search}`}
      // The way used last is one Enter away.
      ref={isLast ? (card) => card?.focus({ preventScroll: true }) : undefined}
      className="group flex items-center gap-3 rounded-md border border-line bg-raised px-4 py-3.5 transition-colors hover:border-control"
    >
      <Icon aria-hidden className="size-5! self-start text-person" />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2 text-form font-semibold">
          {title}
          {isLast && <Badge>{t("Used last here")}</Badge>}
        </span>
        <span className="block text-row text-ink-2">{text}</span>
      </span>
      <ChevronRight aria-hidden className="text-ink-3 group-hover:text-ink" />
    </a>
  );
}
