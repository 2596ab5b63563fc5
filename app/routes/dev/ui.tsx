import { Island } from "#enhance/island.tsx";
import type { Episode } from "#media/episode.ts";
import { EpisodeCard } from "#media/episode-card.tsx";
import { listEpisodes, listVideos } from "#media/media.server.ts";
import type { Video } from "#media/video.ts";
import { VideoCard } from "#media/video-card.tsx";
import { servicesContext } from "#platform/context.ts";
import { SearchFilters } from "#search/search-filters.tsx";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { SearchBox } from "#site/search-box.tsx";
import { biases, noLeanings } from "#stories/bias.ts";
import { BiasLabel } from "#stories/cards/bias-label.tsx";
import { StoryCard } from "#stories/cards/story-card.tsx";
import { memberStates } from "#stories/country.ts";
import { ShareMenu } from "#stories/share-menu.tsx";
import { recentStories } from "#stories/stories.server.ts";
import type { StorySummary } from "#stories/story.ts";
import {
  Check,
  Choices,
  Field,
  Problem,
  Select,
  SubmitButton,
  Switch,
  TextArea,
} from "#ui/field.tsx";
import { Picture } from "#ui/picture.tsx";
import { Flag, Icon, type IconName } from "#ui/sprite.tsx";
import { Tabs } from "#ui/tabs.tsx";
import sheet from "../reader-pages.css?url";
import { notFound } from "../refusals.server.ts";
import type { Route } from "./+types/ui.ts";
import { ToastButtons } from "./toast-buttons.tsx";

// The style guide for developers: not in production, and its texts are not translated.

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

const icons: IconName[] = [
  "bookmark",
  "close",
  "comment",
  "down",
  "download",
  "eye",
  "filter",
  "full",
  "globe",
  "heart",
  "link",
  "menu",
  "moon",
  "mute",
  "out",
  "pause",
  "picture",
  "play",
  "refresh",
  "search",
  "share",
  "sound",
  "tick",
  "trend",
  "warn",
];

export async function loader({ context }: Route.LoaderArgs) {
  const { config, db, now } = context.get(servicesContext);
  if (config.production) throw notFound();
  const at = now();
  const [[story], [video], [episode]] = await Promise.all([
    recentStories(db, { limit: 1 }),
    listVideos(db, 1, at),
    listEpisodes(db, 1, at),
  ]);
  const states: StorySummary[] = story
    ? [
        { ...story, breaking: true, premium: true, trending: true, sample: true },
        { ...story, picture: null, views: 0, comments: null },
        { ...story, title: "Donaudampfschifffahrtselektrizitäten".repeat(6), excerpt: "" },
        {
          ...story,
          title: "Nothing to draw",
          picture: null,
          topics: [],
          section: "Society",
          coverage: {
            slug: "nothing-to-draw",
            publishers: 6,
            countries: 3,
            leanings: { ...noLeanings, left: 2, center: 3, right: 1 },
            others: ["Nichts zu zeichnen", "Rien à dessiner", "Nada que dibujar"].map(
              (title, n) => ({
                slug: `story-${n}`,
                title,
                lang: ["de", "fr", "es"][n] ?? "en",
                source: "A paper",
              }),
            ),
          },
        },
        { ...story, title: "عنوان طويل من اليمين إلى اليسار", lang: "ar" },
      ]
    : [];
  return { states, story, video, episode, baseUrl: config.baseUrl };
}

type Shown = {
  theme: "light" | "dark";
  states: StorySummary[];
  story: StorySummary | undefined;
  video: Video | undefined;
  episode: Episode | undefined;
  baseUrl: string;
};

function Sheet({ theme, states, story, video, episode, baseUrl }: Shown) {
  return (
    <section className={`dev-sheet dev-${theme}`} aria-label={theme}>
      <h2>Buttons</h2>
      <p className="dev-row">
        {["", "btn-solid", "btn-star", "btn-quiet", "btn-small"].map((kind) => (
          <button type="button" key={kind} className={`btn ${kind}`}>
            {kind || "btn"}
          </button>
        ))}
        <button type="button" className="btn" disabled>
          disabled
        </button>
        <button type="button" className="icon-btn" aria-label="icon">
          <Icon name="search" />
        </button>
      </p>
      <h2>Badges and chips</h2>
      <p className="dev-row">
        {["breaking", "live", "premium", "new", "sample"].map((kind) => (
          <b key={kind} className={`badge badge-${kind}`}>
            {kind.toUpperCase()}
          </b>
        ))}
        <button type="button" className="chip" aria-pressed="false">
          <span className="chip-text">Chip</span>
        </button>
        <button type="button" className="chip" aria-pressed="true">
          <Icon name="tick" />
          <span className="chip-text">Pressed</span>
        </button>
      </p>
      <h2>Signs</h2>
      <p className="dev-row">
        {icons.map((name) => (
          <Icon key={name} name={name} size={20} />
        ))}
      </p>
      <p className="dev-row">
        {memberStates.map((code) => (
          <Flag key={code} code={code} />
        ))}
        <Flag code="EU" />
      </p>
      <p className="dev-row">
        {[...biases, null].map((band) => (
          <BiasLabel key={band} band={band} />
        ))}
      </p>
      <h2>Fields</h2>
      <SearchBox label={theme} filters={<SearchFilters id={theme} />} />
      <p>
        <input className="field" aria-label="field" placeholder="Placeholder" />
      </p>
      <h2>Forms</h2>
      <FormParts theme={theme} />
      <h2>Tabs and share menu</h2>
      <Tabs
        label={theme}
        tabs={["One", "Two", "Three"].map((label) => ({
          id: `${theme}-${label}`,
          label,
          content: <p>{label}</p>,
        }))}
      />
      <ShareMenu url={baseUrl} title="A title" />
      <h2>Pictures</h2>
      <div className="dev-cards">
        <Picture src={null} alt="" instead={<span className="pic-mark">none</span>} />
        <Picture src="/image/pictures/none/800.webp" alt="" />
        <span className="wait pic" />
      </div>
      <h2>Cards</h2>
      <div className="dev-cards">
        {states.map((one) => (
          <StoryCard key={one.title + one.views} story={one} size="m" />
        ))}
        {story ? <StoryCard story={story} size="s" /> : null}
        {story ? <StoryCard story={story} size="l" /> : null}
        {video ? <VideoCard video={{ ...video, isLive: true, isPremium: true }} size="m" /> : null}
        {video ? <VideoCard video={{ ...video, thumbnail: null }} size="s" /> : null}
        {episode ? <EpisodeCard episode={{ ...episode, isNew: true }} /> : null}
      </div>
      <h2>Empty</h2>
      <div className="empty">
        <p>No additional stories available at the moment.</p>
        <button type="button" className="btn">
          Try Again
        </button>
      </div>
    </section>
  );
}

const FormParts = ({ theme }: { theme: string }) => (
  <form className="form form-two">
    <Field id={`${theme}-a`} name="a" label="Field" hint="Optional" defaultValue="Filled" />
    <Field id={`${theme}-b`} name="b" label="Field, wrong" problem="First name is required" />
    <div className="form-all">
      <TextArea id={`${theme}-c`} name="c" label="Text area" hint="0 of 500 characters" />
    </div>
    <Select id={`${theme}-d`} name="d" label="Select" problem="Choose one of the list">
      <option>UTC</option>
    </Select>
    <Choices
      name={`${theme}-e`}
      label="Choices"
      defaultValue="b"
      options={["a", "b", "c"].map((value) => ({ value, label: value.toUpperCase() }))}
    />
    <div className="form-all">
      <Switch id={`${theme}-f`} name="f" label="Switch, on" text="What it does." defaultChecked />
      <Switch id={`${theme}-g`} name="g" label="Switch, off" text="What it does." />
      <Switch id={`${theme}-h`} name="h" label="Switch, closed" disabled />
    </div>
    <Check id={`${theme}-i`} name="i" defaultChecked>
      A box with a <a href="#sentence">sentence</a>
    </Check>
    <Check id={`${theme}-j`} name="j" problem="Please tick this box">
      Another
    </Check>
    <div className="form-all">
      <Problem role="alert">What is wrong with the whole form</Problem>
    </div>
    <div className="form-acts form-all">
      <SubmitButton label="Save" busyLabel="Saving..." busy={false} />
      <SubmitButton label="Save" busyLabel="Saving..." busy />
    </div>
  </form>
);

export default function DevUi({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead title="Components" noindex />
      <div className="page-head">
        <h1>Components</h1>
      </div>
      <Island name="dev-toasts" of={ToastButtons} start="demand" />
      <div className="dev-sheets">
        <Sheet theme="light" {...loaderData} />
        <Sheet theme="dark" {...loaderData} />
      </div>
    </div>
  );
}
