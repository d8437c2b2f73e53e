import { Button, Modal, Text } from '@mantine/core'
import type { Pemesanan, PesertaPemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { DialogActions } from '../../../platform/ui/dialog-actions.tsx'
import { useFocusBack } from '../../../platform/ui/use-focus-back.ts'
import { Failure } from '../failure.tsx'
import { JENIS_LABEL } from '../form/peserta-typed.ts'
import { useBookingCall } from '../pemesanan.queries.ts'
import { pemesananClient } from '../pemesanan-client.ts'
import { PriceChange } from '../price-change.tsx'
import { usePesertaPrice } from './use-change-price.ts'

interface Props {
  booking: Pemesanan
  peserta: PesertaPemesanan
  onClose: () => void
}

/** Asks before a participant is taken out, with what it does to price and seats. */
export function RemoveDialog({ booking, peserta, onClose }: Props) {
  useFocusBack()
  const name = peserta.nama || JENIS_LABEL[peserta.jenis].toLowerCase()
  const price = usePesertaPrice(booking.id, { hapus: [peserta.id] })
  const { mutate, isPending, error } = useBookingCall(() =>
    pemesananClient.removePeserta(booking.id, peserta.id),
  )
  return (
    <Modal opened onClose={onClose} title={`Keluarkan ${name}`}>
      <Text size="sm">
        {name} tidak lagi ikut di pemesanan {booking.kode}.{peserta.berkursi && ' Kursinya kembali dijual.'}
      </Text>
      <PriceChange query={price} failed={error} />
      {error && (
        <Text c="var(--red)" role="alert" mt="sm">
          <Failure error={error} />
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Batal
        </Button>
        <Button color="red" loading={isPending} onClick={() => mutate(undefined, { onSuccess: onClose })}>
          Keluarkan
        </Button>
      </DialogActions>
    </Modal>
  )
}
