/** A line of the table that `npm run bench` prints and writes. */
export type Row = {
  name: string;
  figure: number;
  unit: string;
  /** The row measured in the same run that `ratio` compares this one with. */
  ratioTo?: string;
  ratio?: number;
};
