import { emit } from "../engine/emit.ts";
import { invalid } from "../http/errors.ts";
import { page } from "../http/list.ts";
import type { Params } from "../http/params.ts";
import { objectInParam, objectInPath, route } from "../http/route.ts";
import { newId } from "../ids.ts";
import {
  type Flow,
  newPortalConfiguration,
  newPortalSession,
  type PortalConfiguration,
  type PortalFeatures,
} from "../objects/portal.ts";
import { isLive, type Subscription } from "../objects/subscription.ts";
import { now, type World } from "../world.ts";
import { customerGiven } from "./customers.ts";
import { feedbacks } from "./subscriptions.ts";

const prorations = ["none", "create_prorations", "always_invoice"] as const;
const noFeatures: PortalFeatures = {
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false, payment_method_configuration: null },
  subscription_cancel: {
    cancellation_reason: { enabled: false, feedback_options: null, options: [] },
    enabled: false,
    mode: "at_period_end",
    proration_behavior: "none",
  },
  subscription_pause: { duration: { interval_options: [], type: "indefinite" }, enabled: false },
  subscription_update: {
    billing_cycle_anchor: null,
    default_allowed_updates: [],
    enabled: false,
    products: null,
    proration_behavior: "none",
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: "continue_trial",
  },
};

function cancelFeature(params: Params, known: PortalFeatures["subscription_cancel"]) {
  const reason = params.object("cancellation_reason");
  const options = reason?.texts("options");
  return {
    cancellation_reason: reason
      ? {
          enabled: reason.boolean("enabled") ?? false,
          feedback_options: null,
          options: feedbacks.filter((f) => options?.includes(f)),
        }
      : known.cancellation_reason,
    enabled: params.boolean("enabled") ?? known.enabled,
    mode: params.oneOf("mode", ["immediately", "at_period_end"]) ?? known.mode,
    proration_behavior: params.oneOf("proration_behavior", ["none"]) ?? known.proration_behavior,
  };
}

const fixedQuantity = (wanted: boolean): false =>
  wanted ? invalid("The sandbox does not play adjustable quantities.") : false;

function updateFeature(
  world: World,
  params: Params,
  known: PortalFeatures["subscription_update"],
): PortalFeatures["subscription_update"] {
  const allowed = params.texts("default_allowed_updates");
  const products = params.objects("products")?.map((p) => ({
    adjustable_quantity: {
      enabled: fixedQuantity(p.object("adjustable_quantity")?.boolean("enabled") ?? false),
      maximum: null,
      minimum: 1,
    },
    product: objectInParam(world, "product", p.required("product"), "products[product]").id,
    prices: (p.texts("prices") ?? []).map(
      (id) => objectInParam(world, "price", id, "products[prices]").id,
    ),
  }));
  const conditions = params.object("schedule_at_period_end")?.objects("conditions");
  return {
    billing_cycle_anchor: null,
    default_allowed_updates: allowed
      ? (["price", "promotion_code", "quantity"] as const).filter((n) => allowed.includes(n))
      : known.default_allowed_updates,
    enabled: params.boolean("enabled") ?? known.enabled,
    products: products ?? known.products,
    proration_behavior: params.oneOf("proration_behavior", prorations) ?? known.proration_behavior,
    schedule_at_period_end: {
      conditions:
        conditions?.map((c) => ({
          type:
            c.oneOf("type", ["decreasing_item_amount", "shortening_interval"]) ??
            "decreasing_item_amount",
        })) ?? known.schedule_at_period_end.conditions,
    },
    trial_update_behavior:
      params.oneOf("trial_update_behavior", ["continue_trial"]) ?? known.trial_update_behavior,
  };
}

function featuresOf(
  world: World,
  params: Params | undefined,
  known: PortalFeatures,
): PortalFeatures {
  if (!params) return known;
  const customer = params.object("customer_update");
  const updates = customer?.texts("allowed_updates");
  const history = params.object("invoice_history")?.boolean("enabled");
  const method = params.object("payment_method_update")?.boolean("enabled");
  const cancel = params.object("subscription_cancel");
  const update = params.object("subscription_update");
  return {
    ...known,
    customer_update: customer
      ? {
          allowed_updates: (["address", "email", "name", "phone"] as const).filter((n) =>
            updates?.includes(n),
          ),
          enabled: customer.boolean("enabled") ?? known.customer_update.enabled,
        }
      : known.customer_update,
    invoice_history: { enabled: history ?? known.invoice_history.enabled },
    payment_method_update: {
      enabled: method ?? known.payment_method_update.enabled,
      payment_method_configuration: null,
    },
    subscription_cancel: cancel
      ? cancelFeature(cancel, known.subscription_cancel)
      : known.subscription_cancel,
    subscription_update: update
      ? updateFeature(world, update, known.subscription_update)
      : known.subscription_update,
  };
}

function configured(world: World, known: PortalConfiguration, params: Params): PortalConfiguration {
  const profile = params.object("business_profile");
  const home = params.clearable("default_return_url");
  const name = params.clearable("name");
  params.object("login_page")?.boolean("enabled");
  const kept = known.business_profile;
  return {
    ...known,
    active: params.boolean("active") ?? known.active,
    business_profile: profile
      ? {
          headline: profile.clearable("headline") ?? kept.headline,
          privacy_policy_url: profile.clearable("privacy_policy_url") ?? kept.privacy_policy_url,
          terms_of_service_url:
            profile.clearable("terms_of_service_url") ?? kept.terms_of_service_url,
        }
      : kept,
    default_return_url: home === undefined ? known.default_return_url : home,
    features: featuresOf(world, params.object("features"), known.features),
    metadata: params.metadata("metadata", known.metadata),
    name: name === undefined ? known.name : name,
    updated: now(world, null),
  };
}

function flowOf(world: World, params: Params, config: PortalConfiguration, customer: string): Flow {
  const type = params.oneOf("type", [
    "payment_method_update",
    "subscription_cancel",
    "subscription_update",
    "subscription_update_confirm",
  ]);
  if (!type)
    return invalid("Missing required param: flow_data[type].", { param: "flow_data[type]" });
  const completion = params.object("after_completion");
  const redirect = completion?.object("redirect")?.required("return_url");
  const message = completion?.object("hosted_confirmation")?.text("custom_message");
  const kind =
    completion?.oneOf("type", ["hosted_confirmation", "portal_homepage", "redirect"]) ??
    "portal_homepage";
  const flow: Flow = {
    after_completion: {
      hosted_confirmation:
        kind === "hosted_confirmation" ? { custom_message: message ?? null } : null,
      redirect: redirect === undefined ? null : { return_url: redirect },
      type: kind,
    },
    customer_update: null,
    subscription_cancel: null,
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm: null,
    type,
  };
  const { features } = config;
  const feature = {
    payment_method_update: features.payment_method_update,
    subscription_cancel: features.subscription_cancel,
    subscription_update: features.subscription_update,
    subscription_update_confirm: features.subscription_update,
  }[type];
  if (!feature.enabled)
    invalid(
      `This ${type} flow cannot be enabled because the feature is disabled in the configuration.`,
    );
  if (type === "payment_method_update") return flow;
  const named = params.object(type);
  const sub = ownSubscription(world, named?.required("subscription") ?? "", customer);
  if (type === "subscription_cancel")
    return { ...flow, subscription_cancel: { retention: null, subscription: sub.id } };
  if (type === "subscription_update")
    return { ...flow, subscription_update: { subscription: sub.id } };
  const offered = features.subscription_update.products?.flatMap((p) => p.prices) ?? [];
  const items = (named?.objects("items") ?? []).map((item) => {
    const id = item.required("id");
    const known = sub.items.data.find((i) => i.id === id);
    if (!known) return invalid(`No such subscription item: '${id}'`, { code: "resource_missing" });
    const price = item.text("price") ?? known.price.id;
    if (!offered.includes(price))
      invalid(
        `The price \`${price}\` is not included in the products of the portal configuration.`,
        { param: "flow_data[subscription_update_confirm][items]" },
      );
    return { id, price, quantity: item.integer("quantity") ?? known.quantity };
  });
  if (!items.length)
    invalid("Missing required param: flow_data[subscription_update_confirm][items].");
  return {
    ...flow,
    subscription_update_confirm: { discounts: null, items, subscription: sub.id },
  };
}

function ownSubscription(world: World, id: string, customer: string): Subscription {
  const sub = objectInParam(world, "subscription", id, "flow_data[subscription]");
  if (sub.customer !== customer || !isLive(sub))
    invalid(`The subscription \`${id}\` cannot be changed by this customer.`);
  return sub;
}

export const portal = [
  route("POST /v1/billing_portal/configurations", ({ world, params }) => {
    const fresh = newPortalConfiguration(newId("bpc"), now(world, null), noFeatures);
    if (!params.has("features"))
      invalid("Missing required param: features.", {
        param: "features",
        code: "parameter_missing",
      });
    const config = world.store.save("portal_configuration", configured(world, fresh, params));
    emit(world, "billing_portal.configuration.created", config);
    return config;
  }),
  route("GET /v1/billing_portal/configurations", ({ world, params, url }) => {
    const [active, isDefault] = [params.boolean("active"), params.boolean("is_default")];
    const all = world.store
      .list("portal_configuration")
      .filter((c) => active === undefined || c.active === active)
      .filter((c) => isDefault === undefined || c.is_default === isDefault);
    return page(url, all, params);
  }),
  route("GET /v1/billing_portal/configurations/:id", ({ world, id }) =>
    objectInPath(world, "portal_configuration", id),
  ),
  route("POST /v1/billing_portal/configurations/:id", ({ world, id, params }) => {
    const before = objectInPath(world, "portal_configuration", id);
    const config = world.store.save("portal_configuration", configured(world, before, params));
    emit(world, "billing_portal.configuration.updated", config, { before });
    return config;
  }),

  route("POST /v1/billing_portal/sessions", ({ world, params }) => {
    const customer = customerGiven(world, params.required("customer"), "customer");
    const named = params.text("configuration");
    const config = named
      ? objectInParam(world, "portal_configuration", named, "configuration")
      : world.store.list("portal_configuration").find((c) => c.is_default);
    if (!config)
      return invalid(
        "No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default.",
      );
    if (!config.active)
      invalid("The portal configuration is not active.", { param: "configuration" });
    const flow = params.object("flow_data");
    const home = params.text("return_url") ?? config.default_return_url;
    const id = newId("bps");
    const session = {
      ...newPortalSession(id, now(world, customer.test_clock), {
        configuration: config.id,
        customer: customer.id,
        url: `${world.publicUrl}/p/session/${id}`,
      }),
      flow: flow ? flowOf(world, flow, config, customer.id) : null,
      locale: params.text("locale") ?? null,
      return_url: home,
    };
    world.store.save("portal_session", session);
    world.store.setPrivateState(id, { used: world.realNow() });
    emit(world, "billing_portal.session.created", session, { clock: customer.test_clock });
    return session;
  }),
];
