import { useEffect, useState } from 'react'
import visuallyHidden from './visually-hidden.module.css'

const SECOND_MS = 1_000
const MINUTE = 60

/** Formats seconds: `24 detik`, `2 menit`, `1 menit 5 detik`. */
export function waitText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / MINUTE), seconds % MINUTE]
  return [minutes > 0 && `${minutes} menit`, (rest > 0 || minutes === 0) && `${rest} detik`]
    .filter(Boolean)
    .join(' ')
}

/**
 * Counts down to the next allowed try, for the eye alone: a screen reader hears the wait once, and again when it is
 * over.
 */
export function TryAgainIn({ seconds }: { seconds: number }) {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    // By the clock, since timers stand still in tabs that nobody looks at.
    const until = Date.now() + seconds * SECOND_MS
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS))
      setLeft(rest)
      if (rest === 0) clearInterval(timer)
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [seconds])
  if (left === 0) return <>Anda dapat mencoba lagi sekarang.</>
  return (
    <>
      <span aria-hidden>Terlalu banyak percobaan. Coba lagi dalam {waitText(left)}.</span>
      <span className={visuallyHidden.always}>
        Terlalu banyak percobaan. Coba lagi dalam {waitText(seconds)}.
      </span>
    </>
  )
}
