/** An event with at least so many publishers from so many countries is shown to readers of every language. */
export const majorEvent = { publishers: 5, countries: 3 } as const;

export const isMajor = (event: { publishers: number; countries: number }): boolean =>
  event.publishers >= majorEvent.publishers && event.countries >= majorEvent.countries;
