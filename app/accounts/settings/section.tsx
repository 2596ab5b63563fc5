import type { ReactNode } from "react";

/** A part of the account's page under its heading. */
export function Section({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section className="account-part" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}
