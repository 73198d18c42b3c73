import { SelectField } from "../ui/select-field.tsx";
import { t } from "../ui/translate.ts";

type Asked = { language: string; days: string };
type Props = {
  asked: Asked;
  change: (to: Partial<Asked>) => void;
  /** For how many days it may work. */ days: string[];
};

/** In which language the page behind a link speaks, and for how long it works. */
export function LinkFields({ asked, change, days }: Props) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectField
        label={t("Language of the page")}
        name="language"
        value={asked.language}
        options={[
          { value: "english", label: "English" },
          { value: "french", label: "Français" },
        ]}
        onChange={(language) => change({ language })}
      />
      <SelectField
        label={t("Works for")}
        name="days"
        value={asked.days}
        options={days.map((value) => ({ value, label: t("{{count}} days", { count: value }) }))}
        onChange={(many) => change({ days: many })}
      />
    </div>
  );
}
