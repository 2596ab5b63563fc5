import { type Metadata, none } from "./empty.ts";

/** The version of Stripe's API that the objects here follow; stripe-node 23.1.0 pins it. */
export const apiVersion = "2026-10-28.endive";

export type TestClock = ReturnType<typeof newTestClock>;

export const newTestClock = (id: string, realNow: number, frozen: number, name: string | null) => ({
  id,
  object: "test_helpers.test_clock" as const,
  created: realNow,
  deletes_after: realNow + 30 * 86_400,
  frozen_time: frozen,
  livemode: false,
  name,
  status: "ready" as "advancing" | "ready" | "internal_failure",
  status_details: {} as { advancing?: { target_frozen_time: number } },
});

export type Endpoint = ReturnType<typeof newEndpoint>;

export const newEndpoint = (id: string, created: number, url: string, events: string[]) => ({
  id,
  object: "webhook_endpoint" as const,
  api_version: none<string>(),
  application: null,
  created,
  description: none<string>(),
  enabled_events: events,
  livemode: false,
  metadata: {} as Metadata,
  status: "enabled" as "enabled" | "disabled",
  url,
});

export type Event = ReturnType<typeof newEvent>;

export const newEvent = (
  id: string,
  created: number,
  of: {
    type: string;
    object: object;
    previous: Record<string, unknown> | null;
    pending: number;
    request: { id: string | null; idempotency_key: string | null } | null;
  },
) => ({
  id,
  object: "event" as const,
  api_version: apiVersion,
  created,
  data: {
    object: of.object,
    ...(of.previous ? { previous_attributes: of.previous } : {}),
  },
  livemode: false,
  pending_webhooks: of.pending,
  request: of.request ?? { id: null, idempotency_key: null },
  type: of.type,
});
