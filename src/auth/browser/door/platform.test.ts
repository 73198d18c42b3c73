import { expect, test } from "vitest";
import { detect, platforms } from "./platform.ts";

const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19 Safari/605.1.15";

test("an iPad that says it is a Mac is told apart by its touch screen", () => {
  expect(detect(mac, 0)).toBe("safari");
  expect(detect(mac, 5)).toBe("ios");
});

test("the present platform comes first and none is lost", () => {
  const android = "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Mobile";
  expect(platforms(android, 5).map((platform) => platform.id)[0]).toBe("android");
  expect(platforms(android, 5)).toHaveLength(5);
});
