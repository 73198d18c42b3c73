import { useState } from "react";
import { keepPreferences } from "../../../client/preferences.ts";
import { useSession } from "../../../client/session-context.ts";
import { changeLanguage, languages } from "../../../client/language.ts";
import { sayNotKept } from "../../../client/not-kept.ts";
import { themeOptions } from "../../../client/theme-options.ts";
import { useTheme } from "../../../client/theme.ts";
import { formatDateTime, formatMoney } from "../../../ui/format.ts";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { Select } from "../../../ui/select.tsx";
import { currentLanguage, t } from "../../../ui/translate.ts";
import { Line } from "./line.tsx";
import { among, regionName, regions } from "./regions.ts";

/** How the app looks and speaks: the same on every device where this person signs in. */
export function PreferencesSection() {
  const [theme, setTheme] = useTheme();
  return (
    <>
      <Line name={t("Language")}>
        <SegmentedControl
          label={t("Language")}
          value={currentLanguage()}
          options={languages}
          onChange={(language) => void changeLanguage(language)}
        />
      </Line>
      <Line name={t("Theme")}>
        <SegmentedControl label={t("Theme")} value={theme} options={themeOptions()} onChange={setTheme} />
      </Line>
      <Region />
    </>
  );
}

function Region() {
  const { person } = useSession();
  const [now] = useState(() => new Date());
  // What is on screen already was written by the old format.
  const change = (choice: { locale: string } | { time_zone: string }) =>
    keepPreferences(choice).then(() => location.reload(), sayNotKept);
  const sample = `${formatDateTime(now)} · ${formatMoney(12_500)}`;
  return (
    <>
      <Line name={t("Regional format")}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Select
            aria-label={t("Regional format")}
            value={person.locale}
            options={among(regions, person.locale).map((value) => ({ value, label: regionName(value) }))}
            onChange={(event) => void change({ locale: event.target.value })}
          />
          <span className="text-meta text-ink-3 tabular-nums">{sample}</span>
        </span>
      </Line>
      <Line name={t("Time zone")}>
        <Select
          aria-label={t("Time zone")}
          value={person.time_zone}
          options={among(Intl.supportedValuesOf("timeZone"), person.time_zone).map((value) => ({
            value,
            label: value,
          }))}
          onChange={(event) => void change({ time_zone: event.target.value })}
        />
      </Line>
    </>
  );
}
