import { useState } from "react";
import { Line } from "../../auth/browser/account/line.tsx";
import { Button } from "../../ui/button.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { t } from "../../ui/translate.ts";
import { accentOf, type Tint } from "../accent.ts";
import { Below } from "./below.tsx";
import { type CompanyRow, useChangeCompany } from "./use-company.ts";

/** The company's own colour: chosen or written, and seen as it will be on light and on dark before it is kept. */
export function AccentLine({ company }: { company: CompanyRow }) {
  const change = useChangeCompany();
  const [chosen, choose] = useState<string>();
  const written = (chosen ?? company.accent ?? "").trim().toLowerCase();
  const colour = /^#[0-9a-f]{6}$/.test(written) ? written : null;
  const keep = (accent: string | null) => change(company, { accent }).then(() => choose(undefined));
  return (
    <>
      <Line name={t("Colour")}>
        <span className="flex flex-wrap items-center gap-2 py-1">
          <ColourFields value={chosen ?? company.accent ?? ""} colour={colour} onChange={choose} />
          {chosen !== undefined && colour !== company.accent && (
            <Button
              tone="primary"
              disabledReason={colour ? undefined : t("A colour is # and six digits or letters from a to f.")}
              onClick={() => keep(colour)}
            >
              {t("Use this colour")}
            </Button>
          )}
          {company.accent && <Button onClick={() => keep(null)}>{t("Use none")}</Button>}
        </span>
      </Line>
      {colour && <AsRead colour={colour} />}
    </>
  );
}

type Fields = { value: string; colour: string | null; onChange: (value: string) => void };

// Chosen from what the system offers, or written as whoever drew the logo has said it.
function ColourFields({ value, colour, onChange }: Fields) {
  return (
    <>
      <input
        type="color"
        aria-label={t("Choose the colour")}
        value={colour ?? "#007083"}
        onChange={(event) => onChange(event.target.value)}
        className="h-8 w-10 cursor-pointer rounded-md border border-control bg-raised p-1 touch:h-10"
      />
      <span className="w-26">
        <TextInput
          aria-label={t("Colour of the company")}
          placeholder="#1f6feb"
          maxLength={7}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="tabular-nums"
        />
      </span>
    </>
  );
}

/** A colour is drawn so that it can be read, and that it was changed for it is said. */
function AsRead({ colour }: { colour: string }) {
  const { light, dark } = accentOf(colour);
  return (
    <Below>
      <span className="flex flex-wrap gap-2 pb-1">
        <Sample tint={light} ground="#ffffff" />
        <Sample tint={dark} ground="#181c20" />
      </span>
      {light.ground !== colour && (
        <Said>
          {t("On light it is drawn as {{colour}}, since it could not be read there.", { colour: light.ground })}
        </Said>
      )}
      {dark.ground !== colour && (
        <Said>
          {t("On dark it is drawn as {{colour}}, since it could not be read there.", { colour: dark.ground })}
        </Said>
      )}
    </Below>
  );
}

function Sample({ tint, ground }: { tint: Tint; ground: string }) {
  return (
    <span
      className="flex items-center gap-3 rounded-md border border-line px-3 py-2"
      style={{ background: ground, color: tint.ground }}
    >
      <span className="rounded-md px-2.5 py-1 font-medium" style={{ background: tint.ground, color: tint.ink }}>
        {t("Colour")}
      </span>
      <span className="underline underline-offset-2">{tint.ground}</span>
    </span>
  );
}

function Said({ children }: { children: string }) {
  return <span className="text-meta text-ink-3">{children}</span>;
}
