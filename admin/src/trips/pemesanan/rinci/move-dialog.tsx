import { Button, Checkbox, Modal, NativeSelect, Stack, Text } from '@mantine/core'
import { kursiText } from '@safar/shared/content/paket/rules'
import { formatTanggalSingkat, hariIni } from '@safar/shared/platform/format/tanggal'
import { bookingRefusal } from '@safar/shared/trips/pemesanan/bookable'
import type { Pemesanan, PindahDraft } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { holdsSeats } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { URUNG_MENIT } from '@safar/shared/trips/pemesanan/undo'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paketQueries } from '../../../content/paket/paket.queries.ts'
import { pemesananPath } from '../../../platform/paths.ts'
import { DialogActions } from '../../../platform/ui/dialog-actions.tsx'
import { useFocusBack } from '../../../platform/ui/use-focus-back.ts'
import { useSendingKey } from '../../../platform/ui/use-sending-key.ts'
import { Failure } from '../failure.tsx'
import classes from '../form/form.module.css'
import { JENIS_LABEL } from '../form/peserta-typed.ts'
import { useBookingCall } from '../pemesanan.queries.ts'
import { pemesananClient } from '../pemesanan-client.ts'
import { PriceChange } from '../price-change.tsx'
import { useStoredAfter } from './stale.ts'
import { useMovePrice } from './use-change-price.ts'

interface Props {
  booking: Pemesanan
  onClose: () => void
}

/** Renders the dialog that moves a booking, or some of its people, to another departure. */
export function MoveDialog({ booking, onClose }: Props) {
  useFocusBack()
  const navigate = useNavigate()
  const keyFor = useSendingKey()
  const storedAfter = useStoredAfter(booking.id)
  const today = hariIni()
  const [slug, setSlug] = useState('')
  const [who, setWho] = useState<readonly number[]>(() => booking.peserta.map(({ id }) => id))
  const { data: paket = [] } = useQuery(paketQueries.list())
  const others = paket.filter(
    (one) =>
      one.id !== booking.paket_id &&
      one.currency === booking.mata_uang &&
      bookingRefusal(one, today) === null,
  )
  const chosen = others.find((one) => one.slug === slug)
  const isAll = who.length === booking.peserta.length
  const input: PindahDraft | null =
    chosen && who.length > 0 ? { paket_id: String(chosen.id), ...(!isAll && { peserta: [...who] }) } : null
  // The price that is agreed to is that of the booking as it was opened.
  const [seen, setSeen] = useState(booking.updated_at)
  const moving = booking.peserta.filter(({ id }) => who.includes(id))
  const needed = moving.filter(({ perlu_kursi }) => perlu_kursi).length
  const takesSeats = holdsSeats(booking.status) || booking.status === 'disimpan'
  const isFull = chosen !== undefined && takesSeats && chosen.sisa_pax < needed
  const price = useMovePrice(booking.id, input)
  const move = useBookingCall((sent: PindahDraft) => pemesananClient.move(booking.id, sent, keyFor(sent)))
  return (
    <Modal opened onClose={onClose} size="lg" title="Pindahkan ke keberangkatan lain">
      <div className={classes.dialog}>
        <NativeSelect
          label="Keberangkatan"
          data-autofocus
          data={[
            { value: '', label: 'Pilih keberangkatannya' },
            ...others.map(({ slug: value, nama_paket, tanggal_keberangkatan: hari }) => ({
              value,
              label: [nama_paket, hari && formatTanggalSingkat(hari)].filter(Boolean).join(' · '),
            })),
          ]}
          description={chosen ? kursiText(chosen, today) : `Sekarang ${booking.paket.nama_paket}`}
          value={slug}
          onChange={({ currentTarget }) => setSlug(currentTarget.value)}
        />
        <Checkbox.Group
          label="Yang pindah"
          description={
            isAll
              ? 'Seluruh pemesanan ikut pindah.'
              : 'Yang dipilih mendapat pemesanan baru dengan pemesan yang sama.'
          }
          value={who.map(String)}
          onChange={(ids) => setWho(ids.map(Number))}
        >
          <Stack gap="xs" mt="xs">
            {booking.peserta.map(({ id, nama, jenis }, index) => (
              <Checkbox
                key={id}
                value={String(id)}
                label={nama || `${JENIS_LABEL[jenis]}, tempat ke-${index + 1} belum bernama`}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <PriceChange
          query={input === null ? NOTHING : price}
          none="Pilih keberangkatan dan orangnya: selisih biayanya muncul di sini."
          labels={['Yang pindah bayar sekarang', 'Di sana, harga hari ini']}
          failed={move.error}
        />
        {input !== null && price.data && (
          <ul className={classes.lines}>
            {price.data.baris.map(({ uraian, jumlah, harga }) => (
              <li key={uraian}>
                {jumlah} × {uraian}: {sumText(harga, price.data.mata_uang)} per orang
              </li>
            ))}
          </ul>
        )}
        {isFull && (
          <Text c="var(--red)" role="alert">
            Kursi di sana tersisa {chosen.sisa_pax}, yang pindah perlu {needed}. Pilih keberangkatan lain,
            atau pindahkan lebih sedikit orang.
          </Text>
        )}
        <Text size="sm" c="dimmed">
          Dapat diurungkan selama {URUNG_MENIT} menit, selama belum ada yang lain terjadi padanya.
        </Text>
        {move.error && (
          <Text c="var(--red)" role="alert">
            <Failure error={move.error} />
          </Text>
        )}
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Batal
        </Button>
        <Button
          disabled={input === null || isFull}
          loading={move.isPending}
          onClick={() => {
            if (input === null) return
            const sent = { ...input, updated_at: seen }
            move.mutate(sent, {
              onSuccess: ({ id }) => {
                onClose()
                if (id !== booking.id) void navigate(pemesananPath(id))
              },
              onError: async (refused) => {
                const stored = await storedAfter(refused).catch(() => null)
                if (!stored) return
                setSeen(stored.updated_at)
                setWho((now) => stored.peserta.map(({ id }) => id).filter((id) => now.includes(id)))
              },
            })
          }}
        >
          {isAll ? 'Pindahkan semua' : `Pindahkan ${who.length} orang`}
        </Button>
      </DialogActions>
    </Modal>
  )
}

const NOTHING = { data: undefined, error: null, isFetching: false }
