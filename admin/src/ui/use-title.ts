import { useEffect } from 'react'
import { agency } from '../app/agency.ts'

/** Names the tab: the page's title, then the brand. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${agency.brand}`
  }, [title])
}
