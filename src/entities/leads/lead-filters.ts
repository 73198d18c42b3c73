import type { Where } from "../../entity/list-request.ts";
import { type FilterOption, startOf } from "../../records/filters.ts";
import { by } from "../../screen/filters.ts";
import { dayAfter, isoDay } from "../../records/date-spans.ts";
import { stateWord } from "../../records/state-word.ts";
import { wholeChoiceWord } from "../../ui/choice-word.ts";
import { phrase, t } from "../../ui/translate.ts";
import { reasonName, sourceName } from "../choices/known.ts";
import { followed, type KnownStage, pipelinesKnown, stagesGone, stagesKnown, wayOf } from "../stages/known.ts";
import { open_types, type StageType } from "../stages/stage-types.ts";

/** What leads are filtered by, under the names that addresses have for it. */
export const lead_filters = [
  by.options("stage", { also: standing }),
  by.options("stage", { name: "pipeline", label: phrase("Pipeline"), also: pipelines }),
  by.options("stage", { name: "reached", label: phrase("Stage reached"), also: reached }),
  by.owner("owner_id", { name: "owner" }),
  by.used("source", { also: unsaid, worded: sourceName }),
  by.tags("tag_ids", { name: "tag" }),
  by.amount("value"),
  by.day("expected_close", { name: "close", empty: true }),
  by.moment("next_activity_at", { name: "next", label: phrase("Next step"), empty: true }),
  by.moment("created_at", { name: "created" }),
  by.moment("stage_entered_at", { name: "entered", label: phrase("Last move") }),
  by.used("lost_reason", { name: "reason", label: phrase("Reason of loss"), worded: reasonName }),
  by.text("company_name", { name: "company", label: phrase("Company") }),
  by.text("city"),
  by.options("answer", { label: phrase("First answer"), also: answers }),
];

/** What is open, won or lost in whatever pipeline, what has stood too long, and each stage that is worked in. */
function standing(): FilterOption[] {
  return [
    { value: "open", label: t("open"), where: { stage: { in: keys(stagesKnown(undefined, open_types)) } } },
    { value: "stale", label: t("open for too long"), where: { or: stale() } },
    ...stagesKnown(undefined, open_types).map((stage) => ({ value: stage.key, label: wholeWord(stage.key) })),
    ...(["won", "lost"] as StageType[]).map((type) => ({
      value: type,
      label: stateWord("leads", stagesKnown(undefined, [type])[0]?.key ?? type),
      where: { stage: { in: keys(stagesKnown(undefined, [type])) } },
    })),
    // What old addresses say: where the leads of a removed stage are today.
    ...stagesGone().map(({ key }) => ({
      value: key,
      label: wholeWord(key),
      where: { stage: followed(key) },
      hidden: true,
    })),
  ];
}

const wholeWord = (key: string) => wholeChoiceWord(key, "stages");

function pipelines(): FilterOption[] {
  const all = pipelinesKnown();
  if (all.length < 2) return [];
  return all.map(({ key, name }) => ({
    value: key,
    label: t(name),
    where: { stage: { in: keys(stagesKnown(key)) } },
  }));
}

/** Whether somebody spoke with them in time; what should have been done by now, to five minutes. */
function answers(): FilterOption[] {
  const now = new Date(Math.floor(Date.now() / 300_000) * 300_000).toISOString();
  const overdue: Where = { answer: "awaited", answer_due_at: { lt: now } };
  return [
    { value: "awaited", label: t("awaited") },
    { value: "overdue", label: t("overdue"), where: overdue },
    { value: "in_time", label: t("in time") },
    { value: "late", label: t("too late") },
  ];
}

/** In stages that say after how many days a lead is stale, those that came into them and were touched before that. */
function stale(): Where[] {
  const by_days = Map.groupBy(stagesKnown(undefined, ["open"]), ({ stale_days }) => stale_days);
  const terms = [...by_days].flatMap(([days, stages]): Where[] => {
    if (days === null) return [];
    const before = { lt: startOf(dayAfter(isoDay(new Date()), 1 - days), 0) };
    const untouched = { or: [{ last_touch_at: { is_null: true } }, { last_touch_at: before }] };
    return [{ stage: { in: keys(stages) }, stage_entered_at: before, ...untouched }];
  });
  return terms.length > 0 ? terms : [{ id: { is_null: true } }];
}

const keys = (stages: KnownStage[]) => stages.map(({ key }) => key);

/** Who stands there or beyond, or was lost from there or beyond. */
function reached(): FilterOption[] {
  return pipelinesKnown().flatMap((pipeline) => {
    const way = wayOf(pipeline.key);
    const lost = keys(stagesKnown(pipeline.key, ["lost"]));
    return way.slice(1).map((stage, index) => {
      const beyond = keys(way.slice(index + 1));
      const from = [...beyond, ...keys(stagesGone()).filter((key) => beyond.includes(followed(key)))];
      const lost_there: Where = { stage: { in: lost }, reopened_to: { in: from } };
      return { value: stage.key, label: wholeWord(stage.key), where: { or: [{ stage: { in: beyond } }, lost_there] } };
    });
  });
}

function unsaid(): FilterOption[] {
  return [{ value: "none", label: t("not set"), where: { or: [{ source: { is_null: true } }, { source: "none" }] } }];
}
