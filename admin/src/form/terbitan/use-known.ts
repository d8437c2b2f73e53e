import type { Gambar } from '@safar/shared/gambar/gambar'
import { QueryObserver, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { pustakaQueries } from '../../gambar/pustaka/pustaka.queries.ts'

interface Known {
  data?: Gambar | undefined
  error?: Error | null
}

interface Told {
  asked: string
  known: readonly Known[]
}

const NOTHING: Told = { asked: '', known: [] }

/** What the library knows of pictures, each in the place of its name; nothing while it is asked for others. */
export function useKnown(names: readonly string[]): readonly Known[] {
  const queryClient = useQueryClient()
  const [told, setTold] = useState(NOTHING)
  const asked = names.join('\n')
  useEffect(() => {
    if (asked === '') return
    const observers = asked
      .split('\n')
      .map((name) => new QueryObserver(queryClient, pustakaQueries.one(name)))
    const tell = () => setTold({ asked, known: observers.map((observer) => observer.getCurrentResult()) })
    const stops = observers.map((observer) => observer.subscribe(tell))
    tell()
    return () => {
      for (const stop of stops) stop()
    }
  }, [asked, queryClient])
  return (told.asked === asked ? told : NOTHING).known
}
