/** Told to the document of an application when the reader's plan has become another. */
export const otherPlan = "app:other-plan";
