import { Button, Modal, Text } from '@mantine/core'
import { KAMAR, kamarLabel } from '@safar/shared/content/paket/kamar'
import type { Jamaah } from '@safar/shared/people/jamaah/jamaah-fields'
import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import {
  type Pemesanan,
  type PesertaPemesanan,
  pesertaInputSchema,
} from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { type FormEvent, useState } from 'react'
import { DialogActions } from '../../../platform/ui/dialog-actions.tsx'
import { useFocusBack } from '../../../platform/ui/use-focus-back.ts'
import { useSendingKey } from '../../../platform/ui/use-sending-key.ts'
import { useWrongFields } from '../../../platform/ui/use-wrong-fields.ts'
import { perluDiperbaiki } from '../../../platform/ui/wrong-fields.ts'
import { Failure } from '../failure.tsx'
import { PesertaFields } from '../form/peserta-fields.tsx'
import {
  emptyPeserta,
  hasBed,
  inputOf,
  isPriceable,
  JENIS_LABEL,
  type PesertaTyped,
  typedOf,
} from '../form/peserta-typed.ts'
import { refusedPaths, wrongPaths } from '../form/wrong-paths.ts'
import { useBookingCall } from '../pemesanan.queries.ts'
import { pemesananClient } from '../pemesanan-client.ts'
import { PriceChange } from '../price-change.tsx'
import { BothSides } from './both-sides.tsx'
import { type Side, useStoredAfter } from './stale.ts'
import { usePesertaPrice } from './use-change-price.ts'

interface Props {
  booking: Pemesanan
  /** The participant that is changed; null for a new one. */
  peserta: PesertaPemesanan | null
  /** The pilgrim who was made for the place. */
  jamaah?: Pick<Jamaah, 'id' | 'nama_paspor' | 'tgl_lahir'> | undefined
  onClose: () => void
}

const ROOMS = KAMAR.map((value) => ({ value, label: kamarLabel(value) }))

/** Renders the dialog that adds a participant or changes one, with the difference in price before it is saved. */
export function PesertaDialog({ booking, peserta, jamaah, onClose }: Props) {
  useFocusBack()
  const start = peserta ? typedOf(peserta) : emptyPeserta('dewasa', booking.peserta.find(hasBed)?.kamar ?? '')
  const [base, setBase] = useState(peserta)
  const [typed, setTyped] = useState<PesertaTyped>(
    jamaah
      ? {
          ...start,
          jamaah_id: jamaah.id,
          nama: jamaah.nama_paspor,
          tanggal_lahir: jamaah.tgl_lahir || start.tanggal_lahir,
        }
      : start,
  )
  const { form, wrong, setWrong, mend } = useWrongFields()
  const [stored, setStored] = useState<PesertaPemesanan | null>(null)
  const keyFor = useSendingKey()
  const storedAfter = useStoredAfter(booking.id)
  const input = inputOf(typed)
  const isReady = isPriceable(typed) && (typed.kamar !== '' || !hasBed(typed))
  const price = usePesertaPrice(
    booking.id,
    isReady ? (base ? { ubah: [{ ...input, id: base.id }] } : { tambah: [input] }) : null,
  )
  const { mutate, isPending, error, reset } = useBookingCall((upon: PesertaPemesanan | null) =>
    upon
      ? pemesananClient.updatePeserta(booking.id, upon.id, { ...input, updated_at: upon.updated_at })
      : pemesananClient.addPeserta(booking.id, input, keyFor(input)),
  )
  const save = (upon: PesertaPemesanan | null) => {
    const found = wrongPaths(pesertaInputSchema, input)
    if (hasBed(typed) && typed.kamar === '') found.kamar = 'Pilih kamarnya'
    mend(found)
    if (Object.keys(found).length > 0) return reset()
    mutate(upon, {
      onSuccess: onClose,
      onError: async (refused) => {
        mend(withoutPlace(refusedPaths(refused)))
        const now = (await storedAfter(refused).catch(() => null))?.peserta.find(({ id }) => id === upon?.id)
        if (now && now.updated_at !== upon?.updated_at) {
          setBase(now)
          setStored(now)
        }
      },
    })
  }
  const count = Object.keys(wrong).length
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={peserta ? `Ubah ${peserta.nama || JENIS_LABEL[peserta.jenis].toLowerCase()}` : 'Tambah orang'}
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          save(base)
        }}
      >
        <PesertaFields
          at=""
          value={typed}
          wrong={wrong}
          rooms={ROOMS}
          onChange={(part) => {
            setTyped((now) => ({ ...now, ...part }))
            setWrong({})
            if (error) reset()
          }}
        />
        {stored ? (
          <BothSides sides={sidesOf(stored, typed)} />
        ) : (
          <PriceChange
            query={price}
            none="Lengkapi isiannya: selisih biayanya muncul di sini."
            failed={error}
          />
        )}
        {(count > 0 || (error && !stored)) && (
          <Text c="var(--red)" role="alert" mt="sm">
            {count > 0 ? perluDiperbaiki(count) : <Failure error={error} />}
          </Text>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {stored ? 'Pakai punya mereka' : 'Batal'}
          </Button>
          <Button type="submit" loading={isPending}>
            {stored ? 'Simpan punya saya' : peserta ? 'Simpan' : 'Tambah orang'}
          </Button>
        </DialogActions>
      </form>
    </Modal>
  )
}

/** The server may name a field by the participant's place in the call. */
function withoutPlace(wrong: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(wrong).map(([path, message]) => [path.replace(/^peserta\.\d+\./, ''), message]),
  )
}

function sidesOf(stored: PesertaPemesanan, typed: PesertaTyped): Side[] {
  const words = (one: PesertaTyped): Record<string, string> => ({
    Jenis: JENIS_LABEL[one.jenis],
    Nama: one.nama,
    'Tanggal lahir': formatTanggal(one.tanggal_lahir),
    Kamar: kamarLabel(one.kamar),
    Kasur: hasBed(one) ? 'Ya' : 'Tidak',
    'Ingin sekamar dengan': one.teman_sekamar,
  })
  const theirs = words(typedOf(stored))
  return Object.entries(words(typed)).flatMap(([label, mine]) =>
    mine === theirs[label] ? [] : [{ label, mine, stored: theirs[label] ?? '' }],
  )
}
