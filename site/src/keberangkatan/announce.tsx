import { useEffect, useState } from 'react'

const REST_MS = 500

/** Renders a live region with the count, debounced until the choice rests. */
export function Announce({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}
