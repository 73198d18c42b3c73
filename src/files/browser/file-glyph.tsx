import {
  File,
  FileArchive,
  FileImage,
  FileSpreadsheet,
  FileText,
  FileVideo,
  type LucideIcon,
  Mail,
  Music,
  Presentation,
} from "lucide-react";

const icons: [RegExp, LucideIcon][] = [
  [/^image\//, FileImage],
  [/^video\//, FileVideo],
  [/^audio\//, Music],
  [/sheet|excel|csv/, FileSpreadsheet],
  [/presentation|powerpoint/, Presentation],
  [/zip|compressed|tar|gzip/, FileArchive],
  [/rfc822/, Mail],
  [/^text\/|pdf|word|opendocument\.text|rtf/, FileText],
];

/** A sign for what kind of file it is. */
export function FileGlyph({ type }: { type: string | null }) {
  const Icon = icons.find(([kind]) => kind.test(type ?? ""))?.[1] ?? File;
  return <Icon aria-hidden className="size-4 flex-none text-ink-3" />;
}
