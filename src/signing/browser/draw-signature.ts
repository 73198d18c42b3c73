type Point = { x: number; y: number };
type Parts = {
  pad: HTMLCanvasElement;
  ink: CanvasRenderingContext2D;
  sent: HTMLInputElement;
  say: (full: boolean) => void;
};

// As many as the server takes (src/signing/read-answer.ts), with some room.
const most = { letters: 23_000, strokes: 190 };
const nearest = 6;

/** Lets people draw their signature with a finger, a pen or the mouse, and sends its strokes with the form. */
export function drawSignature(): void {
  const drawing = document.querySelector<HTMLElement>("#drawing");
  const pad = document.querySelector<HTMLCanvasElement>("#pad");
  const sent = document.querySelector<HTMLInputElement>("#drawn");
  const says = document.querySelector<HTMLElement>("#pad-says");
  const clear = document.querySelector<HTMLButtonElement>("#clear");
  const ink = pad?.getContext("2d");
  if (!drawing || !pad || !sent || !says || !clear || !ink) return;
  drawing.hidden = false;
  Object.assign(ink, { lineWidth: 6, lineCap: "round", lineJoin: "round", strokeStyle: "#1b2227" });
  const say = (full: boolean) => void (says.textContent = full ? (drawing.dataset["full"] ?? "") : "");
  const strokes = drawOn({ pad, ink, sent, say });
  clear.addEventListener("click", () => {
    strokes.length = 0;
    ink.clearRect(0, 0, pad.width, pad.height);
    sent.value = "";
    say(false);
  });
}

function drawOn({ pad, ink, sent, say }: Parts): Point[][] {
  const strokes: Point[][] = [];
  const isFull = () => sent.value.length > most.letters || strokes.length > most.strokes;
  const add = (point: Point) => {
    const points = strokes.at(-1);
    const last = points?.at(-1);
    if (!points || (last && Math.hypot(last.x - point.x, last.y - point.y) < nearest)) return;
    points.push(point);
    ink.beginPath();
    ink.moveTo(last?.x ?? point.x, last?.y ?? point.y);
    ink.lineTo(point.x, point.y);
    ink.stroke();
    sent.value = strokes.map((each) => each.map(({ x, y }) => `${x}-${y}`).join(".")).join("_");
    say(isFull());
  };
  let pressed = false;
  pad.addEventListener("pointerdown", (event) => {
    if (isFull() || event.button !== 0) return;
    pressed = true;
    pad.setPointerCapture(event.pointerId);
    strokes.push([]);
    add(pointOf(pad, event));
  });
  pad.addEventListener("pointermove", (event) => pressed && !isFull() && add(pointOf(pad, event)));
  for (const end of ["pointerup", "pointercancel"] as const) pad.addEventListener(end, () => (pressed = false));
  return strokes;
}

/** Where a pointer is, in the canvas's own units. */
function pointOf(pad: HTMLCanvasElement, { clientX, clientY }: PointerEvent): Point {
  const { left, top, width, height } = pad.getBoundingClientRect();
  const within = (part: number, of: number) => Math.round(Math.min(1, Math.max(0, part)) * of);
  return { x: within((clientX - left) / width, pad.width), y: within((clientY - top) / height, pad.height) };
}
