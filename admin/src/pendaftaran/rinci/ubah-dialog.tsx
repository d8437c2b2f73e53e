import { Button, Modal, NativeSelect, Text, Textarea, TextInput } from '@mantine/core'
import { tidyEmail } from '@safar/shared/email'
import { ApiError } from '@safar/shared/errors'
import { KAMAR, kamarLabel } from '@safar/shared/paket/kamar'
import { FORM_FIELDS } from '@safar/shared/pendaftaran/form-fields'
import { ISIAN_LABEL, isianText } from '@safar/shared/pendaftaran/isian'
import type { Pendaftaran } from '@safar/shared/pendaftaran/schema'
import { formatTelepon, simpanTelepon } from '@safar/shared/telepon'
import { tidyTyped } from '@safar/shared/tidy'
import { type FormEvent, useState } from 'react'
import { hitunganTyped } from '../../form/fields/angka-text.ts'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { useUpdatePendaftaran } from '../pendaftaran.queries.ts'
import { type PendaftaranChange, StaleEdit } from '../save-beside.ts'
import classes from './rinci.module.css'

interface Props {
  pendaftaran: Pendaftaran
  opened: boolean
  onClose: () => void
}

/** What a person asks to have corrected, or tells later. */
export function UbahDialog({ pendaftaran, opened, onClose }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title={`Ubah data ${pendaftaran.nama}`}>
      <UbahForm pendaftaran={pendaftaran} onClose={onClose} />
    </Modal>
  )
}

const NAMES = ['nama', 'telepon', 'email', 'jumlah_pax', 'kamar', 'catatan'] as const
type Name = (typeof NAMES)[number]
type Typed = Record<Name, string>

const typedOf = (of: Pendaftaran): Typed => ({
  nama: of.nama,
  telepon: formatTelepon(of.telepon),
  email: of.email,
  jumlah_pax: of.jumlah_pax === null ? '' : String(of.jumlah_pax),
  kamar: of.kamar,
  catatan: of.catatan,
})

/** What was typed that the copy does not say, as calls take it. */
function changeOf(base: Pendaftaran, typed: Typed): PendaftaranChange {
  const kamar = KAMAR.find((known) => known === typed.kamar) ?? ''
  const pax = tidyTyped(typed.jumlah_pax)
  const next: Required<Pick<PendaftaranChange, Name>> = {
    nama: typed.nama.trim(),
    telepon: simpanTelepon(tidyTyped(typed.telepon)),
    email: tidyEmail(typed.email),
    jumlah_pax: pax === '' ? null : Number(pax),
    kamar,
    catatan: typed.catatan.trim(),
  }
  return Object.fromEntries(
    NAMES.filter((name) => next[name] !== base[name]).map((name) => [name, next[name]]),
  )
}

function pick(typed: Typed, names: readonly Name[]): Partial<Typed> {
  return Object.fromEntries(names.map((name) => [name, typed[name]]))
}

function UbahForm({ pendaftaran, onClose }: { pendaftaran: Pendaftaran; onClose: () => void }) {
  const { mutate, isPending, error } = useUpdatePendaftaran(pendaftaran.id)
  const [base, setBase] = useState(pendaftaran)
  const [typed, setTyped] = useState(() => typedOf(pendaftaran))
  const stored = error instanceof StaleEdit ? error.stored : null
  const errors = error instanceof ApiError ? error.errors : {}
  const change = changeOf(base, typed)
  const save = (upon: Pendaftaran, said: Typed) => {
    const wanted = changeOf(upon, said)
    if (Object.keys(wanted).length === 0) onClose()
    else mutate({ base: upon, change: wanted }, { onSuccess: onClose })
  }
  /** Goes on from what is stored by now: what only one of the two changed stays, what both did is whose it is said to be. */
  const goOn = (upon: Pendaftaran, whose: 'mereka' | 'saya') => {
    const isMine = (name: Name) => name in change && (whose === 'saya' || upon[name] === base[name])
    const said = { ...typedOf(upon), ...pick(typed, NAMES.filter(isMine)) }
    setBase(upon)
    setTyped(said)
    save(upon, said)
  }
  const field = (name: Exclude<Name, 'kamar' | 'catatan'>) => ({
    name,
    label: ISIAN_LABEL[name] ?? name,
    value: typed[name],
    error: errors[name]?.join('. '),
    onChange: (event: FormEvent<HTMLInputElement>) => {
      const { value } = event.currentTarget
      setTyped((now) => ({
        ...now,
        [name]: name === 'jumlah_pax' ? hitunganTyped(now.jumlah_pax, value) : value,
      }))
    },
  })
  return (
    <form
      noValidate
      className={classes.isian}
      onSubmit={(event) => {
        event.preventDefault()
        save(base, typed)
      }}
    >
      <TextInput {...field('nama')} data-autofocus autoComplete="off" />
      <TextInput {...field('telepon')} type="tel" autoComplete="off" />
      <TextInput {...field('email')} type="email" autoComplete="off" />
      <TextInput {...field('jumlah_pax')} inputMode="numeric" />
      <NativeSelect
        label={ISIAN_LABEL.kamar}
        name="kamar"
        data={[
          { value: '', label: 'Belum menentukan' },
          ...KAMAR.map((value) => ({ value, label: kamarLabel(value) })),
        ]}
        value={typed.kamar}
        onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, kamar: value }))}
      />
      <Textarea
        label={ISIAN_LABEL.catatan}
        name="catatan"
        autosize
        minRows={FORM_FIELDS.catatan.rows ?? 3}
        maxRows={10}
        value={typed.catatan}
        error={errors.catatan?.join('. ')}
        onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, catatan: value }))}
      />
      {stored && (
        <div className={classes.beda} role="alert">
          <Text fw={660}>
            {stored.diubah_oleh || 'Orang lain'} juga mengubahnya sejak Anda membuka. Tulisan Anda belum
            disimpan.
          </Text>
          <Sides base={base} stored={stored} change={change} />
        </div>
      )}
      {error && !stored && (
        <Text c="var(--red)" role="alert">
          {error.message || 'Data gagal diupdate'}
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={stored ? () => goOn(stored, 'mereka') : onClose}>
          {stored ? 'Pakai punya mereka' : 'Batal'}
        </Button>
        {stored ? (
          <Button loading={isPending} onClick={() => goOn(stored, 'saya')}>
            Simpan punya saya
          </Button>
        ) : (
          <Button type="submit" loading={isPending}>
            Simpan
          </Button>
        )}
      </DialogActions>
    </form>
  )
}

/** Both sides of each field in which two people differ; everything else was put together by itself. */
function Sides({
  base,
  stored,
  change,
}: {
  base: Pendaftaran
  stored: Pendaftaran
  change: PendaftaranChange
}) {
  const said = (name: Name, value: unknown) => isianText(name, String(value ?? '')) || '(kosong)'
  const differ = NAMES.filter(
    (name) => name in change && stored[name] !== base[name] && change[name] !== stored[name],
  )
  return (
    <dl className={classes.pihak}>
      {differ.map((name) => (
        <div key={name}>
          <dt>{ISIAN_LABEL[name]}</dt>
          <dd>
            <span>Tersimpan: {said(name, stored[name])}</span>
            <strong>Punya Anda: {said(name, change[name])}</strong>
          </dd>
        </div>
      ))}
    </dl>
  )
}
