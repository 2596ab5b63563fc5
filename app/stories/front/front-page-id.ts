/** The element that carries the stories of the front page as JSON. */
export const frontPageId = "front-page";
