import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, type Entry } from "../../client/api.ts";
import { newKey } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { refreshAll } from "../../records/cache.ts";
import { useRecords } from "../../records/use-records.ts";
import type { Assigning } from "../../screen/description.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { isOutside } from "./is-outside.ts";

/** Says that whoever is to get a task is not on its project, and adds them where the reader may. */
export default function OutsideProject({ row, to }: Assigning) {
  const { project_id } = row as unknown as Entry<"tasks">;
  return project_id ? <Outside {...{ project_id, to }} /> : null;
}

function Outside({ project_id, to }: { project_id: string; to: Assigning["to"] }) {
  const cache = useQueryClient();
  const { person, rights } = useSession();
  const { data: project } = useQuery({
    queryKey: ["projects", "get", project_id],
    queryFn: ({ signal }) => api.projects.get(project_id, signal),
    retry: false,
  });
  const members = useRecords<Entry<"project_members">>("project_members", {
    where: { project_id, user_id: to.id },
    order: ["created_at"],
  });
  if (!isOutside({ project, members: members.isPending ? undefined : members.rows, to: to.id })) return null;
  const scopes = rights?.["project_members"]?.["create"] ?? [];
  const adds = scopes.includes("all") || (scopes.includes("own") && project?.owner_id === person.id);
  const add = async () => {
    await api.project_members.create({ project_id, user_id: to.id }, newKey());
    refreshAll(cache, "project_members");
    toast(t("{{name}} is on the project now.", { name: to.name }), { tone: "good" });
  };
  return (
    <p role="status" className="flex flex-wrap items-center gap-2 text-ink-2">
      <span className="min-w-0 flex-1">
        {t("{{name}} is not on the project {{project}}: they see this task, and not the project.", {
          name: to.name,
          project: project?.name ?? "",
        })}
      </span>
      {adds && (
        <Button size="small" onClick={() => void add().catch(toastRefusal)}>
          {t("Add to project")}
        </Button>
      )}
    </p>
  );
}
