import { Plus } from "lucide-react";
import { useState } from "react";
import { DataFailure } from "../../../errors/data-failure.tsx";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { t } from "../../../ui/translate.ts";
import { type Asked, Ask } from "./ask.tsx";
import { PipelineSection } from "./pipeline-section.tsx";
import { RemovedStages } from "./removed-stages.tsx";
import { usePipelines } from "./use-pipelines.ts";

/** The company's pipelines and their stages, for whoever may change them; what is removed says where its leads go. */
export default function PipelinesSettings() {
  const { error, pipelines, stages, leadsIn } = usePipelines();
  const [asked, ask] = useState<Asked | null>(null);
  if (error) return <DataFailure error={error} />;
  if (!pipelines) return <Skeleton className="w-64" />;
  return (
    <>
      <p className="mb-2 text-ink-2">
        {t("A lead goes from stage to stage. What is removed hands its leads to the stage that you choose.")}
      </p>
      {pipelines.map((pipeline, at) => (
        <PipelineSection
          key={pipeline.key}
          {...{ pipeline, leadsIn, ask }}
          place={at + 1}
          count={pipelines.length}
          stages={stages.filter((stage) => stage.pipeline === pipeline.key && !stage.replaced_by)}
        />
      ))}
      <RemovedStages pipelines={pipelines} stages={stages} leadsIn={leadsIn} />
      <div>
        <Button onClick={() => ask({ what: "pipeline" })}>
          <Plus aria-hidden />
          {t("New pipeline")}
        </Button>
      </div>
      {asked && <Ask asked={asked} {...{ pipelines, stages, leadsIn }} onClose={() => ask(null)} />}
    </>
  );
}
