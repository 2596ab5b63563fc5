import { frontPageId } from "./front-page-id.ts";

/** Keeps the stories of the front page new, where it is the page. @param wake brings its islands to life */
export function serveFrontPage(wake: () => void): void {
  if (!document.getElementById(frontPageId)) return;
  (window.requestIdleCallback ?? setTimeout)(() => {
    import("./front-page.ts").then((front) => front.watchNews(wake)).catch(console.info);
  });
}
