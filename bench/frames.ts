import type { Page } from "@playwright/test";

/** How long each frame was while something was done in the page. */
export async function framesOf(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(globalThis, { frame_times: frames });
    let last = performance.now();
    const tick = (now: number) => {
      // (Whoever measures next has a list of their own.)
      if ((globalThis as { frame_times?: number[] }).frame_times !== frames) return;
      frames.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await act();
  return page.evaluate(() => (globalThis as { frame_times?: number[] }).frame_times?.slice(2) ?? []);
}

/** Turns the wheel over it for three seconds. */
export async function scroll(page: Page, over: string): Promise<void> {
  const box = await page.locator(over).first().boundingBox();
  if (box) await page.mouse.move(box.x + 40, box.y + 15);
  for (let turn = 0; turn < 90; turn++) {
    await page.mouse.wheel(0, turn < 60 ? 120 : -120);
    await page.waitForTimeout(25);
  }
}

/** Holds it and moves it about over what stands left of it and right, for three seconds; it is let go where it was. */
export async function drag(page: Page, held: string): Promise<void> {
  const box = await page.locator(held).first().boundingBox();
  if (!box) throw new Error(`There is no ${held}.`);
  const [x, y] = [box.x + Math.min(40, box.width / 2), box.y + box.height / 2];
  const middle = (page.viewportSize()?.width ?? 1440) / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let turn = 0; turn < 120; turn++) {
    const out = Math.sin((turn / 120) * Math.PI * 4);
    await page.mouse.move(x + out * out * (middle - x), y + out * 60);
    await page.waitForTimeout(20);
  }
  await page.mouse.move(x, y);
  await page.keyboard.press("Escape");
  await page.mouse.up();
}
