import { requestHydration } from "./island-hydration.ts";

declare global {
  interface Window {
    /** Controls that were pressed before their script was attached (`earlyPressesScript`). */
    earlyPresses: { push(control: HTMLElement): unknown };
  }
}

/**
 * Runs in the head. A reader may press a control before its script is loaded. Controls that need a script carry
 * `data-replay` (it comes with the page's script) or `data-replay="island"` (it comes with the island around them). An
 * early press shows `aria-busy` at once, and is replayed when the script is attached. The page's script is loaded when
 * the page has loaded and the browser is idle, or at the first press, key or pointer, so that it delays neither the first
 * paint nor its pictures. `data-start` on this script is the address of the page's script.
 */
export const earlyPressesScript = import.meta.env.SSR
  ? `(()=>{const r=document.documentElement,src=document.currentScript.dataset.start;let begun,failed;\
earlyPresses=[];\
const start=()=>{if(begun||!src)return;begun=1;const s=document.createElement("script");s.type="module";s.src=src;s.onerror=()=>{failed=1;for(const c of earlyPresses.splice(0)){c.removeAttribute("aria-busy");c.form?.requestSubmit(c)}};document.head.append(s)};\
addEventListener("click",e=>{const c=e.target.closest?.("[data-replay]");if(!c||failed||("served" in r.dataset&&!c.matches("[data-island]:not([data-hydrated]) [data-replay=island]")))return;e.preventDefault();if(e.detail>1)return;c.setAttribute("aria-busy","true");earlyPresses.push(c);start()},true);\
for(const s of ["pointerdown","pointerover","keydown","touchstart","focusin"])addEventListener(s,start,{capture:true,passive:true,once:true});\
const idle=()=>setTimeout(()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):start(),200);\
document.readyState==="complete"?idle():addEventListener("load",idle)})()`
  : "";

/** Replays the presses that came before the page's script, and from now on those in islands that are not hydrated yet. */
export function replayEarlyPresses(): void {
  const early = [...(window.earlyPresses as unknown as HTMLElement[])];
  window.earlyPresses = { push: replay };
  for (const control of early) replay(control);
}

function replay(control: HTMLElement): void {
  const island =
    control.dataset.replay === "island"
      ? control.closest<HTMLElement>("[data-island]:not([data-hydrated])")
      : null;
  if (island) void hydrated(island).then((isHydrated) => finish(control, isHydrated));
  else finish(control, true);
}

function hydrated(island: HTMLElement): Promise<boolean> {
  return new Promise((settle) => {
    island.addEventListener("island:hydrated", () => settle(true), { once: true });
    island.addEventListener("island:failed", () => settle(false), { once: true });
    requestHydration(island);
  });
}

/** Replays the press. If the script failed to load, the form is submitted as it is without scripts. */
function finish(control: HTMLElement, isReady: boolean): void {
  control.removeAttribute("aria-busy");
  // Do not replay the press if the control was replaced.
  if (!control.isConnected) return;
  if (isReady) control.click();
  else if (control instanceof HTMLButtonElement) control.form?.requestSubmit(control);
}
