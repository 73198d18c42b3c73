import type { Entry } from "../../client/api.ts";
import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import { coloursOf } from "./colours.ts";

/** What is in a brand kit: colours with their contrast, typefaces, tone. */
export function KitView({ kit }: { kit: Pick<Entry<"brand_kits">, "colours" | "typefaces" | "tone"> }) {
  const colours = coloursOf(kit.colours);
  return (
    <>
      {colours.length > 0 && (
        <ul aria-label={t("Colours")} className="grid gap-2 py-1 tablet:grid-cols-2">
          {colours.map(({ name, hex, on_white, on_black }) => (
            <li key={name + hex} className="flex items-center gap-2">
              <span
                aria-hidden
                className="size-9 flex-none rounded-md border border-line"
                style={{ background: hex }}
              />
              <span className="min-w-0">
                <span className="block truncate">
                  {name} <span className="text-ink-3 tabular-nums">{hex}</span>
                </span>
                <span className="block text-meta text-ink-3 tabular-nums">
                  {t("Contrast {{white}} on white, {{black}} on black", {
                    white: ratio(on_white),
                    black: ratio(on_black),
                  })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {kit.typefaces && <Text label={t("Typefaces")} text={kit.typefaces} />}
      {kit.tone && <Text label={t("Tone")} text={kit.tone} />}
    </>
  );
}

const ratio = (value: number) => `${formatNumber(Math.floor(value * 10) / 10)}:1`;

const Text = ({ label, text }: { label: string; text: string }) => (
  <p className="py-1 whitespace-pre-line break-words">
    <span className="text-ink-3">{label}</span>
    {"\n"}
    {text}
  </p>
);
