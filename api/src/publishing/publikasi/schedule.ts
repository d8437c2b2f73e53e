import type { Timings } from './timings.ts'

/** A request for a build. */
interface Ask {
  /** Time of the earliest request that waits for it. */
  since: number
  /** A person wants it whatever the content is. */
  wished: boolean
}

/**
 * The purpose of a build: a change, pictures that earlier builds left, or a check that a full build equals the served
 * release. For the last two visitors already have the content, so any change goes first.
 */
export type Purpose = 'change' | 'pictures' | 'check'

/** A turn: the time of one build, from the wait for the lease until it is given back. */
export interface Turn {
  readonly signal: AbortSignal
  readonly purpose: Purpose
  isWished(): boolean
  /** Marks the requests so far as served by this build; later ones get another. */
  begin(): void
  /** Ends this turn and asks for another in its place. */
  startAgain(): void
}

/** The outcome of a turn; `drawMore` if pictures are left that another build could draw. */
export type Outcome = { is: 'served'; drawMore: boolean } | { is: 'failed' } | { is: 'stopped' }

interface Running {
  is: 'running'
  ask: Ask | null
  begun: boolean
  purpose: Purpose
  stop: AbortController
  ended: Promise<void>
}

/** States of the schedule. All but the first and the last two may have a timer for the next. */
type State =
  | { is: 'shut'; wished: boolean }
  | { is: 'resting' }
  | { is: 'waiting'; ask: Ask }
  | { is: 'retrying'; ask: Ask }
  | Running
  | { is: 'stopping'; ended: Promise<void> }
  | { is: 'closed' }

interface ScheduleOptions {
  timings: Timings
  /** True if other processes take turns. */
  isShared: boolean
  build(turn: Turn): Promise<Outcome>
  /** Tells whether the served release is one whose missing pictures we may draw. */
  mayDraw(): boolean
  /** A listener that runs whenever something waits for its build. */
  onWaiting(): void
}

/** Creates the schedule of builds: it debounces requests, runs one build at a time, and none before `open`. */
export function createSchedule({ timings, isShared, build, mayDraw, onWaiting }: ScheduleOptions) {
  let state: State = { is: 'shut', wished: false }
  let timer: NodeJS.Timeout | undefined
  let failures = 0
  let turnEnded = Number.NEGATIVE_INFINITY

  function go(next: State, ms?: number, then?: () => void): void {
    clearTimeout(timer)
    state = next
    if (then) timer = setTimeout(then, ms)
  }

  function rest(drawMore: boolean): void {
    if (drawMore) go({ is: 'resting' }, timings.picturePauseMs, () => mayDraw() && run(null, 'pictures'))
    else go({ is: 'resting' })
  }

  function wait(ask: Ask): void {
    const wait = Math.min(timings.debounceMs, ask.since + timings.longestWaitMs - Date.now())
    // A process that just had a turn leaves the next one to another that waits.
    const pause = isShared ? turnEnded + 2 * timings.leaseRetryMs - performance.now() : 0
    go({ is: 'waiting', ask }, Math.max(0, wait, pause), () => run(ask, 'change'))
    onWaiting()
  }

  function retry(ask: Ask): void {
    const ms = timings.retryMs[Math.min(failures, timings.retryMs.length) - 1] ?? 0
    go({ is: 'retrying', ask }, ms, () => run(ask, 'change'))
  }

  function run(ask: Ask | null, purpose: Purpose): void {
    const stop = new AbortController()
    const running: Running = {
      is: 'running',
      ask,
      begun: false,
      purpose,
      stop,
      ended: Promise.resolve(),
    }
    go(running)
    const turn: Turn = {
      signal: stop.signal,
      purpose,
      isWished: () => running.ask?.wished === true,
      begin() {
        running.begun = true
        running.ask = null
      },
      startAgain() {
        running.ask = { since: running.ask?.since ?? Date.now(), wished: true }
        stop.abort()
      },
    }
    running.ended = build(turn).then((outcome) => end(running, outcome))
  }

  function end(running: Running, outcome: Outcome): void {
    turnEnded = performance.now()
    if (outcome.is === 'served') failures = 0
    if (outcome.is === 'failed') failures += 1
    // Somebody stopped it, and waits for its end.
    if (state !== running) return
    const { ask, begun } = running
    // A database that is away is asked again after a pause, not at once for those who asked meanwhile.
    if (outcome.is === 'failed' && !(begun && ask)) retry(ask ?? { since: Date.now(), wished: false })
    else if (ask) wait(ask)
    else rest(outcome.is === 'served' && outcome.drawMore)
  }

  return {
    /** Starts the schedule once the server listens; true if a build was requested before, which now begins. */
    open(): boolean {
      if (state.is !== 'shut') return false
      const { wished } = state
      if (wished) wait({ since: Date.now(), wished })
      else rest(false)
      return wished
    },

    /** Requests a build of the content as of its start. */
    ask(wished = false): void {
      if (state.is === 'shut') state.wished ||= wished
      if (state.is === 'shut' || state.is === 'stopping' || state.is === 'closed') return
      const before = state.is === 'waiting' || state.is === 'running' ? state.ask : null
      const ask = {
        since: before?.since ?? Date.now(),
        wished: wished || ('ask' in state && state.ask?.wished === true),
      }
      if (state.is !== 'running') wait(ask)
      else {
        state.ask = ask
        // Drawn pictures are kept.
        if (state.purpose !== 'change') state.stop.abort()
        onWaiting()
      }
    },

    /** Ends retries, since the served release is up to date. False while a build is requested or running. */
    settle(): boolean {
      if (state.is !== 'resting' && state.is !== 'retrying') return false
      failures = 0
      if (state.is === 'retrying') rest(false)
      return true
    },

    /** Waits, if nothing runs, for a moment to draw the remaining pictures. */
    drawLater(): void {
      if (state.is === 'resting') rest(true)
    },

    /** Builds every page, to compare; false if anything else runs or waits. */
    check(): boolean {
      if (state.is !== 'resting') return false
      run(null, 'check')
      return true
    },

    isOpen: () => state.is !== 'shut',
    /** Tells whether a request waits for a build that has not begun. */
    isAsked: () => (state.is === 'waiting' || state.is === 'running') && state.ask !== null,
    /** Tells whether a turn runs that further requests do not end. */
    isRunning: () => (state.is === 'running' && state.purpose === 'change') || state.is === 'stopping',
    /** Tells whether a turn runs that any change ends. */
    isAside: () => state.is === 'running' && state.purpose !== 'change',

    /** Ends the running build and drops waiting requests; false if there was neither. */
    async stop(): Promise<boolean> {
      if (state.is === 'shut' || state.is === 'closed') return false
      const wasAtRest = state.is === 'resting'
      const ended = 'ended' in state ? state.ended : Promise.resolve()
      if (state.is === 'running') state.stop.abort()
      const stopping: State = { is: 'stopping', ended }
      go(stopping)
      await ended
      if (state === stopping) rest(false)
      return !wasAtRest
    },

    /** Ends the running build, and starts no other. */
    async close(): Promise<void> {
      const ended = 'ended' in state ? state.ended : undefined
      if (state.is === 'running') state.stop.abort()
      go({ is: 'closed' })
      await ended
    },
  }
}
