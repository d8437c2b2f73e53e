import { Button } from '@mantine/core'
import type { HasilMassal } from '@safar/shared/paket/massal'
import { massalRefused } from '@safar/shared/paket/massal-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { massalClient } from '../../api/paket-massal-client.ts'
import { useSendingKey } from '../../ui/use-sending-key.ts'
import { paketQueries } from '../paket.queries.ts'
import type { Terakhir } from './terakhir.ts'
import { UrungBar } from './urung-bar.tsx'

/** Packages that are named before the rest is counted. */
const NAMED = 3

interface UrungProps {
  hasil: Terakhir
  isNew: boolean
  onUndone: (count: number) => void
  onClose: () => void
}

/** What a change of many came to, with the way back. */
export function Urung({ hasil, isNew, onUndone, onClose }: UrungProps) {
  const queryClient = useQueryClient()
  const keyOf = useSendingKey()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (back: HasilMassal) => massalClient.urung(back, keyOf(back)),
    onSuccess: (_, back) => onUndone(back.paket.length),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: paketQueries.all() }),
  })
  const refused = massalRefused(error)
  const left = hasil.paket.filter(({ id }) => !refused?.galat.some((one) => one.id === id))
  const words = refused
    ? refusedText(refused)
    : error
      ? `Belum diurungkan. ${error.message}`
      : `${hasil.paket.length} paket diubah${hasil.tetap > 0 ? `, ${hasil.tetap} tetap` : ''}.`
  return (
    <UrungBar words={words} isNew={isNew} isBusy={isPending} onClose={onClose}>
      {left.length > 0 && (
        <Button
          variant="white"
          size="compact-md"
          loading={isPending}
          onClick={() => mutate({ galat: [], paket: left })}
        >
          {left.length < hasil.paket.length ? `Urungkan ${left.length} lainnya` : 'Urungkan'}
        </Button>
      )}
    </UrungBar>
  )
}

/** Nothing was brought back; it says for which packages, and why. */
function refusedText({ galat }: HasilMassal): string {
  const isStale = galat.every(({ kolom }) => kolom === 'updated_at')
  const said = galat.map(({ id, nama_paket, pesan }): [number, string] => {
    const nama = nama_paket || `Nomor ${id}`
    return [id, isStale ? nama : `${nama}: ${pesan.replace(/\.$/, '')}`]
  })
  const each = [...new Map(said).values()]
  const rest = each.length - NAMED
  const all = [...each.slice(0, NAMED), ...(rest > 0 ? [`${rest} lainnya`] : [])]
  return isStale
    ? `Tidak diurungkan, karena sudah berubah lagi: ${all.join(', ')}.`
    : `Tidak diurungkan. ${all.join('. ')}.`
}
