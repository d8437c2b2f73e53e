import { Button, Modal, Text, TextInput } from '@mantine/core'
import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import {
  type Pemesanan,
  type PesertaPemesanan,
  pesertaUpdateSchema,
} from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { type FormEvent, useState } from 'react'
import { DialogActions } from '../../../platform/ui/dialog-actions.tsx'
import { useFocusBack } from '../../../platform/ui/use-focus-back.ts'
import { useWrongFields } from '../../../platform/ui/use-wrong-fields.ts'
import { perluDiperbaiki } from '../../../platform/ui/wrong-fields.ts'
import { Failure } from '../failure.tsx'
import { DayInput } from '../form/day-input.tsx'
import classes from '../form/form.module.css'
import { JENIS_LABEL } from '../form/peserta-typed.ts'
import { refusedPaths, wrongPaths } from '../form/wrong-paths.ts'
import { useBookingCall } from '../pemesanan.queries.ts'
import { pemesananClient } from '../pemesanan-client.ts'
import { BothSides } from './both-sides.tsx'
import { type Side, useStoredAfter } from './stale.ts'

type Papers = Pick<PesertaPemesanan, 'visa' | 'polis'>
type Part = keyof Papers

interface Field {
  part: Part
  name: string
  label: string
  isDay?: true
}

/** Fields of the papers of one journey, in the order in which they are copied from them. */
const FIELDS: readonly Field[] = [
  { part: 'visa', name: 'provider', label: 'Provider visa' },
  { part: 'visa', name: 'no', label: 'Nomor visa' },
  { part: 'visa', name: 'berlaku', label: 'Visa berlaku mulai', isDay: true },
  { part: 'visa', name: 'akhir', label: 'Visa berlaku sampai', isDay: true },
  { part: 'polis', name: 'asuransi', label: 'Asuransi' },
  { part: 'polis', name: 'no', label: 'Nomor polis' },
  { part: 'polis', name: 'input', label: 'Polis dicatat pada', isDay: true },
  { part: 'polis', name: 'awal', label: 'Polis berlaku mulai', isDay: true },
  { part: 'polis', name: 'akhir', label: 'Polis berlaku sampai', isDay: true },
]

const paperValue = (papers: Papers, { part, name }: Field): string =>
  Object.entries(papers[part]).find(([field]) => field === name)?.[1] ?? ''

function sidesOf(stored: Papers, mine: Papers): Side[] {
  const words = (papers: Papers, field: Field) =>
    field.isDay ? formatTanggal(paperValue(papers, field)) : paperValue(papers, field)
  return FIELDS.filter((field) => paperValue(stored, field) !== paperValue(mine, field)).map((field) => ({
    label: field.label,
    stored: words(stored, field),
    mine: words(mine, field),
  }))
}

interface Props {
  booking: Pemesanan
  peserta: PesertaPemesanan
  onClose: () => void
}

/** Renders the dialog for a participant's visa and insurance of this journey, whose numbers are sealed. */
export function TravelPapersDialog({ booking, peserta, onClose }: Props) {
  useFocusBack()
  const [typed, setTyped] = useState<Papers>({ visa: peserta.visa, polis: peserta.polis })
  const [upon, setUpon] = useState(peserta.updated_at)
  const [stored, setStored] = useState<Papers | null>(null)
  const { form, wrong, setWrong, mend } = useWrongFields()
  const storedAfter = useStoredAfter(booking.id)
  const { mutate, isPending, error, reset } = useBookingCall((updated_at: string) =>
    pemesananClient.updatePeserta(booking.id, peserta.id, { ...typed, updated_at }),
  )
  const save = () => {
    const found = wrongPaths(pesertaUpdateSchema, typed)
    mend(found)
    if (Object.keys(found).length > 0) return reset()
    mutate(upon, {
      onSuccess: onClose,
      onError: async (refused) => {
        mend(refusedPaths(refused))
        const now = (await storedAfter(refused).catch(() => null))?.peserta.find(
          ({ id }) => id === peserta.id,
        )
        if (!now || now.updated_at === upon) return
        setUpon(now.updated_at)
        setStored(now)
      },
    })
  }
  const put = ({ part, name }: Field, value: string) => {
    setTyped((now) => ({ ...now, [part]: { ...now[part], [name]: value } }))
    setWrong({})
    if (error) reset()
  }
  const who = peserta.nama || JENIS_LABEL[peserta.jenis].toLowerCase()
  const count = Object.keys(wrong).length
  const sides = stored ? sidesOf(stored, typed) : []
  return (
    <Modal opened onClose={onClose} size="lg" title={`Visa dan polis ${who}`}>
      <form
        ref={form}
        noValidate
        className={classes.dialog}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          save()
        }}
      >
        <Text size="sm" c="dimmed">
          Untuk perjalanan ini saja. Nomornya disegel dan hanya dibaca staf.
        </Text>
        <div className={classes.fields}>
          {FIELDS.map((field) => {
            const path = `${field.part}.${field.name}`
            const shown = {
              label: field.label,
              name: path,
              value: paperValue(typed, field),
              error: wrong[path],
            }
            return field.isDay ? (
              <DayInput key={path} {...shown} onChange={(day) => put(field, day)} />
            ) : (
              <TextInput
                key={path}
                {...shown}
                autoComplete="off"
                onChange={({ currentTarget }) => put(field, currentTarget.value)}
              />
            )
          })}
        </div>
        {sides.length > 0 && <BothSides sides={sides} />}
        {(count > 0 || (error && sides.length === 0)) && (
          <Text c="var(--red)" role="alert">
            {count > 0 ? perluDiperbaiki(count) : <Failure error={error} />}
          </Text>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {sides.length > 0 ? 'Pakai punya mereka' : 'Batal'}
          </Button>
          <Button type="submit" loading={isPending}>
            {sides.length > 0 ? 'Simpan punya saya' : 'Simpan'}
          </Button>
        </DialogActions>
      </form>
    </Modal>
  )
}
