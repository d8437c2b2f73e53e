import { Button, Checkbox, NativeSelect, Text, Textarea, TextInput } from '@mantine/core'
import { ApiError } from '@safar/shared/errors'
import { formatTanggalSingkat } from '@safar/shared/format/tanggal'
import { KAMAR, kamarLabel } from '@safar/shared/paket/kamar'
import { BERANGKAT_CHOICES } from '@safar/shared/pendaftaran/berangkat'
import {
  FORM_FIELDS,
  FORM_ROWS,
  type FormFieldName,
  kamarChoices,
  paketChoices,
} from '@safar/shared/pendaftaran/form-fields'
import { KANTOR_SETUJU } from '@safar/shared/pendaftaran/kantor'
import { CARA_KONTAK_LABEL } from '@safar/shared/pendaftaran/kontak'
import { LEWAT_DAFTAR, type PendaftaranKantorDraft } from '@safar/shared/pendaftaran/schema'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { pendaftaranClient } from '../api/pendaftaran-client.ts'
import { hitunganTyped } from '../form/fields/angka-text.ts'
import { paketQueries } from '../paket/paket.queries.ts'
import { paths } from '../paths.ts'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { useSendingKey } from '../ui/use-sending-key.ts'
import { pendaftaranQueries } from './pendaftaran.queries.ts'
import classes from './rinci/rinci.module.css'
import { rinciPath } from './rinci/rinci-path.ts'

const NAMES = FORM_ROWS.flatMap(({ fields }) => fields)
type Typed = Record<FormFieldName, string>
const EMPTY = Object.fromEntries(NAMES.map((name) => [name, ''])) as Typed
const LEWAT = LEWAT_DAFTAR.map((value) => ({ value, label: CARA_KONTAK_LABEL[value] }))

/** Somebody registers by phone or at the counter: the same questions as on the site, written down by staff. */
export function Component() {
  const [typed, setTyped] = useState<Typed>(EMPTY)
  const [lewat, setLewat] = useState<(typeof LEWAT_DAFTAR)[number]>('telepon')
  const [setuju, setSetuju] = useState(false)
  const { data: paket } = useQuery(paketQueries.list())
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const keyFor = useSendingKey()
  const add = useMutation({
    mutationFn: () => {
      const input = { ...readTyped(typed), lewat, setuju }
      return pendaftaranClient.addKantor(input, keyFor(input))
    },
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: pendaftaranQueries.all() })
      await navigate(rinciPath(id))
    },
  })
  const errors = add.error instanceof ApiError ? add.error.errors : {}
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!add.isPending) add.mutate()
  }
  const choices: Partial<Record<FormFieldName, { value: string; label: string }[]>> = {
    ikut: [...BERANGKAT_CHOICES.ikut],
    kursi_roda: [...BERANGKAT_CHOICES.kursi_roda],
    kamar: kamarChoices(KAMAR.map((value) => ({ value, label: kamarLabel(value) }))),
    paket: [
      ...paketChoices(null),
      ...(paket ?? []).map(({ slug, nama_paket, tanggal_keberangkatan: hari }) => ({
        value: slug,
        label: [nama_paket, hari && formatTanggalSingkat(hari)].filter(Boolean).join(' · '),
      })),
    ],
  }
  const field = (name: FormFieldName) => {
    const { label, hint, rows, type = 'text', inputmode, required } = FORM_FIELDS[name]
    const common = {
      name,
      label,
      description: hint,
      required: required === true && name !== 'paket',
      value: typed[name],
      error: errors[name]?.join('. '),
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
        setTyped((now) => ({
          ...now,
          [name]: name === 'jumlah_pax' ? hitunganTyped(now.jumlah_pax, value) : value,
        })),
    }
    const list = choices[name]
    if (list) return <NativeSelect key={name} {...common} data={list} />
    if (rows) return <Textarea key={name} {...common} autosize minRows={rows} maxRows={10} />
    return <TextInput key={name} {...common} type={type} inputMode={inputmode} autoComplete="off" />
  }
  const jumlahSalah = Object.keys(errors).length
  return (
    <>
      <PageTitle
        title="Tambah Pendaftaran"
        lead="Untuk yang mendaftar lewat telepon, chat, atau datang ke kantor."
      />
      <section className={classes.card} aria-label="Pendaftaran baru">
        <form noValidate className={classes.isian} onSubmit={submit}>
          <NativeSelect
            label="Mendaftar lewat"
            data={LEWAT}
            value={lewat}
            onChange={({ currentTarget: { value } }) =>
              setLewat(LEWAT_DAFTAR.find((known) => known === value) ?? 'telepon')
            }
          />
          {NAMES.map(field)}
          <Checkbox
            checked={setuju}
            onChange={(event) => setSetuju(event.currentTarget.checked)}
            error={errors.setuju?.join('. ')}
            label={KANTOR_SETUJU}
          />
          {add.error && (
            <Text c="var(--red)" role="alert">
              {jumlahSalah > 0
                ? `${jumlahSalah} isian perlu diperbaiki.`
                : add.error.message || 'Belum tersimpan. Coba lagi.'}
            </Text>
          )}
          <DialogActions>
            <Button component={Link} to={paths.pendaftaran} variant="default">
              Batal
            </Button>
            <Button type="submit" loading={add.isPending}>
              Simpan pendaftaran
            </Button>
          </DialogActions>
        </form>
      </section>
    </>
  )
}

/** What was typed, as the call takes it. */
function readTyped({
  kamar,
  ikut,
  kursi_roda,
  jumlah_pax,
  ...texts
}: Typed): Omit<PendaftaranKantorDraft, 'lewat' | 'setuju'> {
  const pax = jumlah_pax.trim()
  return {
    ...texts,
    kamar: KAMAR.find((known) => known === kamar) ?? '',
    ikut: ikut === 'ya' || ikut === 'tidak' ? ikut : '',
    kursi_roda: kursi_roda === 'ya' ? kursi_roda : '',
    jumlah_pax: pax === '' ? null : Number(pax),
  }
}
