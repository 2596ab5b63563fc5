import { useTranslations } from "use-intl";
import { FollowToggle } from "#library/following/follow-toggle.tsx";
import { memberStates } from "#stories/country.ts";
import { type Followable, followKey } from "#stories/follow.ts";
import { countryPath, topicPath } from "#stories/section-address.ts";
import { topics } from "#stories/topic.ts";
import { Link } from "#ui/link.tsx";
import { Flag } from "#ui/sprite.tsx";

/** What can be followed: topics and member states by buttons here, sources on their list. */
export function NothingFollowed({ hasForms }: { hasForms: boolean }) {
  const t = useTranslations("following");
  const tStories = useTranslations("stories");
  return (
    <>
      <div className="empty">
        <p>{t("empty")}</p>
        <Link className="btn" to="/sources">
          {t("offerSources")}
        </Link>
      </div>
      <section aria-labelledby="offer">
        <div className="sec-head">
          <h2 id="offer">{t("offer")}</h2>
        </div>
        <ul className="follow-offer">
          {topics.map((name) => (
            <Offer
              key={name}
              what={{ kind: "topic", name }}
              to={topicPath(name)}
              hasForms={hasForms}
            >
              {tStories(`topics.${name}`)}
            </Offer>
          ))}
        </ul>
        <ul className="follow-offer">
          {memberStates.map((code) => (
            <Offer
              key={code}
              what={{ kind: "country", name: code }}
              to={countryPath(code)}
              flag={code}
              hasForms={hasForms}
            >
              {tStories(`countries.${code}`)}
            </Offer>
          ))}
        </ul>
      </section>
    </>
  );
}

function Offer(p: {
  what: Followable;
  to: string;
  flag?: (typeof memberStates)[number];
  hasForms: boolean;
  children: string;
}) {
  const id = `offer-${followKey(p.what)}`;
  return (
    <li>
      <Link to={p.to} id={id}>
        {p.flag ? <Flag code={p.flag} /> : null}
        {p.children}
      </Link>
      <FollowToggle what={p.what} namedBy={id} followed={false} hasForm={p.hasForms} />
    </li>
  );
}
