import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from "pdfjs-dist";
// oxlint-disable-next-line import/default -- (Vite answers its address.)
import worker from "pdfjs-dist/build/pdf.worker.min.mjs?url";

GlobalWorkerOptions.workerSrc = worker;
const step = 5;

/** Draws the pages of the PDF that an element names, a few at a time; no script in it runs. */
export async function showPdf(box: HTMLElement): Promise<void> {
  const { file = "", none = "", more = "" } = box.dataset;
  try {
    const pdf = await getDocument({ url: file, enableXfa: false }).promise;
    const next = document.createElement("button");
    Object.assign(next, { type: "button", className: "plain", textContent: more });
    const show = async () => {
      const from = box.childElementCount;
      for (let number = from + 1; number <= Math.min(from + step, pdf.numPages); number++) await draw(pdf, number, box);
      next.hidden = box.childElementCount >= pdf.numPages;
    };
    next.addEventListener("click", () => void show());
    await show();
    box.after(next);
  } catch {
    const said = document.createElement("p");
    said.textContent = none;
    box.replaceChildren(said);
  }
}

async function draw(pdf: PDFDocumentProxy, number: number, box: HTMLElement): Promise<void> {
  const page = await pdf.getPage(number);
  const whole = page.getViewport({ scale: 1 });
  // (However large a page says it is, its picture is not.)
  const width = Math.min(box.clientWidth, 900);
  const scale = (width / whole.width) * Math.min(devicePixelRatio, 2);
  const viewport = page.getViewport({ scale: Math.min(scale, 8000 / Math.max(whole.width, whole.height)) });
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: viewport.width, height: viewport.height, role: "img" });
  canvas.setAttribute("aria-label", `${number} / ${pdf.numPages}`);
  box.append(canvas);
  await page.render({ canvas, viewport }).promise;
}
