/** Dispatched on the document of an application when the reader's plan has changed. */
export const planChangedEvent = "app:other-plan";
