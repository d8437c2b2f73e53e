import { Button, Modal, NativeSelect, Text, TextInput } from '@mantine/core'
import { METODE, METODE_LABEL, type Metode } from '@safar/shared/money/pembayaran/pembayaran'
import {
  type Pembayaran,
  pembayaranInputSchema,
  type Uang,
} from '@safar/shared/money/pembayaran/pembayaran-schema'
import { formatThousands, UNITS } from '@safar/shared/platform/format/rupiah'
import { formatTanggalSingkat, hariIni } from '@safar/shared/platform/format/tanggal'
import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { pemesananPath } from '../../platform/paths.ts'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'
import { useSendingKey } from '../../platform/ui/use-sending-key.ts'
import { useWrongFields } from '../../platform/ui/use-wrong-fields.ts'
import { perluDiperbaiki } from '../../platform/ui/wrong-fields.ts'
import { DayInput } from '../../trips/pemesanan/form/day-input.tsx'
import forms from '../../trips/pemesanan/form/form.module.css'
import { refusedPaths, wrongPaths } from '../../trips/pemesanan/form/wrong-paths.ts'
import classes from '../money.module.css'
import { MoneyCallFailure } from '../money-call-failure.tsx'
import { SumInput, sumOf } from '../sum-input.tsx'
import { useMoneyCall } from '../uang.queries.ts'
import { uangClient } from '../uang-client.ts'
import { CashSlipButton } from './cash-slip-button.tsx'
import { ProofField, pastedFile } from './proof-field.tsx'

interface Props {
  booking: Pemesanan
  money: Uang
  today: string
  onClose: () => void
}

interface Typed {
  jumlah: string
  metode: Metode
  tanggal_bank: string
  rujukan: string
  kurs: string
  /** Id of a bill; empty for the oldest first. */
  tagihan_id: string
}

/** Asks for a payment that has come: how much, how, when, with which reference and proof. It waits to be verified. */
export function RecordDialog({ booking, money, today, onClose }: Props) {
  useFocusBack()
  const { mata_uang, tagihan } = money
  const [typed, setTyped] = useState<Typed>({
    jumlah: '',
    metode: 'transfer',
    tanggal_bank: today,
    rujukan: '',
    kurs: '',
    tagihan_id: '',
  })
  const [bukti, setBukti] = useState<{ file: File | null; problem: string }>({ file: null, problem: '' })
  const { form, wrong, setWrong, mend } = useWrongFields()
  const [recorded, setRecorded] = useState<Pembayaran | null>(null)
  const keyOf = useSendingKey()
  const { mutate, isPending, error, reset } = useMoneyCall((input: object) => {
    const { name, size, lastModified } = bukti.file ?? { name: '', size: 0, lastModified: 0 }
    // The same proof and words on a repetition are one payment.
    const key = keyOf({ ...input, name, size, lastModified })
    return uangClient.record(booking.id, pembayaranInputSchema.parse(input), { bukti: bukti.file, key })
  })
  if (recorded) return <Recorded payment={recorded} onClose={onClose} />
  const save = (event: FormEvent) => {
    event.preventDefault()
    const { kurs, tagihan_id, ...rest } = typed
    const read = sumOf(typed.jumlah, mata_uang)
    const input = {
      ...rest,
      jumlah: 'jumlah' in read ? read.jumlah : 1,
      rujukan: typed.rujukan.trim(),
      ...(tagihan_id !== '' && { tagihan_id }),
      ...(mata_uang !== 'Rp' && kurs.trim() !== '' && { kurs }),
    }
    const found = wrongPaths(pembayaranInputSchema, input)
    if ('masalah' in read) found.jumlah = read.masalah
    if (bukti.problem !== '') found.bukti = bukti.problem
    mend(found)
    if (Object.keys(found).length > 0) return reset()
    mutate(input, {
      onSuccess: (payment) =>
        payment.metode === 'tunai' || payment.kembar.length > 0 ? setRecorded(payment) : onClose(),
      onError: (refused) => mend(refusedPaths(refused)),
    })
  }
  const change = (part: Partial<Typed>) => {
    setTyped((now) => ({ ...now, ...part }))
    setWrong({})
    if (error) reset()
  }
  const takeFile = (file: File | null, problem: string) => {
    setBukti({ file, problem })
    setWrong({})
    if (error) reset()
  }
  const open = tagihan.filter(({ jumlah_transfer }) => jumlah_transfer !== null)
  const next = open.find(({ id }) => String(id) === typed.tagihan_id) ?? open[0]
  const asked = next && (typed.metode === 'transfer' ? next.jumlah_transfer : next.jumlah - next.dibayar)
  const count = Object.keys(wrong).length
  return (
    <Modal opened onClose={onClose} size="lg" title="Catat pembayaran">
      <form
        ref={form}
        noValidate
        className={forms.dialog}
        onSubmit={save}
        onPaste={(event) => {
          const file = pastedFile(event)
          if (!file) return
          event.preventDefault()
          takeFile(file, '')
        }}
      >
        <Text size="sm">
          Dari {booking.pemesan.nama}, {booking.kode}. Uang yang dicatat menunggu diperiksa bagian keuangan.
        </Text>
        <SumInput
          value={typed.jumlah}
          mata_uang={mata_uang}
          error={wrong.jumlah}
          description="Seluruh angkanya, tanpa koma dan tanpa kata juta."
          autoFocus
          onChange={(jumlah) => change({ jumlah })}
        />
        {next && asked !== null && asked !== undefined && typed.jumlah === '' && (
          <div className={classes.doing}>
            <Button
              variant="default"
              size="compact-md"
              onClick={() =>
                change({
                  jumlah: formatThousands(Math.floor(asked / UNITS[mata_uang])) + centsOf(asked, mata_uang),
                })
              }
            >
              {next.uraian} {sumText(asked, mata_uang)}
            </Button>
          </div>
        )}
        {open.length > 1 && (
          <NativeSelect
            label="Untuk tagihan"
            name="tagihan_id"
            data={[
              { value: '', label: 'Yang paling lama dulu' },
              ...open.map(({ id, uraian, jumlah, dibayar }) => ({
                value: String(id),
                label: `${uraian}, sisa ${sumText(jumlah - dibayar, mata_uang)}`,
              })),
            ]}
            value={typed.tagihan_id}
            error={wrong.tagihan_id}
            onChange={({ currentTarget }) => change({ tagihan_id: currentTarget.value })}
          />
        )}
        <div className={forms.fields}>
          <NativeSelect
            label="Cara"
            name="metode"
            data={METODE.map((value) => ({ value, label: METODE_LABEL[value] }))}
            value={typed.metode}
            error={wrong.metode}
            onChange={({ currentTarget }) =>
              change({ metode: METODE.find((known) => known === currentTarget.value) ?? typed.metode })
            }
          />
          <DayInput
            label="Hari uangnya masuk"
            name="tanggal_bank"
            description={`Dari ${formatTanggalSingkat(hariIni(new Date(booking.created_at)))} sampai hari ini.`}
            value={typed.tanggal_bank}
            error={wrong.tanggal_bank}
            onChange={(tanggal_bank) => change({ tanggal_bank })}
          />
        </div>
        <TextInput
          label="Rujukan bank"
          name="rujukan"
          description="Nomor transaksi di bukti, bila ada."
          autoComplete="off"
          value={typed.rujukan}
          error={wrong.rujukan}
          onChange={({ currentTarget }) => change({ rujukan: currentTarget.value })}
        />
        {mata_uang !== 'Rp' && (
          <TextInput
            label="Kurs hari itu (Rp untuk satu dolar)"
            name="kurs"
            inputMode="numeric"
            autoComplete="off"
            placeholder="misalnya 16.500"
            value={typed.kurs}
            error={wrong.kurs}
            onChange={({ currentTarget }) => change({ kurs: currentTarget.value })}
          />
        )}
        <ProofField file={bukti.file} error={wrong.bukti ?? (bukti.problem || undefined)} onFile={takeFile} />
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
            Catat pembayaran
          </Button>
        </DialogActions>
      </form>
    </Modal>
  )
}

/** Writes the cents of a sum as they are typed: `,50`; nothing where there are none. */
function centsOf(sum: number, mata_uang: Uang['mata_uang']): string {
  const rest = sum % UNITS[mata_uang]
  return rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`
}

/** Says what was recorded where there is more to do: a slip for cash, or a twin to look at. */
function Recorded({ payment, onClose }: { payment: Pembayaran; onClose: () => void }) {
  const sum = sumText(payment.jumlah, payment.mata_uang)
  return (
    <Modal opened onClose={onClose} title="Pembayaran dicatat">
      <div className={forms.dialog}>
        <Text role="status">{sum} dicatat dan menunggu diperiksa.</Text>
        {payment.kembar.map(({ id, pemesanan_id, kode, karena }) => (
          <p key={id} className={classes.over}>
            {karena === 'bukti' ? 'Bukti' : 'Rujukan'} yang sama sudah ada di pembayaran{' '}
            <Link to={`${pemesananPath(pemesanan_id)}#pembayaran-${id}`} onClick={onClose}>
              {kode}
            </Link>
            . Bila uangnya satu, minta bagian keuangan menolak salah satunya.
          </p>
        ))}
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Tutup
        </Button>
        {payment.metode === 'tunai' && <CashSlipButton payment={payment} of={sum} isMain />}
      </DialogActions>
    </Modal>
  )
}
