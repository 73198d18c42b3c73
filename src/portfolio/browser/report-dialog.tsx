import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import ProjectsScreen from "../../entities/projects/projects-screen.tsx";
import { recordClient } from "../../records/record-client.ts";
import { refreshAll } from "../../records/cache.ts";
import { type Around, ScreenContext } from "../../screen/description.ts";
import { VerbDialog } from "../../screen/late-dialogs.ts";
import { refreshPortfolio } from "./portfolio-data.ts";

type Props = { project: { id: string; name: string }; onClose: () => void };

/** Asks how a project goes, as its panel does. */
export default function ReportDialog({ project: { id, name }, onClose }: Props) {
  const cache = useQueryClient();
  const around = useMemo<Around>(() => ({ described: ProjectsScreen.described, ask: () => undefined }), []);
  const send = async (input: object) => {
    await recordClient("projects").do("report", { ...input, id });
    refreshAll(cache, "projects");
    refreshPortfolio(cache);
  };
  return (
    <ScreenContext value={around}>
      <VerbDialog name="report" what={name} send={send} onClose={onClose} />
    </ScreenContext>
  );
}
