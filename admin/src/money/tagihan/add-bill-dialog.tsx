import { Button, Modal, Text, TextInput } from '@mantine/core'
import { tagihanInputSchema, type Uang } from '@safar/shared/money/pembayaran/pembayaran-schema'
import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { type FormEvent, useState } from 'react'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'
import { useSendingKey } from '../../platform/ui/use-sending-key.ts'
import { useWrongFields } from '../../platform/ui/use-wrong-fields.ts'
import { perluDiperbaiki } from '../../platform/ui/wrong-fields.ts'
import { DayInput } from '../../trips/pemesanan/form/day-input.tsx'
import forms from '../../trips/pemesanan/form/form.module.css'
import { refusedPaths, wrongPaths } from '../../trips/pemesanan/form/wrong-paths.ts'
import { MoneyCallFailure } from '../money-call-failure.tsx'
import { ReasonField } from '../reason-field.tsx'
import { SumInput, sumOf } from '../sum-input.tsx'
import { useMoneyCall } from '../uang.queries.ts'
import { uangClient } from '../uang-client.ts'

interface Props {
  booking: Pemesanan
  money: Uang
  onClose: () => void
}

/** Asks for a bill beside the plan: for what, how much, until when, and why. */
export function AddBillDialog({ booking, money: { mata_uang, lebih }, onClose }: Props) {
  useFocusBack()
  const [typed, setTyped] = useState({ uraian: '', jumlah: '', jatuh_tempo: '', alasan: '' })
  const { form, wrong, setWrong, mend } = useWrongFields()
  const keyOf = useSendingKey()
  const { mutate, isPending, error, reset } = useMoneyCall((input: Parameters<typeof keyOf>[0]) =>
    uangClient.addBill(booking.id, tagihanInputSchema.parse(input), keyOf(input)),
  )
  const save = (event: FormEvent) => {
    event.preventDefault()
    const read = sumOf(typed.jumlah, mata_uang)
    const { jatuh_tempo, ...rest } = typed
    const input = {
      ...rest,
      jumlah: 'jumlah' in read ? read.jumlah : 1,
      ...(jatuh_tempo !== '' && { jatuh_tempo }),
    }
    const found = wrongPaths(tagihanInputSchema, input)
    if ('masalah' in read) found.jumlah = read.masalah
    mend(found)
    if (Object.keys(found).length > 0) return reset()
    mutate(input, { onSuccess: onClose, onError: (refused) => mend(refusedPaths(refused)) })
  }
  const change = (part: Partial<typeof typed>) => {
    setTyped((now) => ({ ...now, ...part }))
    setWrong({})
    if (error) reset()
  }
  const count = Object.keys(wrong).length
  return (
    <Modal opened onClose={onClose} title="Tagihan tambahan">
      <form ref={form} noValidate className={forms.dialog} onSubmit={save}>
        <Text size="sm">
          Untuk {booking.pemesan.nama}, {booking.kode}. Pemesanan yang sudah lunas menjadi dibayar sebagian
          lagi.
          {lebih > 0 && ` Lebih bayar ${sumText(lebih, mata_uang)} langsung dipakai untuk tagihan ini.`}
        </Text>
        <TextInput
          label="Untuk apa"
          name="uraian"
          placeholder="misalnya Kursi roda, 2 umrah"
          required
          data-autofocus
          autoComplete="off"
          value={typed.uraian}
          error={wrong.uraian}
          onChange={({ currentTarget }) => change({ uraian: currentTarget.value })}
        />
        <SumInput
          value={typed.jumlah}
          mata_uang={mata_uang}
          error={wrong.jumlah}
          onChange={(jumlah) => change({ jumlah })}
        />
        <DayInput
          label="Jatuh tempo"
          name="jatuh_tempo"
          description="Kosongkan untuk hari ini."
          value={typed.jatuh_tempo}
          error={wrong.jatuh_tempo}
          onChange={(jatuh_tempo) => change({ jatuh_tempo })}
        />
        <ReasonField
          value={typed.alasan}
          error={wrong.alasan}
          also="Terlihat di riwayat pemesanan."
          onChange={(alasan) => change({ alasan })}
        />
        {count > 0 ? (
          <Text c="var(--red)" role="alert">
            {perluDiperbaiki(count)}
          </Text>
        ) : (
          <MoneyCallFailure error={error} />
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" loading={isPending}>
            Tambah tagihan
          </Button>
        </DialogActions>
      </form>
    </Modal>
  )
}
