/** Whether an event has a story in one of these languages. @param languages a reader's; null: all */
export const isTold = (
  event: { languages: readonly string[] },
  languages: readonly string[] | null,
): boolean => languages === null || event.languages.some((lang) => languages.includes(lang));
