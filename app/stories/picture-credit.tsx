import { useTranslations } from "use-intl";
import { licencePage, type ShownLicence } from "./picture-licence.ts";

type CreditProps = {
  licence: ShownLicence;
  /** The page that the picture is from. */
  original: string | null;
};

/** The credit that a licence requires: the author, the licence, that the picture was changed, and a link to the full credit. */
export function PictureCredit({ licence: { credit, licence, url }, original }: CreditProps) {
  const t = useTranslations("stories.article");
  return (
    <figcaption className="caption">
      {t.rich("pictureBy", {
        name: credit,
        licence: () => (
          <a href={licencePage(licence) ?? url} rel="license noopener">
            {licence}
          </a>
        ),
      })}
      {original ? (
        <>
          {" "}
          <a href={original} rel="noopener">
            {t("wholeCredit")}
          </a>
        </>
      ) : null}
    </figcaption>
  );
}
