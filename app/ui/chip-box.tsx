import type { ReactNode } from "react";

type Props = {
  name: string;
  value: string;
  defaultChecked: boolean;
  lang?: string;
  children: ReactNode;
};

/** A checkbox that looks like a chip. */
export function ChipBox({ lang, children, ...input }: Props) {
  return (
    <label className="chip" lang={lang}>
      <input type="checkbox" {...input} />
      {children}
    </label>
  );
}
