/** Public holidays of all member states, as month and day. Others differ, and which ones a reader has is not known. */
const holidays = new Set(["01-01", "12-25"]);

/** Whether a period may end with this day (Regulation 1182/71, Art. 3(4)). @param day midnight UTC of it */
export const isWorkingDay = (day: Date): boolean =>
  day.getUTCDay() % 6 !== 0 && !holidays.has(day.toISOString().slice(5, 10));
