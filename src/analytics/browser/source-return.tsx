import { Conversion, sourceWord } from "../../home/browser/charts.tsx";
import { None } from "../../home/browser/titled.tsx";
import { t } from "../../ui/translate.ts";
import type { RateFigures } from "./win-rate-figures.ts";

/** What sources brought and, where somebody says what they cost, what came back of it. */
export function SourceReturn({ lines }: { lines: RateFigures["sources"] }) {
  return (
    <Conversion
      title={t("Return of sources, leads of the period")}
      of={t("Source")}
      lines={lines}
      wording={sourceWord}
      empty={<None text={t("No lead came in this period.")} />}
    />
  );
}
