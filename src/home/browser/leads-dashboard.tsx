import { useDeferredValue } from "react";
import { useAddress } from "../../records/address.ts";
import { DataFailure } from "../../errors/data-failure.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { reasonName } from "../../entities/choices/known.ts";
import { stagesKnown } from "../../entities/stages/known.ts";
import { formatSums } from "../../ui/money.ts";
import { wholeChoiceWord } from "../../ui/choice-word.ts";
import { t } from "../../ui/translate.ts";
import { AnswersTile } from "./answers-tile.tsx";
import { Conversion, Counted, sourceWord, useOwnerWord } from "./charts.tsx";
import { FiguresPage } from "./figures-page.tsx";
import { FigureLink } from "./figure-link.tsx";
import { ages, leadsFigures, type LeadsFigures, leadsQuestions } from "./leads-figures.ts";
import { Nothing, Waiting } from "./waiting.tsx";
import { periodOf } from "./period.ts";
import { None, Titled } from "./titled.tsx";
import { Before, Change, no_break, Tile, Tiles } from "./tiles.tsx";
import { useFigures } from "./use-figures.ts";
import { useNever } from "./use-never.ts";
import { ownerAt } from "./whose.ts";

/** The state of the leads: what came, what nobody has taken, what stands still, and what becomes of it. */
export default function LeadsDashboard() {
  const [address] = useAddress();
  const narrowed = { period: periodOf(address["period"]), owner: ownerAt(address) };
  const { data, error } = useFigures(leadsQuestions(narrowed));
  // (Drawn in slices, as what a store tells is not.)
  const told = useDeferredValue(data);
  const figures = told && leadsFigures(narrowed, told);
  const nothing = !!figures && figures.open.count + figures.unassigned.count + figures.fresh.now.count === 0;
  const never = useNever(nothing && !address["period"] && narrowed.owner === undefined);
  if (error && !data) return <DataFailure error={error} />;
  return (
    <FiguresPage title={t("Lead dashboard")} {...narrowed} bare={!!never}>
      <div className="flex min-w-0 flex-col gap-5 pb-6">
        {!figures || never === undefined ? (
          <Waiting />
        ) : nothing ? (
          <Nothing never={never} narrowed={narrowed.owner !== undefined} />
        ) : (
          <Numbers figures={figures} />
        )}
      </div>
    </FiguresPage>
  );
}

function Numbers({ figures }: { figures: LeadsFigures }) {
  const { sources, owners, reasons } = figures;
  const ownerWord = useOwnerWord();
  const none_came = <None text={t("No lead came in this period.")} />;
  return (
    <>
      <LeadTiles figures={figures} />
      <div className="grid gap-x-7 gap-y-6 px-4 desktop:grid-cols-3">
        <div className="-mx-4 min-w-0 desktop:col-span-2">
          <Ages figures={figures} />
        </div>
        <Counted
          title={t("Why leads were lost")}
          of={t("Reason of loss")}
          lines={reasons}
          wording={reasonName}
          empty={<None text={t("No lead was lost in this period.")} />}
        />
      </div>
      <div className="grid gap-x-7 gap-y-6 px-4 tablet:grid-cols-2">
        <Conversion
          title={t("Sources, leads of the period")}
          of={t("Source")}
          lines={sources}
          wording={sourceWord}
          empty={none_came}
        />
        <Conversion
          title={t("Owners, leads of the period")}
          of={t("Owner")}
          lines={owners}
          wording={ownerWord}
          empty={none_came}
        />
      </div>
    </>
  );
}

function LeadTiles({ figures }: { figures: LeadsFigures }) {
  const { fresh, unassigned, unassigned_long, stale, open, without_step } = figures;
  const says_when = stagesKnown(undefined, ["open"]).some(({ stale_days }) => stale_days !== null);
  return (
    <Tiles label={t("Figures of the period")}>
      <Tile name={t("New leads")} figure={fresh.now}>
        <Before name={t("New leads")} figure={fresh.before} change={<Change compared={fresh} />} />
      </Tile>
      <Tile name={t("Without an owner")} figure={unassigned}>
        <span>
          {t("for more than a week:")}
          {no_break}
          <FigureLink figure={unassigned_long} of={t("Without an owner for more than a week")} />
        </span>
      </Tile>
      <Tile name={t("Open for too long")} figure={stale}>
        <span>{says_when ? formatSums(stale.value) : t("No stage says after how many days.")}</span>
      </Tile>
      <Tile name={t("Open without a next step")} figure={without_step}>
        <span>
          {t("of all open:")}
          {no_break}
          <FigureLink figure={open} of={t("Still open")} />
        </span>
      </Tile>
      <Tile name={t("Open now")} figure={open} text={formatSums(open.value)}>
        <span>{t("Weighted: {{value}}", { value: formatSums(open.weighted) })}</span>
      </Tile>
      <AnswersTile figures={figures} />
    </Tiles>
  );
}

function Ages({ figures }: { figures: LeadsFigures }) {
  const title = t("How long open leads have stood in their stage");
  const names = ages.map(({ least, most }) =>
    most === null
      ? t("over {{days}} days", { days: least - 1 })
      : t("{{from}} to {{to}} days", { from: least, to: most }),
  );
  const rows = figures.ages.map(({ key, figure, by_age }) => ({
    key,
    cells: [
      wholeChoiceWord(key, "stages"),
      ...by_age.map((each, index) => (
        <FigureLink key={names[index]} figure={each} of={`${wholeChoiceWord(key, "stages")}, ${names[index]}`} />
      )),
      <FigureLink key="all" figure={figure} of={wholeChoiceWord(key, "stages")} />,
      formatSums(figure.value),
    ],
  }));
  return (
    <Titled title={title}>
      <DataTable label={title} head={[t("Stage"), ...names, t("In all"), t("Value")]} rows={rows} />
    </Titled>
  );
}
