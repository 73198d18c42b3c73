import { getDocument, GlobalWorkerOptions, type PDFDocumentLoadingTask, type PDFDocumentProxy } from "pdfjs-dist";
// oxlint-disable-next-line import/default -- (Vite answers its address.)
import worker from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { ScrollBox } from "./scroll-box.tsx";

GlobalWorkerOptions.workerSrc = worker;
const step = 5;

/** The pages of a PDF as pictures, a few at a time; no script in it runs. */
export default function PdfPages({ address, name }: { address: string; name: string }) {
  const pdf = usePdf(address);
  const [shown, show] = useState(step);
  if (typeof pdf === "string") return <p className="py-2 text-ink-2">{t(pdf)}</p>;
  if (!pdf) return <Skeleton className="mt-2 h-64" />;
  const pages = Array.from({ length: Math.min(shown, pdf.numPages) }, (_, at) => at + 1);
  return (
    <ScrollBox name={name} className="bg-sunken p-2">
      {pages.map((number) => (
        <PdfPage key={number} {...{ pdf, number }} />
      ))}
      {shown < pdf.numPages && (
        <Button tone="quiet" size="small" className="w-full" onClick={() => show(shown + step)}>
          {t("Show more pages ({{shown}} of {{all}})", { shown: formatNumber(shown), all: formatNumber(pdf.numPages) })}
        </Button>
      )}
    </ScrollBox>
  );
}

const protected_pdf = phrase("This PDF has a password. Download it to open it.");
const unreadable = phrase("This PDF cannot be shown. Download it to open it.");

/** The PDF at an address; a phrase where it cannot be shown, nothing while it is on its way. */
function usePdf(url: string): PDFDocumentProxy | string | undefined {
  const [pdf, set] = useState<PDFDocumentProxy | string>();
  useEffect(() => {
    // (What is written by its author is drawn, never run.)
    const task: PDFDocumentLoadingTask = getDocument({ url, enableXfa: false });
    const failed = (error: Error) => set(error.name === "PasswordException" ? protected_pdf : unreadable);
    void task.promise.then(set, failed);
    return () => void task.destroy();
  }, [url]);
  return pdf;
}

/** One page, as wide as there is room, drawn once it is seen. */
function PdfPage({ pdf, number }: { pdf: PDFDocumentProxy; number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const drawn = draw(pdf, number, canvas.current);
    return () => void drawn.then((task) => task?.cancel());
  }, [pdf, number]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={t("Page {{number}}", { number: String(number) })}
      className="mx-auto mb-2 block max-w-full bg-white"
    />
  );
}

async function draw(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement | null) {
  if (!canvas) return undefined;
  const page = await pdf.getPage(number);
  const whole = page.getViewport({ scale: 1 });
  const width = (canvas.parentElement?.clientWidth ?? 600) - 16;
  const viewport = page.getViewport({ scale: (width / whole.width) * Math.min(devicePixelRatio, 2) });
  Object.assign(canvas, { width: viewport.width, height: viewport.height });
  canvas.style.width = `${width}px`;
  const task = page.render({ canvas, viewport });
  task.promise.catch(() => {});
  return task;
}
