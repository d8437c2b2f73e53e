import { Button, CloseButton } from '@mantine/core'
import type { HasilMassal } from '@safar/shared/paket/massal'
import { massalRefused } from '@safar/shared/paket/massal-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { massalClient } from '../../api/clients.ts'
import classes from '../../ui/notices.module.css'
import { paketQueries } from '../paket.queries.ts'
import { useTerakhir } from './terakhir.ts'

/** Names that are said before the rest is counted. */
const NAMED = 3

/** Says what the last change of many came to, and takes it back, also once somebody was on another page meanwhile. */
export function UrungNotice() {
  const [terakhir, note] = useTerakhir()
  return (
    <div role="status">
      {terakhir && <Notice key={terakhir.paket[0]?.updated_at} hasil={terakhir} onClose={() => note(null)} />}
    </div>
  )
}

function names({ galat }: HasilMassal): string {
  const all = [...new Set(galat.map(({ id, nama_paket }) => nama_paket || `nomor ${id}`))]
  const rest = all.length - NAMED
  return [...all.slice(0, NAMED), ...(rest > 0 ? [`${rest} lainnya`] : [])].join(', ')
}

function Notice({ hasil, onClose }: { hasil: HasilMassal; onClose: () => void }) {
  const queryClient = useQueryClient()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: massalClient.urung,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: paketQueries.all() }),
  })
  const refused = massalRefused(error)
  const count = hasil.paket.length
  const words = isSuccess
    ? `${count} paket kembali seperti semula.`
    : refused
      ? `Tidak diurungkan, karena sudah berubah lagi: ${names(refused)}.`
      : error
        ? `Belum diurungkan. ${error.message}`
        : `${count} paket diubah.`
  return (
    <div className={classes.notice}>
      <span className={classes.words}>{words}</span>
      {!isSuccess && !refused && (
        // The dialog that had the focus is gone.
        <Button autoFocus variant="white" size="compact-md" loading={isPending} onClick={() => mutate(hasil)}>
          Urungkan
        </Button>
      )}
      <CloseButton
        c="var(--white)"
        variant="transparent"
        aria-label="Tutup pemberitahuan perubahan"
        onClick={onClose}
      />
    </div>
  )
}
