import { data } from "react-router";
import type { Missing } from "#site/problem.tsx";

/** To throw where nothing is at an address: 404, and the page for it. @param what which the page says is missing */
export const notFound = (what: Missing = "page") => data(what, { status: 404 });

/** To throw for what is no form of the page: 400. Forms that a reader can mend are shown again instead. */
export const badForm = () => data(null, { status: 400 });
