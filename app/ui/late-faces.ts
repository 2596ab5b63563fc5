import sheet from "./faces.css?url";

/** Screens to which tokens.css brings the faces before the first paint. */
export const wideScreens = "(min-width: 760px)";
export const phoneScreens = "(max-width: 759.98px)";

/**
 * Runs in the head. On a phone's first page the faces would take the line from the text and from the picture that
 * the page is about, and move the text when they come. There the headlines have a small face of their own, the rest
 * its stand-ins (tokens.css). The faces are fetched when all else is there, and shown from the second page on.
 */
export const lateFacesScript = import.meta.env.SSR
  ? `(()=>{if(!matchMedia("${phoneScreens}").matches)return;const add=of=>{const link=document.createElement("link");for(const name in of)link.setAttribute(name,of[name]);document.head.append(link)};if(document.referrer.startsWith(location.origin+"/"))add({id:"faces",rel:"stylesheet",href:"${sheet}",blocking:"render"});else addEventListener("load",()=>setTimeout(()=>{for(const{href}of document.querySelectorAll('link[as=font][media="${wideScreens}"]'))add({rel:"prefetch",as:"font",crossorigin:"",href})},2e3))})()`
  : "";

/** Shows the faces where they have waited: on a new page, where nothing that is read moves. */
export function showFaces(): void {
  if (document.getElementById("faces") || matchMedia(wideScreens).matches) return;
  const link = document.createElement("link");
  Object.assign(link, { id: "faces", rel: "stylesheet", href: sheet });
  document.head.append(link);
}
