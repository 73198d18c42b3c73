import { useState } from "react";
import { Select } from "../../ui/select.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { t } from "../../ui/translate.ts";
import type { ReviewedFile } from "../files/record-files.tsx";

type Mode = "none" | "beside" | "slider";

/** The picture beside another version of it, or above it with a slider. */
export function Compare({ file, others }: { file: ReviewedFile; others: ReviewedFile[] }) {
  const [mode, setMode] = useState<Mode>("none");
  const [chosen, choose] = useState(others[0]?.id ?? "");
  const other = others.find(({ id }) => id === chosen) ?? others[0];
  if (!other) return null;
  const options = [
    { value: "none" as const, label: t("One version") },
    { value: "beside" as const, label: t("Side by side") },
    { value: "slider" as const, label: t("Slider") },
  ];
  return (
    <div className="py-2">
      <div className="flex flex-wrap items-center gap-2">
        <SegmentedControl label={t("Compare")} value={mode} options={options} onChange={setMode} />
        {mode !== "none" && (
          <Select
            aria-label={t("Compare with")}
            value={other.id}
            options={others.map(({ id, number }) => ({ value: id, label: called(number) }))}
            onChange={(event) => choose(event.target.value)}
          />
        )}
      </div>
      {mode === "beside" && (
        <div className="mt-2 grid grid-cols-2 items-start gap-2">
          {[other, file].map((each) => (
            <figure key={each.id} className="min-w-0">
              <img src={address(each)} alt={called(each.number)} className={framed} />
              <figcaption className="text-meta text-ink-3">{called(each.number)}</figcaption>
            </figure>
          ))}
        </div>
      )}
      {mode === "slider" && <Slider file={file} other={other} />}
    </div>
  );
}

/** One version over the other: what stands left of the line is the other one. */
function Slider({ file, other }: { file: ReviewedFile; other: ReviewedFile }) {
  const [share, setShare] = useState(50);
  return (
    <div className="mt-2">
      <div className="relative">
        <img src={address(file)} alt={called(file.number)} className={framed} />
        <img
          src={address(other)}
          alt={called(other.number)}
          className={`${framed} absolute inset-0 size-full`}
          style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
        />
        <span
          aria-hidden
          className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-person"
          style={{ left: `${share}%` }}
        />
      </div>
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label={t("Line between the versions")}
        aria-valuetext={t("{{share}} % of version {{number}}", { share, number: other.number ?? "" })}
        className="mt-1 w-full accent-person touch:h-10"
        onChange={(event) => setShare(Number(event.target.value))}
      />
    </div>
  );
}

const framed = "block w-full rounded-md border border-line bg-sunken object-contain";
const address = ({ id }: ReviewedFile) => `/api/files/${id}/content`;
const called = (number: number | null) => t("Version {{number}}", { number: number ?? "" });
