import { prepareTemplate } from "./database.ts";

/** Runs once before the data tests: the template that every test database is a copy of. */
export default prepareTemplate;
