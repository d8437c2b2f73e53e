import { useEffect } from 'react'

/** Names the tab; the brand follows as everywhere. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | Safar`
  }, [title])
}
