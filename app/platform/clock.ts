/** The product's time. Passed as a value, so that tests and /dev/clock can move it. */
export type Clock = () => Date;
