import { Button, Modal, Text } from '@mantine/core'
import type { FormFieldName } from '@safar/shared/people/pendaftaran/form-fields'
import { ISIAN_LABEL, isianText } from '@safar/shared/people/pendaftaran/isian'
import {
  hasKontak,
  KONTAK_MESSAGE,
  type Pendaftaran,
  pendaftaranUpdateSchema,
} from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { tidyEmail } from '@safar/shared/platform/contact/email'
import { formatTelepon, normalizeTelepon } from '@safar/shared/platform/contact/telepon'
import { ApiError } from '@safar/shared/platform/http/errors'
import { tidyTyped } from '@safar/shared/platform/text/tidy'
import { useState } from 'react'
import { DialogActions } from '../../../platform/ui/dialog-actions.tsx'
import { useWrongFields } from '../../../platform/ui/use-wrong-fields.ts'
import { perluDiperbaiki, wrongFields } from '../../../platform/ui/wrong-fields.ts'
import { ISIAN, IsianField } from '../isian-field.tsx'
import { readTyped, type Typed } from '../isian-typed.ts'
import { useUpdatePendaftaran } from '../pendaftaran.queries.ts'
import { type PendaftaranChange, StaleEdit } from '../save-beside.ts'
import classes from './rinci.module.css'

interface Props {
  pendaftaran: Pendaftaran
  opened: boolean
  onClose: () => void
}

/** Renders the dialog that corrects a person's data. */
export function EditPendaftaranDialog({ pendaftaran, opened, onClose }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title={`Ubah data ${pendaftaran.nama}`}>
      <EditPendaftaranForm pendaftaran={pendaftaran} onClose={onClose} />
    </Modal>
  )
}

/** The fields of a registration without the package, which is changed beside them. */
const NAMES = ISIAN.filter((name) => name !== 'paket')

const typedOf = (of: Pendaftaran): Typed => ({
  ...of,
  telepon: formatTelepon(of.telepon),
  jumlah_pax: of.jumlah_pax === null ? '' : String(of.jumlah_pax),
})

/** Returns the typed fields that differ from the base copy, as calls take them. */
function changeOf(base: Pendaftaran, typed: Typed): PendaftaranChange {
  const { nama, telepon, email, usia, pendamping, kebutuhan, catatan, ...read } = readTyped(typed)
  const next = {
    ...read,
    nama: nama.trim(),
    telepon: normalizeTelepon(tidyTyped(telepon)),
    email: tidyEmail(email),
    usia: usia.trim(),
    pendamping: pendamping.trim(),
    kebutuhan: kebutuhan.trim(),
    catatan: catatan.trim(),
  }
  return Object.fromEntries(
    NAMES.filter((name) => next[name] !== base[name]).map((name) => [name, next[name]]),
  )
}

function pick(typed: Typed, names: readonly FormFieldName[]): Partial<Typed> {
  return Object.fromEntries(names.map((name) => [name, typed[name]]))
}

function EditPendaftaranForm({ pendaftaran, onClose }: { pendaftaran: Pendaftaran; onClose: () => void }) {
  const { mutate, reset, isPending, error } = useUpdatePendaftaran(pendaftaran.id)
  const [base, setBase] = useState(pendaftaran)
  const [typed, setTyped] = useState(() => typedOf(pendaftaran))
  const stored = error instanceof StaleEdit ? error.stored : null
  const { form, wrong, setWrong, mend } = useWrongFields()
  const change = changeOf(base, typed)
  const save = (upon: Pendaftaran, said: Typed) => {
    const wanted = changeOf(upon, said)
    const found = wrongFields(pendaftaranUpdateSchema, wanted)
    if (!hasKontak({ ...upon, ...wanted })) found.telepon ??= KONTAK_MESSAGE
    mend(found)
    if (Object.keys(found).length > 0) return reset()
    if (Object.keys(wanted).length === 0) return onClose()
    mutate(
      { base: upon, change: wanted },
      {
        onSuccess: onClose,
        onError: (refused) => {
          const errors = refused instanceof ApiError ? Object.entries(refused.errors) : []
          mend(Object.fromEntries(errors.map(([name, texts]) => [name, texts.join('. ')])))
        },
      },
    )
  }
  /** Merges on top of the stored record: what one side changed stays, and a conflict is resolved for `whose`. */
  const goOn = (upon: Pendaftaran, whose: 'mereka' | 'saya') => {
    const isMine = (name: FormFieldName) => name in change && (whose === 'saya' || upon[name] === base[name])
    const said = { ...typedOf(upon), ...pick(typed, NAMES.filter(isMine)) }
    setBase(upon)
    setTyped(said)
    save(upon, said)
  }
  const count = Object.keys(wrong).length
  return (
    <form
      ref={form}
      noValidate
      className={classes.isian}
      onSubmit={(event) => {
        event.preventDefault()
        save(base, typed)
      }}
    >
      {NAMES.map((name) => (
        <IsianField
          key={name}
          name={name}
          value={typed[name]}
          error={wrong[name]}
          isFirst={name === NAMES[0]}
          onChange={(value) => {
            setTyped((now) => ({ ...now, [name]: value }))
            setWrong({})
          }}
        />
      ))}
      {stored && (
        <div className={classes.beda} role="alert">
          <Text fw={660}>
            {stored.diubah_oleh || 'Orang lain'} juga mengubahnya sejak Anda membuka. Tulisan Anda belum
            disimpan.
          </Text>
          <Sides base={base} stored={stored} change={change} />
        </div>
      )}
      {(count > 0 || (error && !stored)) && (
        <Text c="var(--red)" role="alert">
          {count > 0 ? perluDiperbaiki(count) : error?.message || 'Data gagal diupdate'}
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

/** Renders both sides of each conflicting field; others were merged. */
function Sides({
  base,
  stored,
  change,
}: {
  base: Pendaftaran
  stored: Pendaftaran
  change: PendaftaranChange
}) {
  const said = (name: FormFieldName, value: unknown) => isianText(name, String(value ?? '')) || '(kosong)'
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
