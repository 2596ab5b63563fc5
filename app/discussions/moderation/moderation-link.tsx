import type { ComponentProps } from "react";
import { Link } from "react-router";
import { useLanguagePath } from "#ui/link.tsx";
import { type ModerationAddress, moderationPath } from "../moderation-address.ts";

/** A link within the moderation page. */
export function ModerationLink({
  to,
  ...rest
}: Omit<ComponentProps<typeof Link>, "to"> & { to: Partial<ModerationAddress> }) {
  return <Link to={useLanguagePath(moderationPath(to))} preventScrollReset {...rest} />;
}

/** The keyboard shortcut of a control, as its label. */
export const Key = ({ name }: { name: string }) => (
  <span className="moderation-key" aria-hidden="true">
    {name}
  </span>
);

/** The attribute that gives a control its keyboard shortcut. */
export const keyProps = (key: string) => ({
  "data-key": key.length === 1 ? key.toLowerCase() : key,
  "aria-keyshortcuts": key,
});
