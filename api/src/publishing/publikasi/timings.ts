export const TIMINGS = {
  /** The debounce of a build after a save, since another often follows. */
  debounceMs: 150,
  /** A stream of saves cannot hold the build back for longer. */
  longestWaitMs: 1_000,
  /**
   * The interval at which version and day are compared, for other processes' changes and for midnight. It costs one
   * small query.
   */
  pollMs: 1_500,
  /** The interval at which a process tries to take a lease that another one holds. */
  leaseRetryMs: 200,
  buildTimeoutMs: 180_000,
  /** The time before midnight when every page is built once, to be compared with what is served. */
  checkBeforeMidnightMs: 30 * 60_000,
  /** The time for new pictures of shared links in a build for a change, which waits to go live. */
  picturesMs: 1_000,
  /** The same in a build for the remaining pictures, which any change ends. */
  morePicturesMs: 20_000,
  /** The quiet time before such a build. */
  picturePauseMs: 2_000,
  /** Pauses before retries of a build that failed; the last one repeats. */
  retryMs: [5_000, 30_000, 120_000, 600_000],
}

export type Timings = typeof TIMINGS
