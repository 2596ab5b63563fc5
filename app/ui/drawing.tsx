// Six muted inks in six hours, as the illustrations have them: sky, sun, ground, far shape.
const hours = [
  ["#18233f", "#f2b73e", "#2a49a6", "#0e1526"],
  ["#eba78f", "#f6e3bd", "#2a49a6", "#18233f"],
  ["#efe6d0", "#d8472b", "#18233f", "#9db4b0"],
  ["#f2b73e", "#efe6d0", "#d8472b", "#18233f"],
  ["#d8472b", "#f2b73e", "#18233f", "#7c2030"],
  ["#6f9a84", "#f2b73e", "#18233f", "#3c6a58"],
] as const;

/** FNV-1a: the same name, the same picture. */
function hash(name: string): number {
  let h = 2166136261;
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** Hills, waves, blocks, furrows, peaks or terraces along the lower edge of 300 × 200. */
function land(kind: number, h: number): string {
  const at = (n: number, from: number, to: number) => from + ((h >>> (n * 3)) % (to - from));
  if (kind === 0)
    return `M0 200V${at(1, 140, 165)}Q75 ${at(2, 80, 120)} 160 ${at(3, 140, 160)}T300 ${at(4, 120, 150)}V200z`;
  if (kind === 1)
    return [150, 168, 186]
      .map((y, i) => `M0 ${y}q25-${at(i, 6, 14)} 50 0t50 0 50 0 50 0 50 0 50 0v9H0z`)
      .join("");
  if (kind === 2)
    return [0, 1, 2, 3, 4, 5].map((i) => `M${14 + i * 47} 200V${at(i, 95, 165)}h34V200z`).join("");
  if (kind === 4)
    return `M0 200L${at(1, 50, 90)} ${at(2, 80, 120)} 120 165 ${at(3, 170, 220)} ${at(4, 60, 110)} 300 ${at(5, 160, 200)}V200z`;
  if (kind === 5)
    return `M0 200V${at(1, 140, 170)}h${at(2, 40, 80)}v-22h80v-${at(3, 14, 34)}h90V200z`;
  return [0, 1, 2, 3, 4, 5, 6]
    .map((i) => `M${at(1, 110, 190)} 118L${i * 62 - 40} 200h24z`)
    .join("");
}

/**
 * What stands where there is no picture: drawn from a name, so it is always the same.
 * @param subject a small number: what is about the same is in the same land
 */
export function Drawing({ name, subject = 0 }: { name: string; subject?: number }) {
  const h = hash(name);
  const [sky, sun, ground, far] = hours[(h + subject) % hours.length] ?? hours[0];
  const x = 60 + (h % 180);
  const y = 55 + ((h >>> 8) % 45);
  const r = 26 + ((h >>> 5) % 22);
  return (
    <svg
      className="drawing"
      viewBox="0 0 300 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path fill={sky} d="M0 0h300v200H0z" />
      <circle cx={x} cy={y} r={r} fill={sun} />
      <path fill={far} d={land(0, h >>> 3)} />
      <path fill={ground} d={land((subject + (h >>> 11)) % 6, h)} />
    </svg>
  );
}
