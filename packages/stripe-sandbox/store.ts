// Stores objects as JSON documents in SQLite. Every request and every step of a clock is one transaction; with the
// write-ahead log a killed process loses nothing that was committed.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Kind } from "./ids.ts";
import type { Price, Product } from "./objects/catalogue.ts";
import type { Charge, Refund } from "./objects/charge.ts";
import type { Customer } from "./objects/customer.ts";
import type { PaymentIntent, SetupIntent } from "./objects/intent.ts";
import type { Invoice, InvoicePayment, Line } from "./objects/invoice.ts";
import type { Endpoint, Event, TestClock } from "./objects/machinery.ts";
import type { PaymentMethod } from "./objects/payment-method.ts";
import type { PortalConfiguration, PortalSession } from "./objects/portal.ts";
import type { Schedule } from "./objects/schedule.ts";
import type { Session } from "./objects/session.ts";
import type { Item, Subscription } from "./objects/subscription.ts";

/** The API's object for each kind. */
export type Documents = {
  customer: Customer;
  product: Product;
  price: Price;
  session: Session;
  schedule: Schedule;
  subscription: Subscription;
  invoice_payment: InvoicePayment;
  invoice: Invoice;
  payment_intent: PaymentIntent;
  setup_intent: SetupIntent;
  payment_method: PaymentMethod;
  charge: Charge;
  refund: Refund;
  portal_configuration: PortalConfiguration;
  portal_session: PortalSession;
  event: Event;
  test_clock: TestClock;
  endpoint: Endpoint;
};

/** What the engine stores beside an object and the API does not show. */
export type PrivateState = {
  /** payment_method: the test card. */
  card?: string;
  /** payment_method: whether 3-D Secure was passed for later payments. */
  authenticated?: boolean;
  /** session: the order. */
  order?: {
    items: { price: string; quantity: number }[];
    trialDays: number | null;
    trialEnd: number | null;
    metadata: Record<string, string>;
    description: string | null;
    missingCard: "cancel" | "create_invoice" | "pause";
    updateName: boolean;
    updateAddress: boolean;
  };
  /** session, payment_intent: a payment that waits for 3-D Secure. */
  waiting?: { intent: string; method: string; form?: Record<string, string> };
  /** subscription: prorations for the next invoice. */
  pendingLines?: Line[];
  /** subscription: the invoice of a pending update, and the items that it brings. */
  pending?: { invoice: string; items: Item[]; anchor: number };
  /** schedule: whether its last phase has an end. */
  bounded?: boolean;
  /** portal_session: real time of the last use, in milliseconds. */
  used?: number;
  /** endpoint: signing secrets, the current one first. */
  secrets?: string[];
  /** customer: whether it was deleted. */
  deleted?: boolean;
};

type Where = Partial<Record<string, string | number>>;
export type Store = ReturnType<typeof openStore>;

/** Opens or makes the database in `folder`, for this process alone; null keeps everything in memory. */
export function openStore(folder: string | null) {
  if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(folder ? join(folder, "sandbox.sqlite") : ":memory:");
  db.exec(`
    pragma locking_mode = exclusive;
    pragma journal_mode = wal;
    pragma synchronous = normal;
    create table if not exists objects (
      seq integer primary key autoincrement,
      id text not null unique,
      kind text not null,
      body text not null,
      memory text not null default '{}'
    );
    create index if not exists objects_kind on objects (kind, seq);
    create index if not exists objects_customer on objects (kind, json_extract(body, '$.customer'));
    create table if not exists timers (
      seq integer primary key autoincrement,
      clock text not null,
      due integer not null,
      rank integer not null,
      kind text not null,
      subject text not null,
      unique (kind, subject)
    );
    create index if not exists timers_due on timers (clock, due, rank, seq);
    create table if not exists deliveries (
      seq integer primary key autoincrement,
      event text not null,
      endpoint text not null,
      state text not null,
      due integer not null,
      attempts integer not null default 0,
      log text not null default '[]'
    );
    create index if not exists deliveries_due on deliveries (state, due, seq);
    create table if not exists requests (
      key text primary key,
      print text not null,
      status integer not null,
      body text not null,
      at integer not null
    );
    create table if not exists facts (name text primary key, value text not null);
  `);
  const prepared = new Map<string, StatementSync>();
  const sql = (text: string): StatementSync => {
    const known = prepared.get(text);
    if (known) return known;
    const made = db.prepare(text);
    prepared.set(text, made);
    return made;
  };
  let depth = 0;

  return {
    sql,
    close: () => db.close(),

    /** Runs `work` in a transaction, which an exception rolls back. Nested calls join the outer one. */
    atomically<T>(work: () => T): T {
      if (depth > 0) return work();
      db.exec("begin immediate");
      depth = 1;
      try {
        const result = work();
        db.exec("commit");
        return result;
      } catch (error) {
        db.exec("rollback");
        throw error;
      } finally {
        depth = 0;
      }
    },

    get<K extends Kind>(kind: K, id: string): Documents[K] | null {
      const row = sql("select body from objects where id = ? and kind = ?").get(id, kind);
      return row ? JSON.parse(String(row.body)) : null;
    },

    /** Like `get`, for ids in our own objects. @throws when there is no such object, which is a bug */
    getExisting<K extends Kind>(kind: K, id: string): Documents[K] {
      const found = this.get(kind, id);
      if (!found) throw new Error(`There is no ${kind} ${id}.`);
      return found;
    },

    save<K extends Kind>(kind: K, doc: Documents[K]): Documents[K] {
      sql(
        "insert into objects (id, kind, body) values (?, ?, ?) on conflict (id) do update set body = excluded.body",
      ).run(doc.id, kind, JSON.stringify(doc));
      return doc;
    },

    privateState(id: string): PrivateState {
      const row = sql("select memory from objects where id = ?").get(id);
      return row ? JSON.parse(String(row.memory)) : {};
    },

    setPrivateState(id: string, more: PrivateState): void {
      const whole = { ...this.privateState(id), ...more };
      sql("update objects set memory = ? where id = ?").run(JSON.stringify(whole), id);
    },

    /** The objects of a kind, newest first, whose fields (dotted paths) have the values in `where`. */
    list<K extends Kind>(kind: K, where: Where = {}): Documents[K][] {
      const given = Object.entries(where).filter(([, v]) => v !== undefined);
      const tests = given.map(([path]) => ` and json_extract(body, '$.${path}') = ?`).join("");
      return sql(`select body from objects where kind = ?${tests} order by seq desc`)
        .all(kind, ...given.map(([, v]) => v ?? null))
        .map((row) => JSON.parse(String(row.body)));
    },

    remove(id: string): void {
      sql("delete from objects where id = ?").run(id);
    },

    /** State of the sandbox as a whole, such as the offset of its clock. */
    getGlobal<T>(name: string, otherwise: T): T {
      const row = sql("select value from facts where name = ?").get(name);
      return row ? JSON.parse(String(row.value)) : otherwise;
    },

    setGlobal(name: string, value: unknown): void {
      sql(
        "insert into facts (name, value) values (?, ?) on conflict (name) do update set value = excluded.value",
      ).run(name, JSON.stringify(value));
    },
  };
}
