import { phrase, t } from "../ui/translate.ts";
import { by, type Filter } from "./filters.ts";

/** The filter by which what is archived is looked at, which lists leave out otherwise. */
export const archived = <C extends string>(column: C): Filter<C> =>
  by.options(column, {
    name: "archived",
    label: phrase("Archived"),
    also: () => [{ value: "yes", label: t("Yes"), where: { [column]: { is_null: false } } }],
  });
