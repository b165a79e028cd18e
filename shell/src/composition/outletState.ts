/**
 * What is on screen in the outlet (outlet.ts).
 *
 * | state                       | event                                        | next state                                     |
 * | --------------------------- | -------------------------------------------- | ---------------------------------------------- |
 * | waiting (skeleton)          | the page is mounted                          | shown                                          |
 * | waiting                     | loading or mounting fails or takes 8 s       | failed                                         |
 * | shown                       | single-spa unmounts the application          | shown; its page stays, inert: `leaving`        |
 * | shown, `leaving`            | the next page is mounted within 600 ms       | shown; `leaving` is unmounted                  |
 * | shown, `leaving`            | 600 ms pass                                  | waiting; `leaving` is unmounted                |
 * | shown, `leaving`            | single-spa mounts the same application again | shown; the page is active again                |
 * | shown                       | `showPage`: the page is ready within 600 ms  | shown                                          |
 * | shown                       | `showPage`: 600 ms pass                      | waiting; shown when the page is ready          |
 * | shown                       | it throws, or its next page fails to load    | failed                                         |
 * | waiting, shown              | loading fails with NeedsReload               | waiting, then a reload (renewal.ts), or failed |
 * | shown, rendered by a server | loading fails with NeedsReload               | shown, then a reload, or readOnly              |
 * | shown, rendered by a server | the page is taken over                       | shown                                          |
 * | shown, rendered by a server | it cannot be loaded                          | readOnly                                       |
 * | readOnly                    | the visitor retries, and it is loaded        | shown                                          |
 * | shown, rendered by a server | `showPage`: another page of it               | waiting                                        |
 * | failed (panel)              | the visitor retries or opens another page    | waiting                                        |
 * | any                         | `wait`: the access is not decided yet        | waiting                                        |
 */
export type OutletState =
  | { kind: 'waiting' }
  | { kind: 'shown' }
  /** A rendered page whose remote could not be loaded: it can be read, and its links work. */
  | { kind: 'readOnly'; application: string; retry: () => void }
  /** A panel replaces the page. */
  | { kind: 'failed'; application: string; retry: () => void }
