import { useSession } from "../client/session-context.ts";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { t } from "../ui/translate.ts";

type Props<Everyone extends string> = {
  value: "private" | "team" | Everyone;
  /** How it is kept that all of the staff see it. */
  everyone: Everyone;
  onChange: (value: "private" | "team" | Everyone) => void;
};

/** Who sees what somebody keeps: themselves, their team where they have one, or all of the staff. */
export function Readers<Everyone extends string>({ value, everyone, onChange }: Props<Everyone>) {
  const { person } = useSession();
  const options: { value: Props<Everyone>["value"]; label: string }[] = [
    { value: "private", label: t("Only me") },
    ...(person.team_id ? [{ value: "team" as const, label: t("My team") }] : []),
    { value: everyone, label: t("All staff") },
  ];
  return (
    <div className="flex flex-col gap-1">
      <span className="text-row font-medium">{t("Who sees it")}</span>
      <SegmentedControl label={t("Who sees it")} {...{ value, options, onChange }} />
    </div>
  );
}
