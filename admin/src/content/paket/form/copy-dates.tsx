import { Button, Text, Textarea, TextInput } from '@mantine/core'
import { sebutanLama } from '@safar/shared/content/paket/mentioned-days'
import { PAKET, PAKET_LIMITS } from '@safar/shared/content/paket/paket-fields'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { suggestNama } from '@safar/shared/content/paket/suggest-nama'
import { editPath } from '@safar/shared/platform/address/admin'
import { formatTanggal, formatTanggalHari, hariIni } from '@safar/shared/platform/format/tanggal'
import { ApiError } from '@safar/shared/platform/http/errors'
import { newIdempotencyKey } from '@safar/shared/platform/http/idempotency'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../platform/paths.ts'
import { DialogActions } from '../../../platform/ui/dialog-actions.tsx'
import { SafeRow } from '../../../platform/ui/safe-row.tsx'
import { useInvalidateBesideForm } from '../../../records/form/record.queries.ts'
import { paketQueries } from '../paket.queries.ts'
import { paketClient } from '../paket-client.ts'
import classes from './copy-paket-dialog.module.css'
import { parseHari } from './parse-hari.ts'

/** The fields of a package that copying needs. */
export type Asal = Pick<Paket, 'id' | 'nama_paket' | 'tanggal_keberangkatan'>

/** Problems that are told at once. */
const TOLD = 3

/** The state that outlives the dialog: closing it to look something up loses no typed day, and sends no copy twice. */
export interface Kept {
  typed: string
  onType: (typed: string) => void
  /** The typed names, by day. */
  names: Readonly<Record<string, string>>
  onName: (day: string, name: string) => void
  /** The last body sent, with its idempotency key. */
  sending: RefObject<{ text: string; key: string }>
}

interface Props {
  paket: Asal
  kept: Kept
  onBusy: (isBusy: boolean) => void
  onBack: () => void
}

/** Renders the dialog's step for several days: the typed days, the departures they make, and then the drafts. */
export function CopyDates({ paket, kept: { typed, onType, names, onName, sending }, onBusy, onBack }: Props) {
  const list = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const invalidate = useInvalidateBesideForm({ noun: PAKET })
  const [isAsked, setAsked] = useState(false)
  const { tanggal, problems, tanpaTahun } = parseHari(typed)
  const noteOf = useNotes(paket)
  const nameOf = (day: string) =>
    names[day] ?? suggestNama(paket.nama_paket, paket.tanggal_keberangkatan, day)
  const nameProblem = (day: string) => {
    const name = nameOf(day).trim()
    if (name === '') return 'Isi namanya'
    return name.length > PAKET_LIMITS.nama ? `Paling banyak ${PAKET_LIMITS.nama} huruf` : null
  }
  const badName = tanggal.find((day) => nameProblem(day) !== null)
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: (days: string[]) => {
      const nama = days.map(nameOf)
      const text = JSON.stringify([paket.id, days, nama])
      // An answer may be lost: the same body keeps its key, and makes no second drafts.
      if (sending.current.text !== text) sending.current = { text, key: newIdempotencyKey() }
      return paketClient.copyPaket(paket.id, { tanggal: days, nama }, sending.current.key)
    },
    onMutate: () => onBusy(true),
    onSuccess: () => {
      onType('')
      sending.current = { text: '', key: '' }
      void invalidate()
    },
    onSettled: () => onBusy(false),
  })
  if (data) return <Drafts drafts={data} asal={paket} />
  const problem = problemText(isAsked ? problems : tanpaTahun, tanggal, isAsked)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The dialog is inside another form, in React's tree.
    event.stopPropagation()
    setAsked(true)
    if (problems.length > 0 || tanggal.length === 0) field.current?.focus()
    else if (badName !== undefined) document.getElementById(`${list}-${badName}`)?.focus()
    else mutate(tanggal)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Text mb="md">
        <strong className={classes.nama}>{paket.nama_paket}</strong> disalin menjadi satu draf untuk setiap
        tanggal. Namanya diusulkan menurut bulan dan dapat Anda ubah. Tanggal hotel, penerbangan, dan
        itinerary ikut bergeser; semua kursi kosong lagi.
      </Text>
      <Textarea
        label="Tanggal keberangkatan"
        description="Satu tanggal di setiap baris, misalnya 16 Januari 2027 atau 16/1/2027."
        autosize
        minRows={4}
        maxRows={10}
        value={typed}
        readOnly={isPending}
        onChange={(event) => onType(event.currentTarget.value)}
        error={problem}
        errorProps={{ role: 'alert', className: classes.problem }}
        ref={field}
        autoFocus
        data-autofocus
      />
      {tanggal.length > 0 && (
        <>
          <h3 id={list} className={classes.heading}>
            {tanggal.length} keberangkatan
          </h3>
          <ul className={classes.days} aria-labelledby={list}>
            {tanggal.map((day) => (
              <li key={day}>
                {formatTanggalHari(day)}
                {noteOf(day) && <span>{noteOf(day)}</span>}
                <TextInput
                  id={`${list}-${day}`}
                  className={classes.name}
                  aria-label={`Nama paket ${formatTanggalHari(day)}`}
                  value={nameOf(day)}
                  readOnly={isPending}
                  error={nameProblem(day)}
                  autoComplete="off"
                  onChange={(event) => onName(day, event.currentTarget.value)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {error && (
        <Text c="var(--red)" mt="md" role="alert">
          {failureText(error)}
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={onBack} disabled={isPending}>
          Kembali
        </Button>
        <Button type="submit" loading={isPending}>
          {tanggal.length > 0 ? `Buat ${tanggal.length} draf` : 'Buat draf'}
        </Button>
      </DialogActions>
    </form>
  )
}

/**
 * Returns the problems to show. A line still being typed is no mistake yet: all but a missing year are shown once
 * drafts were asked for.
 */
function problemText(problems: readonly string[], tanggal: readonly string[], isAsked: boolean) {
  if (problems.length === 0)
    return isAsked && tanggal.length === 0 ? 'Tulis paling sedikit satu tanggal.' : null
  const rest = problems.length - TOLD
  return [...problems.slice(0, TOLD), ...(rest > 0 ? [`Dan ${rest} baris lagi.`] : [])].join('\n')
}

function failureText(error: Error): string {
  const [first] = error instanceof ApiError ? Object.values(error.errors).flat() : []
  const again =
    error instanceof ApiError && error.status === 0
      ? ' Coba lagi: draf yang sudah dibuat tidak dibuat dua kali.'
      : ''
  return `Draf belum dapat dibuat. ${first ?? error.message}${again}`
}

/** Returns a warning for a day: one that has passed, or already has a package of this name. */
function useNotes({ nama_paket, tanggal_keberangkatan }: Asal): (day: string) => string {
  const { data = [] } = useQuery(paketQueries.list())
  const taken = new Set(
    data.filter((one) => one.nama_paket === nama_paket).map((one) => one.tanggal_keberangkatan),
  )
  const today = hariIni()
  return (day) => {
    if (day < today) return 'Sudah lewat'
    return day === tanggal_keberangkatan || taken.has(day) ? 'Tanggal ini sudah ada' : ''
  }
}

/** Returns the words of a draft's texts that still name days of the original; empty without any. */
function lamaText(draft: Paket, { tanggal_keberangkatan: tanggal }: Asal): string {
  const { durasi, tanggal_keberangkatan } = draft
  const found = sebutanLama(draft, { tanggal, durasi }, { tanggal: tanggal_keberangkatan, durasi })
  const kata = [...new Set(found.map((one) => one.kata))]
  return kata.length > 0 ? `Masih menyebut ${kata.join(', ')}` : ''
}

function Drafts({ drafts, asal }: { drafts: readonly Paket[]; asal: Asal }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={classes.heading}>
        {drafts.length} draf dibuat
      </h3>
      <Text>Periksa harga dan kursinya, lalu terbitkan. Belum ada yang tampil di situs.</Text>
      <ul className={classes.choices}>
        {drafts.map((draft) => {
          const { id, slug, nama_paket, tanggal_keberangkatan } = draft
          return (
            <SafeRow key={id} of={draft} name={nama_paket} to={editPath('paket', slug)}>
              {() => (
                <li>
                  <Link to={editPath('paket', slug)}>
                    <strong>{formatTanggal(tanggal_keberangkatan)}</strong>
                    <span>{nama_paket}</span>
                    <span>{lamaText(draft, asal)}</span>
                  </Link>
                </li>
              )}
            </SafeRow>
          )
        })}
      </ul>
      <DialogActions>
        <Button component={Link} to={`${paths.packages}?status=draf`}>
          Lihat di daftar
        </Button>
      </DialogActions>
    </>
  )
}
