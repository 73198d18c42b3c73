import { Paperclip } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { buttonLook } from "../../ui/button-look.ts";
import { classNames } from "../../ui/class-names.ts";
import { t } from "../../ui/translate.ts";

type Props = { label: string; onFiles: (files: File[]) => void; children?: ReactNode; paste?: boolean };

/** Where files are dropped, pasted, or chosen by a button. */
export function FileDrop({ label, onFiles, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(files);
    return files.length > 0;
  };
  return (
    <div
      data-over={over || undefined}
      className="rounded-md outline-offset-[-2px] data-over:bg-person-soft data-over:outline-2 data-over:outline-person data-over:outline-dashed"
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (take(event.dataTransfer.files)) event.preventDefault();
      }}
      onPaste={(event) => {
        if (take(event.clipboardData.files)) event.preventDefault();
      }}
    >
      {children}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
        <button
          type="button"
          className={classNames(buttonLook("plain", "small"))}
          onClick={() => input.current?.click()}
        >
          <Paperclip aria-hidden />
          {label}
        </button>
        <span className="text-meta text-ink-3 max-tablet:hidden">{t("or drop them here, or paste them")}</span>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          currentTarget.value = "";
        }}
      />
    </div>
  );
}
