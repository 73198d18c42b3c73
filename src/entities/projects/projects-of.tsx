import type { Entry } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import { list } from "../../screen/child-list.ts";
import { useHere } from "../../screen/description.ts";
import { RecordLink } from "../../screen/record-link.tsx";
import { RelatedList } from "../../screen/related-list.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { glyphs } from "./project-glyphs.ts";

const projects = list("projects", {
  form: [],
  order: ["-created_at"],
  kept: true,
  line: (project) => <ProjectLine project={project} />,
});

/** The projects of the client or the lead that is open, as links. */
export function ProjectsOf({ by }: { by: "account_id" | "lead_id" }) {
  const { id } = useHere<"accounts">().row;
  const { rights } = useSession();
  if (!rights?.["projects"]?.["read"]) return null;
  return <RelatedList list={projects} where={{ [by]: id }} given={null} />;
}

function ProjectLine({ project }: { project: Entry<"projects"> }) {
  const { name, key, status } = project;
  return (
    <>
      <p className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate font-medium">
          <RecordLink entity="projects" row={project}>
            {name}
          </RecordLink>
        </span>
        <span className="flex-none text-ink-3">{key}</span>
      </p>
      <StateMark entity="projects" state={status} glyph={glyphs[status]} />
    </>
  );
}
