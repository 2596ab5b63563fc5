import { useRevalidator } from "react-router";
import { readerContext } from "#accounts/reader.ts";
import { requireReader } from "#accounts/require-reader.server.ts";
import { AccountQueue } from "#library/account-queue.tsx";
import { applyChanges } from "#library/apply-changes.server.ts";
import { itemKinds } from "#library/item.ts";
import { itemKey } from "#library/item-key.ts";
import type { ItemSnapshot } from "#library/item-snapshot.ts";
import { positionsOfReader } from "#library/request-reader.server.ts";
import { listSaved, savedOrders } from "#library/saved.server.ts";
import { VisitorQueue } from "#library/visitor-queue.tsx";
import { messagesFor, pageTexts } from "#locales/texts.server.ts";
import { DeviceFullNote } from "#offline/device-full-note.tsx";
import { localeContext, servicesContext } from "#platform/context.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { localPath } from "#platform/http/local-path.ts";
import { pageNumberIn, readPageNumber } from "#platform/http/page-number.ts";
import { idIn } from "#platform/id.ts";
import { application } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { Link } from "#ui/link.tsx";
import { PageMessages } from "#ui/page-messages.tsx";
import { Pager } from "#ui/pager.tsx";
import { showToast } from "#ui/toast.ts";
import { redirectAfterForm } from "../../form-answers.server.ts";
import sheet from "../../reader-pages.css?url";
import type { Route } from "./+types/route.ts";

export const handle = application;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

const acts = ["save", "remove", "read", "unread"] as const;
/** The messages that a page can show once after a form. */
const resultMessages = ["removedVideo", "removedOther", "full", "unknown"] as const;

const orderOf = (text: string | null) => savedOrders.find((o) => o === text) ?? "newest";
/** A reader may save more than other lists have pages for. */
const lastPage = 9_999;

const address = (sort: string, page: number) => {
  const query = new URLSearchParams();
  if (sort !== "newest") query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  return `/saved${query.size > 0 ? `?${query}` : ""}`;
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, config } = context.get(servicesContext);
  const locale = context.get(localeContext);
  const texts = pageTexts("saved", locale, config.site);
  const { full, link } = messagesFor(["offline"], locale).offline.storage;
  const messages = { offline: { storage: { full, link } } };
  const reader = context.get(readerContext);
  if (!reader) return { texts, messages, queue: null };
  const query = url.searchParams;
  const order = orderOf(query.get("sort"));
  const positions = await positionsOfReader(context);
  const list = await listSaved(db, reader.id, {
    order,
    page: pageNumberIn(query, { max: lastPage, else: 1 }),
  });
  return {
    texts,
    messages,
    queue: {
      ...list,
      order,
      orders: savedOrders.map((name) => ({ name, to: address(name, 1) })),
      before: list.page > 1 ? address(order, list.page - 1) : null,
      after: list.page < list.pages ? address(order, list.page + 1) : null,
      items: list.items.map((item) => ({ ...item, percent: positions[itemKey(item)]?.share })),
      done: resultMessages.find((d) => d === query.get("done")) ?? null,
    },
  };
}

/** The forms of the queue, and of the page of an item, without scripts; redirects to the page of the form. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { db, now } = context.get(servicesContext);
  const reader = requireReader(context, url);
  const form = await readForm(request);
  const act = acts.find((a) => a === textOf(form, "intent"));
  const kind = itemKinds.find((k) => k === textOf(form, "kind"));
  const id = idIn(textOf(form, "id"));
  const known = act && kind && id !== null;
  const [refusal = "unknown"] = known
    ? await applyChanges(db, reader, [{ do: act, kind, id }], now())
    : [];
  const from = localPath(URL.parse(request.headers.get("referer") ?? "")?.pathname);
  const back = refusal === null && /^\/(article|video|podcast)\//.test(from) ? from : null;
  const list = address(
    orderOf(textOf(form, "sort")),
    readPageNumber(textOf(form, "page"), lastPage) ?? 1,
  );
  const done =
    refusal ?? (act === "remove" ? (kind === "video" ? "removedVideo" : "removedOther") : null);
  const to = back ?? (done ? `${list}${list.includes("?") ? "&" : "?"}done=${done}` : list);
  return redirectAfterForm(url, to);
}

export default function Saved({ loaderData: { texts, messages, queue } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const announceRemoval = ({ type }: ItemSnapshot) =>
    showToast({
      kind: "status",
      title: texts.removed,
      text: type === "video" ? texts.removedVideo : texts.removedOther,
    });
  return (
    <div className="wrap">
      <PageHead title={texts.title} description={texts.text} noindex />
      <div className="page-head">
        <h1>{texts.title}</h1>
        <p>{queue ? texts.accountText : texts.text}</p>
      </div>
      <PageMessages messages={messages}>
        <DeviceFullNote className="queue-done" />
      </PageMessages>
      {queue ? (
        <>
          {queue.done ? (
            <p className="queue-done" role="status">
              {texts[queue.done]}
            </p>
          ) : null}
          {queue.total > 1 ? (
            <nav className="sorts" aria-label={texts.sort}>
              {queue.orders.map(({ name, to }) => (
                <Link key={name} to={to} aria-current={name === queue.order ? "page" : undefined}>
                  {texts[name]}
                </Link>
              ))}
            </nav>
          ) : null}
          <AccountQueue
            {...queue}
            texts={texts}
            onRemoved={announceRemoval}
            reload={revalidate}
            empty={<Empty texts={texts} />}
          />
          {queue.pages > 1 ? (
            <Pager
              className="queue-pages"
              label={texts.pages}
              previous={queue.before ? { to: queue.before, text: texts.before } : null}
              next={queue.after ? { to: queue.after, text: texts.after } : null}
            >
              <span className="num">{`${queue.page} / ${queue.pages}`}</span>
            </Pager>
          ) : null}
        </>
      ) : (
        <VisitorQueue texts={texts} onRemoved={announceRemoval} empty={<Empty texts={texts} />} />
      )}
    </div>
  );
}

function Empty({ texts }: { texts: Record<"empty" | "emptyHint" | "home", string> }) {
  return (
    <div className="empty">
      <p>{texts.empty}</p>
      <p className="note">{texts.emptyHint}</p>
      <Link className="btn" to="/">
        {texts.home}
      </Link>
    </div>
  );
}
