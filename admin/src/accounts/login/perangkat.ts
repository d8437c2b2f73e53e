const KEY = 'safar-perangkat'

/** What an earlier sign-in gave this browser to be known again; undefined where it keeps nothing. */
export function readPerangkat(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

export function keepPerangkat(perangkat: string | undefined): void {
  try {
    if (perangkat) localStorage.setItem(KEY, perangkat)
  } catch {
    // A browser that keeps nothing is a new device each time: its owner is told, no more.
  }
}
