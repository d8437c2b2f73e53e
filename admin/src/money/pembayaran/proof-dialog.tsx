import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Pembayaran } from '@safar/shared/money/pembayaran/pembayaran-schema'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { FileStage, START_VIEW, viewByKey } from '../../files/berkas/file-stage.tsx'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'
import { proofQuery } from '../antrean/proof.query.ts'

/** Shows the proof of a payment; by the keys + − R and arrows too. Each look is written to the access log. */
export function ProofDialog({ payment, onClose }: { payment: Pembayaran; onClose: () => void }) {
  useFocusBack()
  const isPhone = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false })
  const [view, setView] = useState(START_VIEW)
  const { data, isPending, error, refetch } = useQuery(proofQuery(payment.id))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = viewByKey(view, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    setView(next)
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Bukti ${sumText(payment.jumlah, payment.mata_uang)}, ${formatTanggalSingkat(payment.tanggal_bank)}`}
      size="min(820px, 94vw)"
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': 'Tutup bukti' }}
      onKeyDown={onKeyDown}
    >
      <FileStage
        label="Bukti pembayaran"
        file={data}
        isPending={isPending}
        error={error}
        onRetry={() => void refetch()}
        view={view}
        onView={setView}
      />
    </Modal>
  )
}
