import { crc32, deflateSync } from "node:zlib";

/** A shape of a picture: where it is and how large, in pixels, and its colour as RGB. */
export type Shape = {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: [number, number, number];
  round?: boolean;
};

/** Draws a PNG: a ground and shapes on it, the last above the others. */
export function drawPicture(width: number, height: number, ground: Shape["colour"], shapes: Shape[]): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [red, green, blue] = shapes.findLast((shape) => covers(shape, x, y))?.colour ?? ground;
      rows.set([red, green, blue], y * (width * 3 + 1) + 1 + x * 3);
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function covers({ x, y, width, height, round = false }: Shape, at_x: number, at_y: number): boolean {
  if (at_x < x || at_y < y || at_x >= x + width || at_y >= y + height) return false;
  const [from_middle, below] = [(at_x - x) / width - 0.5, (at_y - y) / height - 0.5];
  return !round || from_middle ** 2 + below ** 2 <= 0.25;
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}
