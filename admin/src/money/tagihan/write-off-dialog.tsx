import { Button, Modal, Text } from '@mantine/core'
import { hapusSisaInputSchema, type Uang } from '@safar/shared/money/pembayaran/pembayaran-schema'
import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { type FormEvent, useState } from 'react'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'
import { useWrongFields } from '../../platform/ui/use-wrong-fields.ts'
import forms from '../../trips/pemesanan/form/form.module.css'
import { refusedPaths, wrongPaths } from '../../trips/pemesanan/form/wrong-paths.ts'
import { MoneyCallFailure } from '../money-call-failure.tsx'
import { ReasonField } from '../reason-field.tsx'
import { SumInput, sumOf } from '../sum-input.tsx'
import { useMoneyCall } from '../uang.queries.ts'
import { uangClient } from '../uang-client.ts'

interface Props {
  booking: Pemesanan
  bill: Uang['tagihan'][number]
  onClose: () => void
}

/** Asks how much of a bill's rest is asked for no more, and why; an admin approves it by saving. */
export function WriteOffDialog({ booking, bill, onClose }: Props) {
  useFocusBack()
  const { mata_uang } = booking
  const sisa = bill.jumlah - bill.dibayar
  const [typed, setTyped] = useState({ jumlah: '', alasan: '' })
  const { form, wrong, setWrong, mend } = useWrongFields()
  const { mutate, isPending, error, reset } = useMoneyCall((input: { jumlah: number; alasan: string }) =>
    uangClient.writeOff(booking.id, bill.id, input),
  )
  // The sum that was shown, whatever else has come meanwhile.
  const read = typed.jumlah.trim() === '' ? { jumlah: sisa } : sumOf(typed.jumlah, mata_uang)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const jumlah = 'jumlah' in read ? read.jumlah : 1
    const input = { jumlah, alasan: typed.alasan }
    const found = wrongPaths(hapusSisaInputSchema, input)
    if ('masalah' in read) found.jumlah = read.masalah
    else if (jumlah > sisa) found.jumlah = `Paling banyak ${sumText(sisa, mata_uang)}`
    mend(found)
    if (Object.keys(found).length > 0) return reset()
    mutate(input, { onSuccess: onClose, onError: (refused) => mend(refusedPaths(refused)) })
  }
  const change = (part: Partial<typeof typed>) => {
    setTyped((now) => ({ ...now, ...part }))
    setWrong({})
    if (error) reset()
  }
  return (
    <Modal opened onClose={onClose} title={`Hapus sisa ${bill.uraian}`}>
      <form ref={form} noValidate className={forms.dialog} onSubmit={save}>
        <Text size="sm">
          {booking.pemesan.nama}, {booking.kode}. Yang dihapus tidak ditagih lagi, juga bila harganya berubah.
          Catatannya tetap ada, dengan alasan dan nama Anda. Bila keliru, tagih lagi sebagai tagihan tambahan.
        </Text>
        <SumInput
          label="Yang dihapus"
          value={typed.jumlah}
          mata_uang={mata_uang}
          isRequired={false}
          error={wrong.jumlah}
          description={`Kosongkan untuk semua sisanya, ${sumText(sisa, mata_uang)}.`}
          onChange={(jumlah) => change({ jumlah })}
        />
        <ReasonField value={typed.alasan} error={wrong.alasan} onChange={(alasan) => change({ alasan })} />
        <MoneyCallFailure error={error} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" loading={isPending}>
            Hapus {'jumlah' in read ? sumText(read.jumlah, mata_uang) : 'sisanya'}
          </Button>
        </DialogActions>
      </form>
    </Modal>
  )
}
