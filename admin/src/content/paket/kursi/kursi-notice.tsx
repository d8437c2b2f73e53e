import { Button, CloseButton } from '@mantine/core'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import classes from '../../../platform/ui/notices.module.css'
import type { KursiSeries } from './kursi-queue.ts'
import { useKursiQueue } from './use-kursi-queue.ts'

function words({ paket, ubah, sisa, undone, failed }: KursiSeries): string {
  const now = `sisa ${sisa} dari ${paket.total_pax}`
  if (failed) return `Kursi ${paket.nama_paket} gagal diubah. ${failed}`
  if (undone) return `Kursi ${paket.nama_paket} dikembalikan seperti tadi, ${now}.`
  if (ubah === 0) return `Kursi ${paket.nama_paket} tetap, ${now}.`
  return `Kursi ${paket.nama_paket} ${ubah < 0 ? 'berkurang' : 'bertambah'} ${Math.abs(ubah)}, ${now}.`
}

/** Renders the result of the last clicks on seats, with an undo. */
export function KursiNotice() {
  const queue = useKursiQueue()
  const series = useStore(queue.store, (state) => state.series)
  // A notice of another page is no news on this one.
  useEffect(() => queue.close, [queue])
  return (
    <div role="status">
      {series && (
        <div className={classes.notice}>
          <span className={classes.words}>{words(series)}</span>
          {series.ubah !== 0 && !series.corrected && (
            <Button variant="white" size="compact-md" onClick={queue.undo}>
              Urungkan
            </Button>
          )}
          <CloseButton
            c="var(--white)"
            variant="transparent"
            aria-label="Tutup pemberitahuan kursi"
            onClick={queue.close}
          />
        </div>
      )}
    </div>
  )
}
