import { phrase, t } from "../../ui/translate.ts";

/** How many submissions came to where. */
export type Counts = Record<keyof typeof count_words, number | null>;

/** What the page counts, as the server answers it. */
export type Machine = {
  days: (Counts & { day: string })[];
  forms: (Partial<Counts> & { id: string; name: string; status: string; last_at?: string | null })[];
};

/** What is counted, in words. */
export const count_words = {
  came: phrase("Sent"),
  set_aside: phrase("Set aside"),
  unconfirmed: phrase("To be confirmed"),
  waiting: phrase("Waiting"),
  known: phrase("Known already"),
  created: phrase("New leads"),
  assigned: phrase("Assigned"),
  failed: phrase("Failed"),
  dropped: phrase("Dropped"),
};

/** The steps of the way, with how many submissions came to each. */
export function stepsOf(days: Counts[]): { key: string; label: string; size: number }[] {
  const sum = (name: keyof Counts) => days.reduce((all, day) => all + (day[name] ?? 0), 0);
  const step = (key: keyof Counts) => ({ key, label: t(count_words[key]), size: sum(key) });
  const taken = { key: "taken", label: t("Taken in"), size: sum("created") + sum("known") };
  return [
    step("came"),
    step("set_aside"),
    step("unconfirmed"),
    step("waiting"),
    taken,
    step("known"),
    step("created"),
    step("assigned"),
    step("failed"),
  ];
}
