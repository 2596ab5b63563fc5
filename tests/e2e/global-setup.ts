import { prepare } from "./prepared.ts";

/** Runs once before the journeys: the data that every site of theirs is a copy of. */
export default prepare;
