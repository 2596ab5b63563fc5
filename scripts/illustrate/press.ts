/**
 * Prints a sheet: cut edges (a slight displacement) and missing ink (speckle), both seeded. The plain copy
 * below the displaced one keeps the sheet's own border straight.
 * @param box the part of the sheet that is shown: x, y, width, height
 */
export function press(seed: number, body: string, box: [number, number, number, number]): string {
  const s = seed % 997;
  const [, , w, h] = box;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}" width="${w}" height="${h}">
<defs>
<filter id="cut" x="-2%" y="-2%" width="104%" height="104%">
<feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="2" seed="${s}" result="n"/>
<feDisplacementMap in="SourceGraphic" in2="n" scale="5" xChannelSelector="R" yChannelSelector="G"/>
</filter>
<filter id="ink" x="0" y="0" width="100%" height="100%">
<feTurbulence type="fractalNoise" baseFrequency=".3" numOctaves="2" seed="${s + 1}"/>
<feColorMatrix values="0 0 0 0 .97 0 0 0 0 .94 0 0 0 0 .87 0 0 0 9 -5.9"/>
</filter>
</defs>
<g id="b">${body}</g><use href="#b" filter="url(#cut)"/>
<rect width="1200" height="800" filter="url(#ink)" opacity=".34"/>
</svg>`;
}
