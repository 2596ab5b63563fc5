import { useTranslations } from "use-intl";
import { PostForm } from "#ui/post-form.tsx";
import { Icon } from "#ui/sprite.tsx";
import type { LinkName } from "./links.ts";
import { NavLinks } from "./nav-links.tsx";

/** The signed-in reader, as header and menus show them. */
export type ShellReader = {
  email: string;
  /** What the reader may see; null without a membership. */
  tier: "basic" | "premium" | null;
  /** The name of the pass that gives the tier; null where another reason does. */
  pass: string | null;
  /** The address of their profile picture, a hundred pixels wide. */
  picture: string | null;
  /** Whether the reader decides about discussions. */
  moderates: boolean;
};

/** The pages of a reader's account; subscription and discussions only for members. */
export const accountLinks = ({
  tier,
  moderates,
}: Pick<ShellReader, "tier" | "moderates">): LinkName[] => [
  ...(["dashboard", "academy", "profile", "account"] as const),
  ...(tier ? (["subscription-manage", "discussions"] as const) : []),
  "saved",
  "following",
  ...(moderates ? (["moderation"] as const) : []),
];

/** The reader's email address and tier, the links of their account, and the form that signs out. */
export function AccountMenu({ reader }: { reader: ShellReader }) {
  const t = useTranslations("site");
  return (
    <>
      <p className="signed-in">
        {reader.picture ? <Portrait picture={reader.picture} /> : null}
        <span className="vh">{t("signedInAs")}</span>{" "}
        <span className="signed-in-mail">{reader.email}</span>{" "}
        {reader.tier ? (
          <span className={reader.tier === "premium" ? "badge badge-premium" : "badge badge-new"}>
            {t(`tiers.${reader.tier}`)}
            {reader.pass ? ` (${reader.pass})` : null}
          </span>
        ) : null}
      </p>
      <nav aria-label={t("userMenu")}>
        <NavLinks names={accountLinks(reader)} />
      </nav>
      <PostForm action="/auth/sign-out" data-sign-out="">
        <button type="submit" data-replay="">
          {t("signOut")}
        </button>
      </PostForm>
    </>
  );
}

/** The reader's picture, over an icon that shows when it cannot be loaded. */
const Portrait = ({ picture }: { picture: string }) => (
  <span className="user-picture">
    <Icon name="user" size={22} />
    <img src={picture} alt="" width="30" height="30" />
  </span>
);

/** The menu in the header's bar, a popover. */
export function UserMenu({ reader }: { reader: ShellReader }) {
  const t = useTranslations("site");
  return (
    <>
      <button
        type="button"
        className="icon-btn only-large user-button"
        popoverTarget="user-menu"
        aria-label={t("userMenu")}
      >
        {reader.picture ? <Portrait picture={reader.picture} /> : <Icon name="user" size={22} />}
      </button>
      <div className="menu user-menu" id="user-menu" popover="auto">
        <AccountMenu reader={reader} />
      </div>
    </>
  );
}
