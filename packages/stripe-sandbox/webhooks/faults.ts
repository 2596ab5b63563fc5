/** A fault injected into requests to the API, to test how callers handle it. */
export type Fault = {
  /** `POST /v1/refunds`, or a prefix of such a line; empty for any request. */
  match: string;
  /** How many requests are still to fail. */
  times: number;
  /** Answer with this status: an `api_error` from 500 on, else an `invalid_request_error`. */
  status?: number;
  /** Drop the connection before or after the request is executed. */
  drop?: "before" | "after";
  delayMs?: number;
};

export type Faults = ReturnType<typeof newFaults>;

export function newFaults() {
  let faults: Fault[] = [];
  return {
    add: (fault: Fault) => {
      faults.push(fault);
    },
    list: () => faults,
    clear: () => {
      faults = [];
    },
    /** The fault for this request, if any; it counts as used once. */
    take(line: string): Fault | null {
      const found = faults.find((f) => line.startsWith(f.match));
      if (!found) return null;
      found.times -= 1;
      faults = faults.filter((f) => f.times > 0);
      return found;
    },
  };
}
