import { useTranslations } from "use-intl";
import { Icon } from "#ui/sprite.tsx";

/**
 * Links to the networks, which work without scripts, and buttons of `attachShareMenus`. The menu is a popover; one on a page.
 */
export function ShareMenu({ url, title }: { url: string; title: string }) {
  const t = useTranslations("stories.article");
  const text = encodeURIComponent(title);
  const address = encodeURIComponent(url);
  const networks = {
    twitter: `https://twitter.com/intent/tweet?text=${text}&url=${address}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?quote=${text}&u=${address}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?text=${text}&url=${address}`,
  };
  return (
    <>
      <button type="button" className="btn btn-small" popoverTarget="share">
        <Icon name="share" />
        {t("share")}
      </button>
      <div className="share-list" id="share" popover="auto">
        {Object.entries(networks).map(([network, href]) => (
          <a key={network} href={href} target="_blank" rel="noopener noreferrer">
            {t(network as keyof typeof networks)}
          </a>
        ))}
        <button type="button" className="scripted" data-replay data-copy={url}>
          <Icon name="link" />
          {t("copy")}
        </button>
        <button type="button" className="scripted" hidden data-share={url} data-title={title}>
          <Icon name="share" />
          {t("moreOptions")}
        </button>
      </div>
    </>
  );
}
