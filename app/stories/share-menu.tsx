import { useTranslations } from "use-intl";
import { Icon } from "#ui/sprite.tsx";

/** Plain links to the networks, which work without scripts, and buttons that `useShare` serves. */
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
    <details className="share" data-menu="">
      <summary className="btn btn-small">
        <Icon name="share" />
        {t("share")}
      </summary>
      <div className="share-list">
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
    </details>
  );
}
