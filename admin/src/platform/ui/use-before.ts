import { useEffect, useState } from 'react'

/** Milliseconds between looks at the clock: timers stand still in tabs that nobody looks at, and a clock may be set. */
const LOOK_MS = 1_000

/** Tells whether a moment, in milliseconds since 1970, is still to come, and renders anew once it is over. */
export function useBefore(until: number): boolean {
  const [now, setNow] = useState(() => Date.now())
  const isBefore = now < until
  useEffect(() => {
    setNow(Date.now())
    if (Date.now() >= until) return
    const timer = setInterval(() => {
      if (Date.now() < until) return
      clearInterval(timer)
      setNow(Date.now())
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [until])
  return isBefore
}
