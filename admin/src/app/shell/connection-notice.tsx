import { IconClockHour4, IconWifiOff } from '@tabler/icons-react'
import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isWriting, onWriting } from '../../platform/pending-writes.ts'
import classes from './connection-notice.module.css'

/** The milliseconds of waiting after which a notice is shown. */
const SLOW_AFTER_MS = 4_000

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** The kind of call that has been pending for too long. */
type Slow = 'reading' | 'writing' | null

function useIsLong(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    setSlow(false)
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isSlow
}

/** Renders a notice while the network is offline or slow; nothing otherwise. */
export function ConnectionNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const isReadingLong = useIsLong(useIsFetching() > 0)
  const isWritingLong = useIsLong(useSyncExternalStore(onWriting, isWriting))
  return (
    <ConnectionBar isOnline={isOnline} slow={isWritingLong ? 'writing' : isReadingLong ? 'reading' : null} />
  )
}

function ConnectionBar({ isOnline, slow }: { isOnline: boolean; slow: Slow }) {
  return (
    <div role="status" className={classes.notice} data-shown={!isOnline || slow !== null}>
      {!isOnline ? (
        <>
          <IconWifiOff size={18} aria-hidden />
          <span>
            Internet Anda sedang terputus. Isian Anda aman; perubahan dapat disimpan setelah tersambung lagi.
          </span>
        </>
      ) : slow ? (
        <>
          <IconClockHour4 size={18} aria-hidden />
          <span>Sambungan lambat. Data masih {slow === 'writing' ? 'dikirim' : 'dimuat'}.</span>
        </>
      ) : null}
    </div>
  )
}
