// Takes the pictures of the site that browsers show before they install it, into public/app/. Run it beside a running
// site with the sample newsroom, after its look has changed: node scripts/screenshots.ts http://127.0.0.1:3000
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findBrowser } from "../tests/browser.ts";

const site = process.argv[2] ?? "http://127.0.0.1:3000";
const out = join(import.meta.dirname, "../public/app");
const pictures = [
  { name: "front-narrow", path: "/", width: 540, height: 960 },
  {
    name: "article-narrow",
    path: "/article/eu-parliament-passes-landmark-climate-package",
    width: 540,
    height: 960,
  },
  { name: "front-wide", path: "/", width: 1280, height: 800 },
];

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ["--no-sandbox"],
});
for (const { name, path, width, height } of pictures) {
  const page = await browser.newPage({ viewport: { width, height }, locale: "en-GB" });
  await page.addInitScript(() => localStorage.setItem("cookie_consent", "rejected"));
  await page.goto(site + path);
  await page.locator("html[data-served]").waitFor();
  await page.evaluate(() => {
    const inSight = [...document.images].filter((image) => {
      const { top, width } = image.getBoundingClientRect();
      return width > 0 && top < innerHeight;
    });
    return Promise.all(inSight.map((image) => image.decode().catch(() => {})));
  });
  const bytes = await sharp(await page.screenshot())
    .webp({ quality: 62 })
    .toBuffer();
  writeFileSync(join(out, `${name}.webp`), bytes);
  process.stdout.write(`${name}.webp ${bytes.length} bytes\n`);
  await page.close();
}
await browser.close();
