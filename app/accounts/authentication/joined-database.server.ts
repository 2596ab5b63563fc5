import {
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import type { Database } from "#platform/db/db.server.ts";
import type { Tables } from "#platform/db/tables.ts";
import { currentTx } from "./auth-transaction.server.ts";

const nothing = async () => {};

/**
 * A view of a database whose queries join the transaction of their errand. So a mail that the library causes
 * is queued in the very transaction that makes its link, and nothing waits for another connection meanwhile
 * (on the embedded engine that would be for ever).
 */
export function joinDatabase(db: Database): Kysely<Tables> {
  const connection: DatabaseConnection = {
    executeQuery: (query) => (currentTx() ?? db).executeQuery(query) as never,
    streamQuery: () => {
      throw new Error("the library's queries come whole");
    },
  };
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createDriver: () => ({
        ...{ init: nothing, destroy: nothing, releaseConnection: nothing },
        acquireConnection: async () => connection,
        // Begun and ended by whoever runs the errand.
        beginTransaction: async () => {
          if (!currentTx()) throw new Error("the library needs a transaction to join");
        },
        ...{ commitTransaction: nothing, rollbackTransaction: nothing },
      }),
    },
  });
}
