import { Button, Checkbox, NativeSelect, Text } from '@mantine/core'
import { paketChoices } from '@safar/shared/people/pendaftaran/form-fields'
import { KANTOR_SETUJU } from '@safar/shared/people/pendaftaran/kantor'
import { CARA_KONTAK_LABEL } from '@safar/shared/people/pendaftaran/kontak'
import {
  LEWAT_DAFTAR,
  type PendaftaranKantorDraft,
  pendaftaranKantorSchema,
} from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { ApiError } from '@safar/shared/platform/http/errors'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, Fragment, useId, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { paketQueries } from '../../content/paket/paket.queries.ts'
import { paths } from '../../platform/paths.ts'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { eachSafely } from '../../platform/ui/each-safely.ts'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { saidBy } from '../../platform/ui/said-by.ts'
import { useSendingKey } from '../../platform/ui/use-sending-key.ts'
import { useWrongFields } from '../../platform/ui/use-wrong-fields.ts'
import { perluDiperbaiki, wrongFields } from '../../platform/ui/wrong-fields.ts'
import { ISIAN, IsianField } from './isian-field.tsx'
import { readTyped, type Typed } from './isian-typed.ts'
import { PENDAFTARAN_KEYS } from './jumlah.queries.ts'
import { paketNamer } from './paket-name.ts'
import { pendaftaranQueries } from './pendaftaran.queries.ts'
import { pendaftaranClient } from './pendaftaran-client.ts'
import classes from './rinci/rinci.module.css'
import { rinciPath } from './rinci/rinci-path.ts'
import { SamaHint } from './sama-hint.tsx'

const EMPTY = Object.fromEntries(ISIAN.map((name) => [name, ''])) as Typed
const LEWAT = LEWAT_DAFTAR.map((value) => ({ value, label: CARA_KONTAK_LABEL[value] }))

/** Renders the form by which staff add a registration by phone or at the counter: the same questions as on the site. */
export function Component() {
  const [typed, setTyped] = useState<Typed>(EMPTY)
  const [lewat, setLewat] = useState<(typeof LEWAT_DAFTAR)[number]>('telepon')
  const [setuju, setSetuju] = useState(false)
  const { form, wrong, setWrong, mend } = useWrongFields()
  const pesanSetuju = useId()
  const { data: paket } = useQuery(paketQueries.list())
  const namaPaket = useMemo(() => paketNamer(paket ?? []), [paket])
  const chosen = paket?.find(({ slug }) => slug === typed.paket)
  const { data: whole } = useQuery({ ...paketQueries.one(chosen?.slug ?? ''), enabled: chosen !== undefined })
  const tidakTermasuk = (chosen && whole?.harga_tidak_termasuks.map(({ keterangan }) => keterangan)) ?? []
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const keyFor = useSendingKey()
  const add = useMutation({
    mutationKey: PENDAFTARAN_KEYS.tambah,
    mutationFn: (input: PendaftaranKantorDraft) => pendaftaranClient.addKantor(input, keyFor(input)),
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: pendaftaranQueries.all() })
      await navigate(rinciPath(id))
    },
    onError: (error) => {
      const errors = error instanceof ApiError ? Object.entries(error.errors) : []
      mend(Object.fromEntries(errors.map(([name, texts]) => [name, texts.join('. ')])))
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (add.isPending) return
    const input = { ...readTyped(typed), lewat, setuju }
    const found = wrongFields(pendaftaranKantorSchema, input)
    mend(found)
    if (Object.keys(found).length === 0) add.mutate(input)
    else add.reset()
  }
  /** Clears the error of a changed field; it is validated again when the form is sent. */
  const mended = (changed: string) => {
    // One of the two is enough, and the error of both clears.
    const gone = changed === 'email' ? ['email', 'telepon'] : [changed]
    setWrong((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !gone.includes(name))))
    if (add.isError) add.reset()
  }
  const departures = eachSafely(paket ?? [], ({ slug, nama_paket, tanggal_keberangkatan: hari }) => ({
    value: slug,
    label: [nama_paket, hari && formatTanggalSingkat(hari)].filter(Boolean).join(' · '),
  }))
  const count = Object.keys(wrong).length
  return (
    <>
      <PageTitle
        title="Tambah Pendaftaran"
        lead="Untuk yang mendaftar lewat telepon, chat, atau datang ke kantor."
      />
      <section className={classes.card} aria-label="Pendaftaran baru">
        <form ref={form} noValidate className={classes.isian} onSubmit={submit}>
          <NativeSelect
            label="Mendaftar lewat"
            name="lewat"
            data={LEWAT}
            value={lewat}
            error={wrong.lewat}
            onChange={({ currentTarget: { value } }) =>
              setLewat(LEWAT_DAFTAR.find((known) => known === value) ?? 'telepon')
            }
          />
          {ISIAN.map((name) => (
            <Fragment key={name}>
              <IsianField
                name={name}
                value={typed[name]}
                error={wrong[name]}
                tidakTermasuk={tidakTermasuk}
                onChange={(value) => {
                  setTyped((now) => ({ ...now, [name]: value }))
                  mended(name)
                }}
                {...(name === 'paket' && { choices: [...paketChoices(null), ...departures] })}
              />
              {name === 'email' && (
                <SamaHint telepon={typed.telepon} email={typed.email} namaPaket={namaPaket} />
              )}
            </Fragment>
          ))}
          <Checkbox
            name="setuju"
            checked={setuju}
            onChange={(event) => {
              setSetuju(event.currentTarget.checked)
              mended('setuju')
            }}
            error={wrong.setuju && <span id={pesanSetuju}>{wrong.setuju}</span>}
            aria-invalid={wrong.setuju ? true : undefined}
            aria-describedby={wrong.setuju ? pesanSetuju : undefined}
            label={KANTOR_SETUJU}
          />
          {(count > 0 || add.error) && (
            <Text c="var(--red)" role="alert">
              {count > 0 ? perluDiperbaiki(count) : saidBy(add.error)}
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
