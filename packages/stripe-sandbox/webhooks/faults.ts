/** Something that goes wrong with requests to the API, so that its callers can be seen to cope. */
export type Fault = {
  /** `POST /v1/refunds`, or the beginning of such a line; any request when empty. */
  match: string;
  /** For how many more requests. */
  times: number;
  /** Answer with this status and an `api_error`. */
  status?: number;
  /** Cut the connection, before or after the request was carried out. */
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
    /** The fault that meets this request, if there is one; it is used up by one. */
    meet(line: string): Fault | null {
      const found = faults.find((f) => line.startsWith(f.match));
      if (!found) return null;
      found.times -= 1;
      faults = faults.filter((f) => f.times > 0);
      return found;
    },
  };
}
