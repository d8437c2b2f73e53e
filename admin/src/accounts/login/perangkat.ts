const KEY = 'safar-perangkat'

/** Returns the device token of an earlier sign-in in this browser; undefined without one or without storage. */
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
