import { useEffect, useState, useSyncExternalStore } from 'react'
import { type CellSaves, createCellSaves, type SavesSnapshot } from './cell-saves.ts'

/** The time after which waiting cells are sent again without a word from the browser about its network. */
const RETRY_MS = 4_000

/** Keeps the queue of a page's changed cells, and sends what waits once a network is back. */
export function useSaves(calls: Parameters<typeof createCellSaves>[0]): [CellSaves, SavesSnapshot] {
  const [saves] = useState(() => createCellSaves(calls))
  const snapshot = useSyncExternalStore(saves.subscribe, saves.snapshot)
  useEffect(() => {
    const again = () => saves.retry()
    window.addEventListener('online', again)
    const timer = setInterval(again, RETRY_MS)
    return () => {
      window.removeEventListener('online', again)
      clearInterval(timer)
    }
  }, [saves])
  return [saves, snapshot]
}
