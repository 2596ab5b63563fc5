/** The same sign as `Icon` writes. */
export function drawIcon(name: string): SVGElement {
  const svg = "http://www.w3.org/2000/svg";
  const sign = document.createElementNS(svg, "svg");
  sign.setAttribute("width", "16");
  sign.setAttribute("height", "16");
  sign.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(svg, "use");
  use.setAttribute("href", `#i-${name}`);
  sign.append(use);
  return sign;
}
