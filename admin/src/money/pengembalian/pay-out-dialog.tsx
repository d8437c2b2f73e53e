import { Button, Modal, Text, TextInput } from '@mantine/core'
import {
  type Pengembalian,
  pengembalianDibayarSchema,
} from '@safar/shared/money/pengembalian/pengembalian-schema'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { type FormEvent, useState } from 'react'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'
import { useWrongFields } from '../../platform/ui/use-wrong-fields.ts'
import { DayInput } from '../../trips/pemesanan/form/day-input.tsx'
import forms from '../../trips/pemesanan/form/form.module.css'
import { refusedPaths, wrongPaths } from '../../trips/pemesanan/form/wrong-paths.ts'
import { MoneyCallFailure } from '../money-call-failure.tsx'
import { useMoneyCall } from '../uang.queries.ts'
import { pengembalianClient } from '../uang-client.ts'
import { RefundFacts } from './refund-facts.tsx'

/** Asks for the day and the reference of a refund's transfer; its money leaves the booking by it. */
export function PayOutDialog({ refund, onClose }: { refund: Pengembalian; onClose: () => void }) {
  useFocusBack()
  const [typed, setTyped] = useState({ tanggal_bank: hariIni(), rujukan: '' })
  const { form, wrong, setWrong, mend } = useWrongFields()
  const { mutate, isPending, error, reset } = useMoneyCall((input: typeof typed) =>
    pengembalianClient.payOut(refund.id, input),
  )
  const save = (event: FormEvent) => {
    event.preventDefault()
    const input = { ...typed, rujukan: typed.rujukan.trim() }
    const found = wrongPaths(pengembalianDibayarSchema, input)
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
    <Modal opened onClose={onClose} title="Tandai dibayar">
      <form ref={form} noValidate className={forms.dialog} onSubmit={save}>
        <RefundFacts refund={refund} />
        <Text size="sm">
          Kirim dulu uangnya dari bank, lalu isi hari dan rujukannya. Setelah ditandai, uang ini keluar dari
          pemesanannya.
        </Text>
        <DayInput
          label="Hari uangnya keluar"
          name="tanggal_bank"
          value={typed.tanggal_bank}
          error={wrong.tanggal_bank}
          onChange={(tanggal_bank) => change({ tanggal_bank })}
        />
        <TextInput
          label="Rujukan transfer"
          name="rujukan"
          description="Nomor transaksi bank. Tertulis di suratnya."
          required
          data-autofocus
          autoComplete="off"
          value={typed.rujukan}
          error={wrong.rujukan}
          onChange={({ currentTarget }) => change({ rujukan: currentTarget.value })}
        />
        {Object.keys(wrong).length === 0 && <MoneyCallFailure error={error} />}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Belum
          </Button>
          <Button type="submit" loading={isPending}>
            Tandai dibayar
          </Button>
        </DialogActions>
      </form>
    </Modal>
  )
}
