import { ListFilter } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuChoice } from "../../ui/menu.tsx";
import { phrase, t } from "../../ui/translate.ts";

/** What notifications are about; `all` for everything. */
export type Topic = "all" | "mentions" | "clients" | "care" | "agents" | "imports" | "access";

const topics: Record<Topic, { name: string; kinds?: string[] }> = {
  all: { name: phrase("Everything") },
  mentions: { name: phrase("Mentions"), kinds: ["mentioned"] },
  clients: { name: phrase("Messages"), kinds: ["client_wrote", "company_wrote", "messaged", "mail_came"] },
  care: {
    name: phrase("Records in your care"),
    kinds: [
      "due",
      "due_soon",
      "overdue",
      "undelivered",
      "assigned",
      "handed_over",
      "moved",
      "time_refused",
      "time_missing",
      "report_asked",
      "blocked",
      "unblocked",
      "rescheduled",
      "commented",
      "ticket_asked",
      "ticket_due",
      "rights_end",
      "signature",
    ],
  },
  agents: {
    name: phrase("Agents"),
    kinds: ["task_done", "task_failed", "task_waits", "repository", "webhook", "workflow", "finding", "agents"],
  },
  imports: { name: phrase("Imports"), kinds: ["import"] },
  access: { name: phrase("Your access"), kinds: ["role", "sign_in", "second_factor", "way_in", "password"] },
};

/** The kinds of a topic; undefined for all. */
export function kindsOf(topic: Topic): string[] | undefined {
  return topics[topic].kinds;
}

type Props = { value: Topic; onChange: (topic: Topic) => void };

/** Chooses what the list is about. */
export function TopicMenu({ value, onChange }: Props) {
  const options = Object.entries(topics).map(([topic, { name }]) => ({ value: topic, label: t(name) }));
  return (
    <Menu trigger={<IconButton icon={ListFilter} label={t("Filter by kind")} />}>
      <MenuChoice label={t("Show")} value={value} options={options} onChange={(topic) => onChange(topic as Topic)} />
    </Menu>
  );
}

/** Says that the list does not show everything, and how it does again. */
export function TopicLine({ value, onChange }: Props) {
  if (value === "all") return null;
  return (
    <div className="flex items-center gap-2 border-b border-line-2 py-1 pr-2 pl-4 text-row text-ink-2">
      <p className="min-w-0 flex-1">{t("Only: {{topic}}", { topic: t(topics[value].name) })}</p>
      <Button size="small" tone="quiet" onClick={() => onChange("all")}>
        {t("Show everything")}
      </Button>
    </div>
  );
}
