import type { Rights } from "../../client/api.ts";
import { placeOf } from "../../entities/places.ts";
import { holdTyping } from "../../keys/hold-typing.ts";
import { useKeyOf } from "../../keys/own-keys.ts";
import { useAddress } from "../../records/address.ts";
import { useField } from "../../records/use-meta.ts";
import { t } from "../../ui/translate.ts";
import { useScreen } from "../description.ts";
import type { Dated } from "./days.ts";
import type { DayWords } from "./day-words.ts";

/** How a new record is begun on a day: by the entity's form, with that day in it. */
export type Begin = {
  act: (day: string) => void;
  /** "New lead", and with its day. */
  label: string;
  labelOn: (day: string) => string;
  /** What an element of the day says of it to the key that begins a new one. */
  mark: (day: string) => string;
  key: ReturnType<typeof useKeyOf>;
};

/** The way to a new record on a day; null for who may make none, and where no form asks for that day. */
export function useBegin({ column }: Dated, rights: Rights, words: DayWords): Begin | null {
  const { entity, form, made_by } = useScreen().described;
  const [, go] = useAddress();
  const key = useKeyOf("new");
  const creatable = useField(entity, column)?.creatable;
  // (A dialog of one's own is given the day, too.)
  if (!rights["create"] || !creatable || !(made_by || form.includes(column))) return null;
  const { one = entity, new: fresh = one } = placeOf(entity)?.words ?? {};
  const label = t(fresh);
  // (`begunTexts` reads it.)
  const mark = (day: string) => `${column}:${day}`;
  return {
    act: (day) => {
      holdTyping();
      go({ new: mark(day), day: null });
    },
    label,
    labelOn: (day) => t("{{new_one}} on {{day}}", { new_one: label, day: words.inFull(day) }),
    mark,
    key,
  };
}
