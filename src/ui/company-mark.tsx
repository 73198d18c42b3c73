import { type CSSProperties, useState } from "react";
import { classNames } from "./class-names.ts";

type Tint = { ground: string; ink: string };
type Props = {
  name: string;
  logo?: { sum: string; width: number; height: number } | null | undefined;
  accent?: { light: Tint; dark: Tint } | null | undefined;
  compact?: boolean;
};

/** The company's logo with its name; a wide one says the name itself. Without one its initial in a small square of its colour. */
export function CompanyMark({ name, logo, accent, compact = false }: Props) {
  const [lost, lose] = useState<string>();
  const shown = logo && logo.sum !== lost ? logo : null;
  const isWide = shown && shown.width > 1.6 * shown.height;
  return (
    <span className="flex min-w-0 items-center gap-2 font-semibold">
      {shown ? (
        <img
          alt={isWide ? name : ""}
          src={`/public/logo/${shown.sum}`}
          width={shown.width}
          height={shown.height}
          onError={() => lose(shown.sum)}
          className={classNames(picture, compact && "tablet:max-desktop:max-w-10")}
        />
      ) : (
        <span aria-hidden style={accentStyle(accent)} className={classNames(square, accent ? coloured : plain)}>
          {name.trim()[0]?.toUpperCase()}
        </span>
      )}
      {!isWide && <span className={compact ? "truncate tablet:max-desktop:sr-only" : "truncate"}>{name}</span>}
    </span>
  );
}

/** The company's colour for what stands within, where the class `accented` is (tokens.css). */
export function accentStyle(accent: Props["accent"]): CSSProperties | undefined {
  if (!accent) return undefined;
  const { light, dark } = accent;
  return {
    "--light": light.ground,
    "--on-light": light.ink,
    "--dark": dark.ground,
    "--on-dark": dark.ink,
  } as CSSProperties;
}

const picture = "-mx-1 h-6 w-auto max-w-40 flex-none rounded-sm bg-plate px-1 py-0.5 object-contain";
const square = "grid size-5 flex-none place-items-center rounded-sm text-[11px]/none";
const coloured = "accented bg-person text-on-person";
const plain = "bg-ink text-ground";
