/** Specification, section 9: 20 pieces for 3 seconds. */
const pieces = 20;
const lastsMs = 3_000;

/** Lets confetti fall over the page, unless the reader prefers reduced motion or it cannot be loaded. */
export async function celebrate(): Promise<void> {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const confetti = await import("canvas-confetti").then(
    (module) => module.default,
    () => null,
  );
  if (!confetti) return;
  // Its worker would be a script from a blob, which the page's policy forbids.
  const fire = confetti.create(undefined, { resize: true, useWorker: false });
  void fire({
    particleCount: pieces,
    spread: 100,
    startVelocity: 38,
    scalar: 1.4,
    origin: { x: 0.5, y: 0.4 },
    shapes: ["square"],
    // Counted in frames of a sixtieth second.
    ticks: (lastsMs / 1_000) * 60,
    colors: ["#ffcd1c", "#1e49b8", "#f2a06b", "#12161c", "#ffffff"],
    disableForReducedMotion: true,
  });
  setTimeout(() => fire.reset(), lastsMs);
}
