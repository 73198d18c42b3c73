/** How large a logo is drawn at most, twice the size at which letters show it; and what may be read for it. */
const most = { width: 480, height: 96, read: 10_000_000, bytes: 65_536 };
const least = 16;

/** Why a file became no logo. */
export class NoPicture extends Error {
  readonly reason: "unread" | "large" | "narrow";
  constructor(reason: NoPicture["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Any picture that the browser can read, drawn anew as a PNG that is small enough, in base64. So a drawing of lines (SVG) comes
 * as points, without whatever script it holds, and a photo without where it was taken.
 */
export async function drawPicture(file: File): Promise<string> {
  if (file.size > most.read) throw new NoPicture("large");
  const picture = await pictureOf(file);
  const isDrawing = file.type === "image/svg+xml";
  const [width, height] = [picture.naturalWidth || 300, picture.naturalHeight || 150];
  const fits = Math.min(most.width / width, most.height / height);
  // (A picture of very many colours takes more room than a logo is given: it is drawn smaller until it does not.)
  for (let share = isDrawing ? fits : Math.min(1, fits); ; share *= 0.8) {
    const size = { width: Math.round(width * share), height: Math.round(height * share) };
    if (Math.min(size.width, size.height) < least) throw new NoPicture("narrow");
    const drawn = await draw(picture, size);
    if (drawn.size <= most.bytes) return base64(new Uint8Array(await drawn.arrayBuffer()));
  }
}

async function pictureOf(file: File): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file);
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    return picture;
  } catch {
    throw new NoPicture("unread");
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function draw(picture: HTMLImageElement, size: { width: number; height: number }): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), size);
  const context = canvas.getContext("2d");
  if (!context) throw new NoPicture("unread");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, size.width, size.height);
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!drawn) throw new NoPicture("unread");
  return drawn;
}

function base64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
