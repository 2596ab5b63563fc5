// Takes the pictures of the site that browsers show before they install it, into public/app/, and the same at twice the
// size for the press, into public/press/. Run it beside a running site with the sample newsroom, after its look has
// changed: node scripts/screenshots.ts http://127.0.0.1:3000
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findBrowser } from "../tests/browser.ts";

const site = process.argv[2] ?? "http://127.0.0.1:3000";
const out = join(import.meta.dirname, "../public");
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
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: 2,
    locale: "en-GB",
  });
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
  const large = await page.screenshot();
  const files = {
    [`app/${name}.webp`]: await sharp(large).resize({ width }).webp({ quality: 62 }).toBuffer(),
    [`press/${name}.jpg`]: await sharp(large).jpeg({ quality: 82, mozjpeg: true }).toBuffer(),
  };
  for (const [file, bytes] of Object.entries(files)) {
    writeFileSync(join(out, file), bytes);
    process.stdout.write(`${file} ${bytes.length} bytes\n`);
  }
  await page.close();
}
await browser.close();
