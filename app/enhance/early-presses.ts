import { wake } from "./wake.ts";

declare global {
  interface Window {
    /** Controls that were pressed before anything served them (`earlyPressesScript`). */
    earlyPresses: { push(control: HTMLElement): unknown };
  }
}

/**
 * Runs in the head. A press on a control that needs a script may come before that script does. Such controls carry
 * `data-replay` (the page's script serves them) or `data-replay="island"` (the island around them does). An early press
 * is shown at once as `aria-busy`, and replayed when the control is served. The page's script is asked for when the page
 * has loaded and the browser is idle, or at a reader's first press, key or pointer, so that neither the first paint nor
 * its pictures wait for it. `data-start` on this script names the page's script.
 */
export const earlyPressesScript = import.meta.env.SSR
  ? `(()=>{const r=document.documentElement,src=document.currentScript.dataset.start;let begun,failed;
earlyPresses=[];
const start=()=>{if(begun||!src)return;begun=1;const s=document.createElement("script");s.type="module";s.src=src;s.onerror=()=>{failed=1;for(const c of earlyPresses.splice(0)){c.removeAttribute("aria-busy");c.form?.requestSubmit(c)}};document.head.append(s)};
addEventListener("click",e=>{const c=e.target.closest?.("[data-replay]");if(!c||failed||("served" in r.dataset&&!c.matches("[data-island]:not([data-awake]) [data-replay=island]")))return;e.preventDefault();if(e.detail>1)return;c.setAttribute("aria-busy","true");earlyPresses.push(c);start()},true);
for(const s of ["pointerdown","pointerover","keydown","touchstart","focusin"])addEventListener(s,start,{capture:true,passive:true,once:true});
const idle=()=>setTimeout(()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):start(),200);
document.readyState==="complete"?idle():addEventListener("load",idle)})()`
  : "";

/** Does what was pressed before the page's script ran, and from now on what is pressed in an island that sleeps. */
export function serveEarlyPresses(): void {
  const early = [...(window.earlyPresses as unknown as HTMLElement[])];
  window.earlyPresses = { push: serve };
  for (const control of early) serve(control);
}

function serve(control: HTMLElement): void {
  const island =
    control.dataset.replay === "island"
      ? control.closest<HTMLElement>("[data-island]:not([data-awake])")
      : null;
  if (island) void awaken(island).then((awake) => finish(control, awake));
  else finish(control, true);
}

function awaken(island: HTMLElement): Promise<boolean> {
  return new Promise((settle) => {
    island.addEventListener("island:awake", () => settle(true), { once: true });
    island.addEventListener("island:failed", () => settle(false), { once: true });
    wake(island);
  });
}

/** Replays the press. If the script failed to load, the form is submitted as it is without scripts. */
function finish(control: HTMLElement, served: boolean): void {
  control.removeAttribute("aria-busy");
  // What has come in the place of a control is not what was pressed.
  if (!control.isConnected) return;
  if (served) control.click();
  else if (control instanceof HTMLButtonElement) control.form?.requestSubmit(control);
}
