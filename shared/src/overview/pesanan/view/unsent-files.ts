/*
 * Files that were chosen and have not arrived. No browser storage holds a file or its name: of a page that was closed,
 * the entry of the tab's history alone knows how many there were. The family chooses them again, and the API takes the
 * same file of a booking once.
 */

const STATE = 'belum_terkirim'
const waiting = new Set<object>()

/** Returns the number of files that had not arrived when this page was closed or loaded anew; 0 if none. */
export function leftUnsent(): number {
  const { state } = history
  const left = typeof state === 'object' && state !== null && STATE in state ? Number(state[STATE]) : 0
  return Number.isSafeInteger(left) && left > 0 ? left : 0
}

/** Notes a file that is to be sent, and returns what takes it off again. Leaving the page asks first meanwhile. */
export function noteUnsent(): () => void {
  const file = {}
  waiting.add(file)
  write()
  return () => {
    if (waiting.delete(file)) write()
  }
}

/** Forgets the files of before: the family has read of them. */
export function forgetUnsent(): void {
  write()
}

function write(): void {
  const { [STATE]: _, ...state } = Object(history.state)
  const count = waiting.size
  history.replaceState(count > 0 ? { ...state, [STATE]: count } : state, '')
  if (count > 0) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
