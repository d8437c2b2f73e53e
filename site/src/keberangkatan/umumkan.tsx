import { useEffect, useState } from 'react'

const REST_MS = 500

/** Says how many there are, once whoever chooses rests. */
export function Umumkan({ text }: { text: string }) {
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
