/** The percentage of a text that has come into view, rounded. */
export function percentInView(text: HTMLElement): number {
  const { top, height } = text.getBoundingClientRect();
  if (height === 0) return 0;
  return Math.round(Math.min(1, Math.max(0, (innerHeight - top) / height)) * 100);
}

/** Scrolls to where this percentage of the text has come into view. */
export function scrollToPercent(text: HTMLElement, percent: number): void {
  const { top, height } = text.getBoundingClientRect();
  scrollTo({ top: Math.max(0, scrollY + top + (height * percent) / 100 - innerHeight) });
}
