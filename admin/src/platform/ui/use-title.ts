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

/** Sets the tab's title: the page's, then the brand. */
export function useTitle(name: string): void {
  useEffect(() => {
    title = name
    write()
  }, [name])
}

/** Puts a count before the tab's title while it is not zero: `(2) Pendaftaran | Safar`. */
export function useTitleCount(news: number): void {
  useEffect(() => {
    count = news
    write()
    return () => {
      count = 0
    }
  }, [news])
}
