import { Button, Checkbox, Modal, NativeSelect, Text, Textarea, TextInput } from '@mantine/core'
import { hasKontak, KONTAK_MESSAGE } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { formatTelepon, normalizeTelepon } from '@safar/shared/platform/contact/telepon'
import { tidyTyped } from '@safar/shared/platform/text/tidy'
import {
  type Pemesanan,
  type PemesananUpdate,
  pemesananUpdateSchema,
} from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { type FormEvent, useState } from 'react'
import { DialogActions } from '../../../platform/ui/dialog-actions.tsx'
import { useFocusBack } from '../../../platform/ui/use-focus-back.ts'
import { useWrongFields } from '../../../platform/ui/use-wrong-fields.ts'
import { perluDiperbaiki } from '../../../platform/ui/wrong-fields.ts'
import { CICILAN_CHOICES, cicilanText } from '../cicilan.ts'
import { Failure } from '../failure.tsx'
import classes from '../form/form.module.css'
import { refusedPaths, wrongPaths } from '../form/wrong-paths.ts'
import { KEBUTUHAN_HINT, KEBUTUHAN_LABEL } from '../needs.ts'
import { useBookingCall } from '../pemesanan.queries.ts'
import { pemesananClient } from '../pemesanan-client.ts'
import { PriceChange } from '../price-change.tsx'
import { BothSides } from './both-sides.tsx'
import { type Side, useStoredAfter } from './stale.ts'
import { usePesertaPrice } from './use-change-price.ts'

interface Typed {
  nama: string
  telepon: string
  email: string
  kamar_sendiri: boolean
  cicilan: string
  kebutuhan: string
  catatan: string
  catatan_staf: string
}
type Name = keyof Typed

const LABEL: Record<Name, string> = {
  nama: 'Nama pemesan',
  telepon: 'Telepon (WhatsApp)',
  email: 'Email',
  kamar_sendiri: 'Kamar untuk keluarga ini sendiri',
  cicilan: 'Cicilan',
  kebutuhan: KEBUTUHAN_LABEL,
  catatan: 'Permintaan keluarga',
  catatan_staf: 'Catatan kantor',
}
const NAMES: readonly Name[] = [
  'nama',
  'telepon',
  'email',
  'kamar_sendiri',
  'cicilan',
  'kebutuhan',
  'catatan',
  'catatan_staf',
]

const typedOf = ({
  pemesan,
  kamar_sendiri,
  cicilan,
  kebutuhan,
  catatan,
  catatan_staf,
}: Pemesanan): Typed => ({
  ...pemesan,
  telepon: formatTelepon(pemesan.telepon),
  kamar_sendiri,
  cicilan: cicilan === null ? '' : String(cicilan),
  kebutuhan,
  catatan,
  catatan_staf,
})

const read = (typed: Typed) => ({
  ...typed,
  nama: typed.nama.trim(),
  telepon: normalizeTelepon(tidyTyped(typed.telepon)),
  email: typed.email.trim(),
  kebutuhan: typed.kebutuhan.trim(),
  catatan: typed.catatan.trim(),
  catatan_staf: typed.catatan_staf.trim(),
})

/** Returns the names of fields in which what was typed differs from a copy. */
function changedNames(base: Pemesanan, typed: Typed): Name[] {
  const [before, after] = [read(typedOf(base)), read(typed)]
  return NAMES.filter((name) => before[name] !== after[name])
}

/** Returns the body of the call for those fields. */
function changeOf(typed: Typed, names: readonly Name[]): PemesananUpdate {
  const { nama, telepon, email, kamar_sendiri, cicilan, kebutuhan, catatan, catatan_staf } = read(typed)
  const pemesan = {
    ...(names.includes('nama') && { nama }),
    ...(names.includes('telepon') && { telepon }),
    ...(names.includes('email') && { email }),
  }
  return {
    ...(Object.keys(pemesan).length > 0 && { pemesan }),
    ...(names.includes('kamar_sendiri') && { kamar_sendiri }),
    ...(names.includes('cicilan') && { cicilan: cicilan === '' ? null : Number(cicilan) }),
    ...(names.includes('kebutuhan') && { kebutuhan }),
    ...(names.includes('catatan') && { catatan }),
    ...(names.includes('catatan_staf') && { catatan_staf }),
  }
}

function sideText(name: Name, typed: Typed): string {
  if (name === 'kamar_sendiri') return typed.kamar_sendiri ? 'Ya' : 'Tidak'
  if (name === 'cicilan') return cicilanText(typed.cicilan === '' ? null : Number(typed.cicilan))
  return typed[name]
}

interface Props {
  booking: Pemesanan
  onClose: () => void
}

/** Renders the dialog that changes payer, wishes and notes. What somebody else changed meanwhile is merged or shown. */
export function EditDialog({ booking, onClose }: Props) {
  useFocusBack()
  const [base, setBase] = useState(booking)
  const [typed, setTyped] = useState(() => typedOf(booking))
  const { form, wrong, setWrong, mend } = useWrongFields()
  const [sides, setSides] = useState<Side[] | null>(null)
  const storedAfter = useStoredAfter(booking.id)
  const isRepriced = typed.kamar_sendiri !== base.kamar_sendiri
  const price = usePesertaPrice(booking.id, isRepriced ? { kamar_sendiri: typed.kamar_sendiri } : null)
  const { mutate, isPending, error, reset } = useBookingCall(
    ({ upon, input }: { upon: Pemesanan; input: PemesananUpdate }) =>
      pemesananClient.update(upon.id, { ...input, updated_at: upon.updated_at }),
  )
  const save = (upon: Pemesanan, said: Typed) => {
    const names = changedNames(upon, said)
    const input = changeOf(said, names)
    const found = wrongPaths(pemesananUpdateSchema, input)
    if (!hasKontak(said)) found['pemesan.telepon'] ??= KONTAK_MESSAGE
    mend(found)
    if (Object.keys(found).length > 0) return reset()
    if (names.length === 0) return onClose()
    mutate(
      { upon, input },
      {
        onSuccess: onClose,
        onError: async (refused) => {
          mend(refusedPaths(refused))
          const stored = await storedAfter(refused).catch(() => null)
          if (stored && stored.updated_at !== upon.updated_at) merge(upon, stored, said)
        },
      },
    )
  }
  /** Lays what was typed over what is stored now; fields that both sides changed are shown, others are merged. */
  const merge = (upon: Pemesanan, stored: Pemesanan, said: Typed) => {
    const [before, theirs] = [typedOf(upon), typedOf(stored)]
    const mine = changedNames(upon, said)
    const next = { ...theirs, ...Object.fromEntries(mine.map((name) => [name, said[name]])) }
    const both = mine.filter((name) => theirs[name] !== before[name] && theirs[name] !== next[name])
    setBase(stored)
    setTyped(next)
    setSides(
      both.map((name) => ({
        label: LABEL[name],
        stored: sideText(name, theirs),
        mine: sideText(name, next),
      })),
    )
    if (both.length === 0) save(stored, next)
  }
  const change = (part: Partial<Typed>) => {
    setTyped((now) => ({ ...now, ...part }))
    setWrong({})
    if (error) reset()
  }
  const field = (name: Exclude<Name, 'kamar_sendiri'>, path: string = name) => ({
    label: LABEL[name],
    name: path,
    value: typed[name],
    error: wrong[path],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ [name]: currentTarget.value }),
  })
  const count = Object.keys(wrong).length
  const isConflict = sides !== null && sides.length > 0
  return (
    <Modal opened onClose={onClose} size="lg" title={`Ubah pemesanan ${booking.kode}`}>
      <form
        ref={form}
        noValidate
        className={classes.dialog}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          save(base, typed)
        }}
      >
        <TextInput {...field('nama', 'pemesan.nama')} required data-autofocus />
        <div className={classes.fields}>
          <TextInput {...field('telepon', 'pemesan.telepon')} type="tel" />
          <TextInput {...field('email', 'pemesan.email')} type="email" />
        </div>
        <Checkbox
          label={LABEL.kamar_sendiri}
          description="Tidak ada orang lain sekamar. Kasur yang kosong ikut dibayar."
          checked={typed.kamar_sendiri}
          onChange={({ currentTarget }) => change({ kamar_sendiri: currentTarget.checked })}
        />
        {isRepriced && <PriceChange query={price} />}
        <NativeSelect
          {...field('cicilan')}
          data={CICILAN_CHOICES}
          description="Tagihan disusun ulang mulai hari ini bila diubah."
        />
        <Textarea {...field('kebutuhan')} description={KEBUTUHAN_HINT} autosize minRows={1} maxRows={10} />
        <Textarea {...field('catatan')} autosize minRows={2} maxRows={10} />
        <Textarea
          {...field('catatan_staf')}
          description="Hanya dibaca staf."
          autosize
          minRows={2}
          maxRows={10}
        />
        {isConflict && <BothSides sides={sides} />}
        {(count > 0 || (error && !isConflict)) && (
          <Text c="var(--red)" role="alert">
            {count > 0 ? perluDiperbaiki(count) : <Failure error={error} />}
          </Text>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {isConflict ? 'Pakai punya mereka' : 'Batal'}
          </Button>
          <Button type="submit" loading={isPending}>
            {isConflict ? 'Simpan punya saya' : 'Simpan'}
          </Button>
        </DialogActions>
      </form>
    </Modal>
  )
}
