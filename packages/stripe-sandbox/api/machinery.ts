import { emit } from "../engine/emit.ts";
import { invalid, missing } from "../http/errors.ts";
import { createdIn, page } from "../http/list.ts";
import { objectInPath, route } from "../http/route.ts";
import { newId, randomName } from "../ids.ts";
import { apiVersion, type Endpoint, newEndpoint, newTestClock } from "../objects/machinery.ts";

/** An endpoint's secret, which is shown only when the endpoint is made. */
export const newSecret = () => `whsec_${randomName(32)}`;

const webUrl = (url: string): string =>
  /^https?:\/\//.test(url)
    ? url
    : invalid("Invalid URL: An explicit scheme must be provided.", {
        param: "url",
        code: "url_invalid",
      });

export const machinery = [
  route("GET /v1/events", ({ world, params, url }) => {
    const type = params.text("type");
    const types = params.texts("types") ?? (type === undefined ? null : [type]);
    const delivered = params.boolean("delivery_success");
    const wanted = (name: string) =>
      !types ||
      types.some((t) => t === name || (t.endsWith("*") && name.startsWith(t.slice(0, -1))));
    const all = world.store
      .list("event")
      .filter((e) => wanted(e.type))
      .filter((e) => delivered === undefined || (e.pending_webhooks === 0) === delivered);
    return page(url, createdIn(all, params), params);
  }),
  route("GET /v1/events/:id", ({ world, id }) => objectInPath(world, "event", id)),

  route("POST /v1/test_helpers/test_clocks", ({ world, params }) => {
    const frozen = params.integer("frozen_time");
    if (frozen === undefined)
      return invalid("Missing required param: frozen_time.", {
        param: "frozen_time",
        code: "parameter_missing",
      });
    const real = Math.floor(world.realNow() / 1000);
    const clock = newTestClock(newId("clock"), real, frozen, params.text("name") ?? null);
    world.store.save("test_clock", clock);
    emit(world, "test_helpers.test_clock.created", clock, { clock: clock.id });
    return clock;
  }),
  route("GET /v1/test_helpers/test_clocks", ({ world, params, url }) =>
    page(url, world.store.list("test_clock"), params),
  ),
  route("GET /v1/test_helpers/test_clocks/:id", ({ world, id }) =>
    objectInPath(world, "test_clock", id),
  ),
  route("POST /v1/test_helpers/test_clocks/:id/advance", ({ world, id, params }) => {
    const clock = objectInPath(world, "test_clock", id);
    const target = params.integer("frozen_time");
    params.done();
    if (clock.status !== "ready")
      invalid("The test clock is advancing already.", {
        code: "test_clock_not_ready",
        status: 429,
      });
    if (target === undefined || target <= clock.frozen_time)
      return invalid("The frozen time of a test clock can only be moved forward.", {
        param: "frozen_time",
      });
    const advancing = world.store.save("test_clock", {
      ...clock,
      status: "advancing",
      status_details: { advancing: { target_frozen_time: target } },
    });
    emit(world, "test_helpers.test_clock.advancing", advancing, { clock: id });
    return advancing;
  }),
  route("DELETE /v1/test_helpers/test_clocks/:id", ({ world, id }) => {
    const clock = objectInPath(world, "test_clock", id);
    world.store.sql("delete from timers where clock = ?").run(id);
    for (const customer of world.store.list("customer", { test_clock: id }))
      world.store.setPrivateState(customer.id, { deleted: true });
    world.store.remove(id);
    emit(world, "test_helpers.test_clock.deleted", clock);
    return { id, object: "test_helpers.test_clock", deleted: true };
  }),

  route("POST /v1/webhook_endpoints", ({ world, params }) => {
    const events = params.texts("enabled_events");
    if (!events)
      return invalid("Missing required param: enabled_events.", {
        param: "enabled_events",
        code: "parameter_missing",
      });
    const version = params.text("api_version") ?? null;
    if (version !== null && version !== apiVersion)
      invalid(`The sandbox speaks the API version ${apiVersion} only.`, { param: "api_version" });
    const now = Math.floor(world.realNow() / 1000);
    const endpoint: Endpoint = {
      ...newEndpoint(newId("we"), now, webUrl(params.required("url")), events),
      api_version: version,
      description: params.text("description") ?? null,
      metadata: params.metadata("metadata"),
    };
    const secret = newSecret();
    world.store.save("endpoint", endpoint);
    world.store.setPrivateState(endpoint.id, { secrets: [secret] });
    return { ...endpoint, secret };
  }),
  route("GET /v1/webhook_endpoints", ({ world, params, url }) =>
    page(url, world.store.list("endpoint"), params),
  ),
  route("GET /v1/webhook_endpoints/:id", ({ world, id }) => objectInPath(world, "endpoint", id)),
  route("POST /v1/webhook_endpoints/:id", ({ world, id, params }) => {
    const known = objectInPath(world, "endpoint", id);
    const url = params.text("url");
    const disabled = params.boolean("disabled");
    return world.store.save("endpoint", {
      ...known,
      description: params.clearable("description") ?? known.description,
      enabled_events: params.texts("enabled_events") ?? known.enabled_events,
      metadata: params.metadata("metadata", known.metadata),
      status: disabled === undefined ? known.status : disabled ? "disabled" : "enabled",
      url: url === undefined ? known.url : webUrl(url),
    });
  }),
  route("DELETE /v1/webhook_endpoints/:id", ({ world, id }) => {
    if (!world.store.get("endpoint", id)) missing("webhook endpoint", id, "id", 404);
    world.store.sql("delete from deliveries where endpoint = ?").run(id);
    world.store.remove(id);
    return { id, object: "webhook_endpoint", deleted: true };
  }),
];
