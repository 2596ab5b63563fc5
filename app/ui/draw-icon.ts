/** The same SVG as the component `Icon`. */
export function drawIcon(name: string): SVGElement {
  const svg = "http://www.w3.org/2000/svg";
  const icon = document.createElementNS(svg, "svg");
  icon.setAttribute("width", "16");
  icon.setAttribute("height", "16");
  icon.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(svg, "use");
  use.setAttribute("href", `#i-${name}`);
  icon.append(use);
  return icon;
}
