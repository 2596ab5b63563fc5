/** How much of a text has come into view, in whole percent. */
export function shareRead(text: HTMLElement): number {
  const { top, height } = text.getBoundingClientRect();
  if (height === 0) return 0;
  return Math.round(Math.min(1, Math.max(0, (innerHeight - top) / height)) * 100);
}

/** Scrolls to where `share` percent of the text have come into view. */
export function scrollToShare(text: HTMLElement, share: number): void {
  const { top, height } = text.getBoundingClientRect();
  scrollTo({ top: Math.max(0, scrollY + top + (height * share) / 100 - innerHeight) });
}
