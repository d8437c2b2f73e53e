import { useState } from 'react'

const STORE_KEY = 'safar-pratinjau'

/** The screen that a preview imitates; most visitors come by a phone. */
export type Lebar = 'hp' | 'laptop'

export function isLebar(value: unknown): value is Lebar {
  return value === 'hp' || value === 'laptop'
}

function remembered(): Lebar {
  try {
    const stored = localStorage.getItem(STORE_KEY)
    return isLebar(stored) ? stored : 'hp'
  } catch {
    return 'hp'
  }
}

/** Returns the screen chosen last in this browser, with its setter. */
export function useLebar(): [Lebar, (next: Lebar) => void] {
  const [lebar, setLebar] = useState(remembered)
  const choose = (next: Lebar) => {
    setLebar(next)
    try {
      localStorage.setItem(STORE_KEY, next)
    } catch {
      // Forbidden or full: it is a phone next time.
    }
  }
  return [lebar, choose]
}
