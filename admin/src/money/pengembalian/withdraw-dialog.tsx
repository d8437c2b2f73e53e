import type { Pengembalian } from '@safar/shared/money/pengembalian/pengembalian-schema'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useMoneyCall } from '../uang.queries.ts'
import { pengembalianClient } from '../uang-client.ts'
import { RefundFacts } from './refund-facts.tsx'

const READY = {
  disetujui: ['Salah hitung', 'Keluarga jadi berangkat', 'Keluarga pindah keberangkatan'],
  dibayar: ['Transfer dikembalikan bank', 'Salah rekening'],
  dibatalkan: [],
} as const
const FOLLOWS = {
  disetujui: 'Uangnya tetap ada di pemesanan sebagai lebih bayar, dan dapat dihitung lagi.',
  dibayar:
    'Hanya bila uangnya kembali ke rekening kantor. Uang itu dicatat ada lagi di pemesanan dengan catatan lawan.',
  dibatalkan: '',
} as const

/** Asks why a refund is withdrawn, also one whose transfer came back. */
export function WithdrawDialog({ refund, onClose }: { refund: Pengembalian; onClose: () => void }) {
  const { mutate, isPending, error } = useMoneyCall((alasan: string) =>
    pengembalianClient.withdraw(refund.id, alasan),
  )
  return (
    <ReasonDialog
      title="Batalkan pengembalian"
      deed="Batalkan pengembalian"
      ready={READY[refund.status]}
      isHarm
      isBusy={isPending}
      error={error}
      onDo={(alasan) => mutate(alasan, { onSuccess: onClose })}
      onClose={onClose}
    >
      <RefundFacts refund={refund} />
      <p>{FOLLOWS[refund.status]}</p>
    </ReasonDialog>
  )
}
