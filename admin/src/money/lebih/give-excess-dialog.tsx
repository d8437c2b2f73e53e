import { Button, Modal, Text } from '@mantine/core'
import { pindahLebihSchema } from '@safar/shared/money/pembayaran/lebih-schema'
import type { Uang } from '@safar/shared/money/pembayaran/pembayaran-schema'
import type { Pemesanan, PemesananRingkas } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { type FormEvent, useRef, useState } from 'react'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'
import { useSendingKey } from '../../platform/ui/use-sending-key.ts'
import { useWrongFields } from '../../platform/ui/use-wrong-fields.ts'
import forms from '../../trips/pemesanan/form/form.module.css'
import { refusedPaths, wrongPaths } from '../../trips/pemesanan/form/wrong-paths.ts'
import { MoneyCallFailure } from '../money-call-failure.tsx'
import { FindBooking } from '../mutasi/find-booking.tsx'
import { promisedOf } from '../pengembalian/promised.ts'
import { ReasonField } from '../reason-field.tsx'
import { SumInput, sumOf } from '../sum-input.tsx'
import { useMoneyCall } from '../uang.queries.ts'
import { uangClient } from '../uang-client.ts'

interface Props {
  booking: Pemesanan
  money: Uang
  onClose: () => void
}

/** Asks to which booking money goes that no bill of this one needs, how much of it, and why. */
export function GiveExcessDialog({ booking, money, onClose }: Props) {
  useFocusBack()
  const { mata_uang } = money
  const free = money.lebih - promisedOf(money)
  const search = useRef<HTMLInputElement>(null)
  const [to, setTo] = useState<PemesananRingkas | null>(null)
  const [typed, setTyped] = useState({ jumlah: '', alasan: '' })
  const { form, wrong, setWrong, mend } = useWrongFields()
  const keyOf = useSendingKey()
  const { mutate, isPending, error, reset } = useMoneyCall(
    (input: { pemesanan_id: number; jumlah: number; alasan: string }) =>
      uangClient.giveExcess(booking.id, input, keyOf(input)),
  )
  const read = typed.jumlah.trim() === '' ? { jumlah: free } : sumOf(typed.jumlah, mata_uang)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const jumlah = 'jumlah' in read ? read.jumlah : 1
    const input = { pemesanan_id: to?.id ?? 1, jumlah, alasan: typed.alasan }
    const found = wrongPaths(pindahLebihSchema, input)
    if (!to) found.pemesanan_id = 'Pilih pemesanannya'
    if ('masalah' in read) found.jumlah = read.masalah
    else if (jumlah > free) found.jumlah = `Paling banyak ${sumText(free, mata_uang)}`
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
    <Modal opened onClose={onClose} size="lg" title="Pindahkan kelebihan">
      <form ref={form} noValidate className={forms.dialog} onSubmit={save}>
        <Text size="sm">
          Dari {booking.pemesan.nama}, {booking.kode}. Tagihan di sana langsung memakainya. Kwitansinya tetap,
          dan uangnya dapat ditarik kembali.
        </Text>
        <FindBooking
          field={search}
          label="Ke pemesanan"
          taken={[booking.id]}
          error={wrong.pemesanan_id}
          onFound={(found) => {
            setTo(found)
            change({})
          }}
        />
        {to && (
          <Text role="status">
            Dipindahkan ke <b>{to.pemesan.nama}</b>, {to.kode}
          </Text>
        )}
        <SumInput
          value={typed.jumlah}
          mata_uang={mata_uang}
          isRequired={false}
          error={wrong.jumlah}
          description={`Kosongkan untuk semuanya, ${sumText(free, mata_uang)}.`}
          onChange={(jumlah) => change({ jumlah })}
        />
        <ReasonField value={typed.alasan} error={wrong.alasan} onChange={(alasan) => change({ alasan })} />
        <MoneyCallFailure error={error} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" loading={isPending}>
            Pindahkan {'jumlah' in read ? sumText(read.jumlah, mata_uang) : 'kelebihan'}
          </Button>
        </DialogActions>
      </form>
    </Modal>
  )
}
