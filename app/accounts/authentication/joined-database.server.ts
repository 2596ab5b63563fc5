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
 * A database for the authentication library whose queries join the current transaction (`runInAuthTransaction`). A
 * mail is then queued in the same transaction as its link. The embedded engine has one connection: a query outside of
 * the transaction would wait for it for ever.
 */
export function joinDatabase(db: Database): Kysely<Tables> {
  const connection: DatabaseConnection = {
    executeQuery: (query) => (currentTx() ?? db).executeQuery(query) as never,
    streamQuery: () => {
      throw new Error("the authentication library does not stream");
    },
  };
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createDriver: () => ({
        init: nothing,
        destroy: nothing,
        releaseConnection: nothing,
        acquireConnection: async () => connection,
        // `runInAuthTransaction` begins and ends it.
        beginTransaction: async () => {
          if (!currentTx())
            throw new Error("the authentication library needs a transaction to join");
        },
        commitTransaction: nothing,
        rollbackTransaction: nothing,
      }),
    },
  });
}
