import { Button, Modal, NativeSelect, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { PENGEMBALIAN_LIMITS, SEBAB_LABEL, type Sebab } from '@safar/shared/money/pengembalian/pengembalian'
import { isTanggal } from '@safar/shared/platform/format/tanggal'
import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useMay } from '../../access/session/session-store.ts'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'
import { useWrongFields } from '../../platform/ui/use-wrong-fields.ts'
import { perluDiperbaiki } from '../../platform/ui/wrong-fields.ts'
import { DayInput } from '../../trips/pemesanan/form/day-input.tsx'
import forms from '../../trips/pemesanan/form/form.module.css'
import { refusedPaths } from '../../trips/pemesanan/form/wrong-paths.ts'
import { GreyRows } from '../../trips/pemesanan/grey-rows.tsx'
import { refundQueries } from '../antrean/refund.queries.ts'
import { MoneyCallFailure } from '../money-call-failure.tsx'
import { ReasonField } from '../reason-field.tsx'
import { SumInput, sumOf } from '../sum-input.tsx'
import { useMoneyCall } from '../uang.queries.ts'
import { pengembalianClient } from '../uang-client.ts'
import { CostRows, readCosts, type TypedCost } from './cost-rows.tsx'
import type { RefundKind } from './refund-kind.ts'
import { RefundPreview } from './refund-preview.tsx'

/** Milliseconds after the last letter until it is reckoned anew. */
const TYPING_MS = 300
const CAUSES: Readonly<Record<RefundKind, readonly Sebab[]>> = {
  batal: ['batal', 'kantor', 'meninggal'],
  lebih: ['lebih'],
  andai: ['batal', 'kantor', 'meninggal'],
}
const TITLE: Readonly<Record<RefundKind, string>> = {
  batal: 'Pengembalian uang',
  lebih: 'Kembalikan kelebihan',
  andai: 'Hitung bila batal',
}
const RULE: Readonly<Record<Sebab, string>> = {
  batal: 'Potongan menurut hari batalnya, ditambah biaya yang sudah terpakai. Tidak pernah di bawah nol.',
  kantor: 'Kantor yang membatalkan: tanpa potongan, dan biayanya ditanggung kantor.',
  meninggal: 'Tanpa potongan. Hanya biaya yang sudah terpakai yang ditahan.',
  lebih: 'Hanya uang yang tidak dipakai tagihan mana pun. Pemesanannya jalan terus.',
}

interface Props {
  booking: Pemesanan
  today: string
  kind: RefundKind
  onClose: () => void
}

/** Reckons a refund line by line while costs are typed, and has an admin approve it; nothing changes before that. */
export function RefundDialog({ booking, today, kind, onClose }: Props) {
  useFocusBack()
  const isAdmin = useMay('admin')
  const { mata_uang } = booking
  const [sebab, setSebab] = useState<Sebab>(kind === 'lebih' ? 'lebih' : 'batal')
  const [tanggal, setTanggal] = useState(today)
  const [costs, setCosts] = useState<readonly TypedCost[]>([])
  const [jumlah, setJumlah] = useState('')
  const [alasan, setAlasan] = useState('')
  const { form, wrong, setWrong, mend } = useWrongFields()
  const isAsking = kind === 'andai'
  const canApprove = isAdmin && !isAsking
  const hasCosts = sebab !== 'kantor'
  const read = readCosts(hasCosts ? costs : [], mata_uang)
  const isDay = !isAsking || isTanggal(tanggal)
  const input = { sebab, biaya: read.biaya, ...(isAsking && isDay && { tanggal }) }
  const [asked] = useDebouncedValue(JSON.stringify(input), TYPING_MS)
  const preview = useQuery({
    ...refundQueries.preview(booking.id, asked),
    enabled: isDay,
    placeholderData: keepPreviousData,
  })
  const reckoned = preview.data
  const isOld = preview.isPlaceholderData || asked !== JSON.stringify(input)
  const { mutate, isPending, error, reset } = useMoneyCall((sum: number) =>
    pengembalianClient.approve(booking.id, {
      sebab,
      biaya: read.biaya,
      // The sum that was shown, whatever else has come or gone meanwhile.
      jumlah: sum,
      alasan: alasan.trim(),
    }),
  )
  const most = reckoned?.kembali ?? 0
  const typed = jumlah.trim() === '' ? { jumlah: most } : sumOf(jumlah, mata_uang)
  const changed = () => {
    setWrong({})
    if (error) reset()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!canApprove || isPending || isOld || !reckoned) return
    const found = { ...read.wrong }
    if ('masalah' in typed) found.jumlah = typed.masalah
    else if (typed.jumlah > most) found.jumlah = `Paling banyak ${sumText(most, mata_uang)}`
    if (alasan.trim() === '') found.alasan = 'Tulis alasannya'
    else if (alasan.trim().length > PENGEMBALIAN_LIMITS.alasan)
      found.alasan = `Paling banyak ${PENGEMBALIAN_LIMITS.alasan} huruf`
    mend(found)
    if (Object.keys(found).length > 0 || 'masalah' in typed) return reset()
    mutate(typed.jumlah, { onSuccess: onClose, onError: (refused) => mend(refusedPaths(refused)) })
  }
  const count = Object.keys(wrong).length
  const halfTyped = Object.keys(read.wrong).length > 0 && count === 0
  const sum = 'jumlah' in typed ? typed.jumlah : most
  return (
    <Modal opened onClose={onClose} size="lg" title={TITLE[kind]}>
      <form ref={form} noValidate className={forms.dialog} onSubmit={save}>
        <Text size="sm">
          {booking.pemesan.nama}, {booking.kode}.{' '}
          {isAsking
            ? 'Hitungan saja: tidak ada yang berubah dan tidak ada yang dikirim.'
            : 'Belum ada uang yang keluar sampai bagian keuangan menandainya dibayar.'}
        </Text>
        {CAUSES[kind].length > 1 && (
          <div className={forms.fields}>
            <NativeSelect
              label="Sebab"
              name="sebab"
              data-autofocus
              data={CAUSES[kind].map((value) => ({ value, label: SEBAB_LABEL[value] }))}
              value={sebab}
              onChange={({ currentTarget }) => {
                setSebab(CAUSES[kind].find((known) => known === currentTarget.value) ?? sebab)
                changed()
              }}
            />
            {isAsking && (
              <DayInput
                label="Dibatalkan pada"
                name="tanggal"
                value={tanggal}
                error={isDay ? undefined : 'Tulis harinya, misalnya 5 Mei 2027'}
                onChange={setTanggal}
              />
            )}
          </div>
        )}
        <Text size="sm">{RULE[sebab]}</Text>
        {hasCosts && (
          <CostRows
            rows={costs}
            mata_uang={mata_uang}
            wrong={wrong}
            onRows={(rows) => {
              setCosts(rows)
              changed()
            }}
          />
        )}
        <div role="status" aria-busy={isOld}>
          {preview.isError ? (
            <Retry onRetry={() => void preview.refetch()} />
          ) : reckoned ? (
            <RefundPreview reckoned={reckoned} isOld={isOld} />
          ) : (
            <GreyRows count={3} />
          )}
        </div>
        {halfTyped && (
          <Text size="sm" c="var(--gold-ink)">
            Biaya yang belum lengkap belum ikut dihitung.
          </Text>
        )}
        {canApprove && most > 0 && (
          <>
            <SumInput
              label="Dikembalikan sekarang"
              value={jumlah}
              mata_uang={mata_uang}
              isRequired={false}
              error={wrong.jumlah}
              description={`Kosongkan untuk semuanya, ${sumText(most, mata_uang)}.`}
              onChange={(value) => {
                setJumlah(value)
                changed()
              }}
            />
            <ReasonField
              value={alasan}
              error={wrong.alasan}
              also="Terlihat di pengembalian ini, tidak di suratnya."
              onChange={(value) => {
                setAlasan(value)
                changed()
              }}
            />
          </>
        )}
        {!isAsking && !isAdmin && (
          <Text size="sm">
            Yang menyetujui pengembalian adalah admin. Minta admin membuka pemesanan ini; hitungannya sama.
          </Text>
        )}
        {!isAsking && reckoned && most === 0 && (
          <Text size="sm">Tidak ada uang yang dapat dikembalikan.</Text>
        )}
        {count > 0 ? (
          <Text c="var(--red)" role="alert">
            {perluDiperbaiki(count)}
          </Text>
        ) : (
          <MoneyCallFailure error={error} />
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {canApprove && most > 0 ? 'Batal' : 'Tutup'}
          </Button>
          {canApprove && most > 0 && (
            <Button type="submit" loading={isPending} disabled={isOld}>
              Setujui {sumText(sum, mata_uang)}
            </Button>
          )}
        </DialogActions>
      </form>
    </Modal>
  )
}
