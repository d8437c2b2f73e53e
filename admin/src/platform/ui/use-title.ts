import { useEffect } from 'react'
import { brand, useMerek } from '../merek.ts'

let title = ''
let count = 0

function write(): void {
  const named = brand() ? `${title} | ${brand()}` : title
  if (title) document.title = `${count > 0 ? `(${count}) ` : ''}${named}`
}

// The name may come, or change, while a page stands.
useMerek.subscribe(write)

/** Names the tab: the page's title, then the brand. */
export function useTitle(name: string): void {
  useEffect(() => {
    title = name
    write()
  }, [name])
}

/** Stands before the title, as long as there is something to look at: `(2) Pendaftaran | Safar`. */
export function useTitleCount(news: number): void {
  useEffect(() => {
    count = news
    write()
    return () => {
      count = 0
    }
  }, [news])
}
