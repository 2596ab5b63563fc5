import type { ComponentProps } from "react";
import { Link } from "react-router";
import { useLanguagePath } from "#ui/link.tsx";
import { type DeskAsked, deskPath } from "../desk-address.ts";

/** A step within the moderators' page. */
export function DeskLink({
  to,
  ...rest
}: Omit<ComponentProps<typeof Link>, "to"> & { to: Partial<DeskAsked> }) {
  return <Link to={useLanguagePath(deskPath(to))} preventScrollReset {...rest} />;
}

/** The key that presses what it stands in. */
export const Key = ({ name }: { name: string }) => (
  <span className="desk-key" aria-hidden="true">
    {name}
  </span>
);

/** Marks a control for its key. */
export const keyed = (key: string) => ({
  "data-key": key.length === 1 ? key.toLowerCase() : key,
  "aria-keyshortcuts": key,
});
