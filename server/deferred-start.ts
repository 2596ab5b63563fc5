import { hashOf } from "./policy.ts";

// Starts the router's script when the browser is idle, or at the first sign of a visitor who wants something.
// A click on a control that needs the script (data-replay) is kept and done again once the page is alive.
const starter = `(()=>{let begun,kept;const root=document.documentElement,signs=["pointerdown","pointerover","keydown","touchstart","focusin"];
addEventListener("click",e=>{const c=e.target.closest?.("[data-replay]");if(c&&!("hydrated"in root.dataset)){e.preventDefault();kept=c}},true);
addEventListener("app:hydrated",()=>{kept?.click();kept=null},{once:true});
const start=()=>{if(begun)return;begun=true;const s=document.createElement("script");s.type="module";s.textContent=document.getElementById("boot").textContent;document.body.append(s)};
for(const s of signs)addEventListener(s,start,{capture:true,passive:true,once:true});
const idle=()=>setTimeout(()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):start(),200);
document.readyState==="complete"?idle():addEventListener("load",idle)})()`;

export const starterHash = hashOf(starter);

const moduleScript = /<script\b([^>]*?) type="module"([^>]*)>/;

/**
 * Makes the router's module script inert and leaves its start to a small one, so that first paint does not wait
 * for it: the module preloads go, since they would be loaded at once. A page without that script stays as it is.
 */
export function deferStart(html: string): { html: string; deferred: boolean } {
  if (!moduleScript.test(html)) return { html, deferred: false };
  return {
    deferred: true,
    html: html
      .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "")
      .replace(moduleScript, '<script$1 type="text/boot" id="boot"$2>')
      .replace("</body>", () => `<script>${starter}</script></body>`),
  };
}
