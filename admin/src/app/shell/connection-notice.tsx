import { IconClockHour4, IconWifiOff } from '@tabler/icons-react'
import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import classes from './connection-notice.module.css'

/** From here on a wait deserves a word. */
export const SLOW_AFTER_MS = 4_000

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

function useIsSlow(): boolean {
  const isWaiting = useIsFetching() > 0
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    setSlow(false)
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isSlow
}

/** Says when the network is away or slow; silent otherwise. */
export function ConnectionNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return <ConnectionBar isOnline={isOnline} isSlow={useIsSlow()} />
}

export function ConnectionBar({ isOnline, isSlow }: { isOnline: boolean; isSlow: boolean }) {
  return (
    <div role="status" className={classes.notice} data-shown={!isOnline || isSlow}>
      {!isOnline ? (
        <>
          <IconWifiOff size={18} aria-hidden />
          <span>Anda sedang luring. Isian Anda aman; perubahan dapat disimpan setelah tersambung lagi.</span>
        </>
      ) : isSlow ? (
        <>
          <IconClockHour4 size={18} aria-hidden />
          <span>Sambungan lambat. Data masih dimuat.</span>
        </>
      ) : null}
    </div>
  )
}
