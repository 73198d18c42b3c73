import { DataFailure } from "../../errors/data-failure.tsx";
import { useFigures, useLooking } from "../../home/browser/use-figures.ts";
import type { Narrowed } from "../../home/browser/home-figures.ts";
import { Waiting } from "../../home/browser/waiting.tsx";
import { Efforts } from "./efforts.tsx";
import { ForecastsKept } from "./forecasts-kept.tsx";
import { PaceTiles } from "./pace-tiles.tsx";
import { useSales } from "./sales-data.ts";
import { SourceReturn } from "./source-return.tsx";
import { StagePassages } from "./stage-passages.tsx";
import { rateFigures, rateQuestions } from "./win-rate-figures.ts";
import { WinRates } from "./win-rates.tsx";

/** How fast and how well leads are won: by stage, owner, source, size and month, and against what was expected. */
export default function SalesPart({ narrowed }: { narrowed: Narrowed }) {
  const looking = useLooking();
  const { data: told, error } = useSales(narrowed);
  const { data: answers, error: failed } = useFigures(rateQuestions(narrowed, looking));
  const problem = (!told && error) || (!answers && failed);
  if (problem) return <DataFailure error={problem} />;
  if (!told || !answers) return <Waiting />;
  const figures = rateFigures(narrowed, answers);
  return (
    <div className="flex min-w-0 flex-col gap-6 pb-8">
      <PaceTiles pace={told.pace} before={told.before} closed={figures.closed} won={figures.won} open={figures.open} />
      <div className="flex min-w-0 flex-col gap-7 px-4">
        <StagePassages passages={told.stages} />
        <div className="grid gap-x-7 gap-y-7 desktop:grid-cols-2">
          <WinRates figures={figures} />
          <ForecastsKept months={told.months} />
          <SourceReturn lines={figures.sources} />
          <Efforts efforts={told.efforts} />
        </div>
      </div>
    </div>
  );
}
