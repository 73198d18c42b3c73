import { TextField } from "../ui/text-field.tsx";
import { t } from "../ui/translate.ts";

const most_days = 365;

/** Whether a relation of a kind holds the days of what stands at its other end, and so may hold some between the two. */
export const holdsDays = (kind: string) => ["blocks", "starts_before", "finishes_before"].includes(kind);

/** What is wrong with the days that were typed, as a sentence. */
export function wrongLag(typed: string): string | undefined {
  const right = /^\s*\d{0,3}\s*$/.test(typed) && Number(typed) <= most_days;
  return right ? undefined : t("Between 0 and 365 days.");
}

export const lagLabel = () => t("Working days between them");

type Props = { lag: string; error: string | undefined; type: (lag: string) => void };

/** How many working days lie between the two ends of a relation. */
export function LagField({ lag, error, type }: Props) {
  return <TextField name="lag" label={lagLabel()} value={lag} error={error} onChange={type} />;
}
