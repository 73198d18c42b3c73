import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import type { EntityName } from "../../client/api.ts";
import { placeOf } from "../../entities/places.ts";
import { useTags } from "../../entities/tags/use-tags.ts";
import type { FilterField, FilterOption } from "../../records/filters.ts";
import { usePeople } from "../../records/owners.ts";
import { loadKnown } from "../../records/use-meta.ts";
import { useNamed } from "../../records/use-named.ts";
import type { Described } from "../../screen/description.ts";
import { labelOf } from "../../screen/label.ts";
import { choicesIn, useChoiceLists } from "../../ui/choice-lists.ts";
import { wholeChoiceWord } from "../../ui/choice-word.ts";
import { addSentences, currentLanguage, phrase, t } from "../../ui/translate.ts";
import { type ReportSource, report_sources } from "../definition-shape.ts";
import { isFilterable, isRelatable, type ReportField } from "../report-fields.ts";
import { filterOf } from "../report-filters.ts";
import { filter_prefix } from "./report-address.ts";

/** A field as the builder offers it, and how the address filters by it. */
export type BuilderField = ReportField & { label: string; filter: FilterField };

/** The fields of a source and of what it points at, in the order of their names; undefined until they are known. */
export function useReportFields(source: ReportSource): BuilderField[] | undefined {
  const cache = useQueryClient();
  const version = useChoiceLists();
  const people = usePeople();
  const teams = useNamed("teams").map(({ id, name }) => ({ value: id, label: name }));
  const tags = useTags().map(({ id, name }) => ({ value: id, label: name }));
  const { data } = useQuery({
    queryKey: ["report fields", source, version],
    staleTime: Infinity,
    queryFn: () => loadFields(cache, source),
  });
  return data
    ?.map((field): BuilderField => {
      const label = field.of ? t("{{record}}: {{field}}", { record: field.of, field: field.word }) : field.word;
      return { ...field, label, filter: filterWithOptions(field, label, { people, teams, tags }) };
    })
    .toSorted(
      (one, other) =>
        Number(!!one.name.includes(".")) - Number(!!other.name.includes(".")) || one.label.localeCompare(other.label),
    );
}

/** A field as it is described, how it is called on its own page, and of what it is where it is not the source's. */
type Loaded = ReportField & { of: string; word: string };

async function loadFields(cache: QueryClient, source: ReportSource): Promise<Loaded[]> {
  const own = await labelled(source);
  const fields = (await loadKnown(cache, source))?.fields ?? [];
  const related = fields.filter(({ list, reference = "" }) => !list && isSource(reference));
  const beside = await Promise.all(
    related.map(async ({ name, reference = "" }) => {
      const labels = await labelled(reference as ReportSource);
      const those = (await loadKnown(cache, reference as EntityName))?.fields ?? [];
      return those
        .filter((field) => isRelatable(field) && !field.own)
        .map((field) => ({
          ...field,
          name: `${relationOf(name)}.${field.name}`,
          of: own(name),
          word: labels(field.name),
        }));
    }),
  );
  const plain = fields.filter(isFilterable).map((field) => ({ ...field, of: "", word: own(field.name) }));
  return [...plain, ...beside.flat()];
}

const isSource = (entity: string) => (report_sources as readonly string[]).includes(entity);

/** By which a column's record is named in a question: `project_id` points at `project`. */
const relationOf = (column: string) => column.replace(/_(id|of|to)$/, "");

/** How the fields of an entity are called on its own page, whose words come here, too. */
async function labelled(entity: ReportSource): Promise<(name: string) => string> {
  const place = placeOf(entity);
  const [screen, french] = await Promise.all([
    place?.screen?.(),
    currentLanguage() === "fr" ? place?.french?.() : undefined,
  ]);
  if (french) addSentences(french.french);
  const described = (screen?.default as { described?: Described } | undefined)?.described;
  return (name) => labelOf(described ?? ({ entity } as Described), name);
}

type Known = Record<"people" | "teams" | "tags", FilterOption[]>;

function filterWithOptions(field: ReportField, label: string, known: Known): FilterField {
  const list = field.chosen_from ?? field.offered_from;
  const listed = list ? choicesIn(list) : [];
  const filter = filterOf(field, { label, listed, worded: (word) => wordOf(word, field) });
  const named = { ...filter, name: `${filter_prefix}${field.name}` };
  if (named.kind !== "choice" || field.kind === "flag") return named;
  const values = listed.length > 0 ? listed.map(({ key }) => key) : (field.choices ?? []);
  const others = field.reference
    ? (known[field.reference as keyof Known] ?? [])
    : values.map((value) => ({ value, label: wholeChoiceWord(value, list) }));
  return { ...named, options: [...named.options, ...others] };
}

function wordOf(word: string, { reference }: ReportField): string {
  if (word === "none") return reference === "people" ? t("nobody") : t("not set");
  return t(words[word] ?? word.replace("type:", ""));
}

const words: Record<string, string> = {
  me: phrase("me"),
  team: phrase("my team"),
  yes: phrase("Yes"),
  no: phrase("No"),
  "type:open": phrase("open"),
  "type:won": phrase("won"),
  "type:lost": phrase("lost"),
  "type:on_hold": phrase("on hold"),
};
