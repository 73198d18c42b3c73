import { useQuery } from "@tanstack/react-query";
import { api, type Entry } from "../../client/api.ts";
import type { Where } from "../../entity/list-request.ts";

export type ProjectLink = Entry<"project_links">;
type Project = Entry<"projects">;

/** The relations of a project, and the projects at their other ends as far as the reader sees them. */
export function useProjectLinks(id: string) {
  const ends: Where = { or: [{ from_id: id }, { to_id: id }] };
  const where: Where = { and: [ends, { from_deleted_at: null, to_deleted_at: null }] };
  const links = useQuery({
    queryKey: ["project_links", "list", "of", id],
    queryFn: ({ signal }) => api.project_links.list({ where, order: ["created_at"], limit: 50 }, signal),
  });
  const others = [...new Set((links.data?.data ?? []).map((link) => otherOf(link, id)))].toSorted();
  const projects = useQuery({
    queryKey: ["projects", "list", "ends", others],
    queryFn: ({ signal }) => api.projects.list({ where: { id: { in: others } }, limit: 50 }, signal),
    enabled: others.length > 0,
  });
  const by_id = new Map<string, Project>((projects.data?.data ?? []).map((project) => [project.id, project]));
  return {
    error: links.error,
    pending: links.isPending || (others.length > 0 && projects.isPending),
    links: links.data?.data ?? [],
    rights: links.data?.rights ?? {},
    projectOf: (link: ProjectLink) => by_id.get(otherOf(link, id)),
  };
}

const otherOf = ({ from_id, to_id }: Pick<ProjectLink, "from_id" | "to_id">, id: string) =>
  from_id === id ? to_id : from_id;
