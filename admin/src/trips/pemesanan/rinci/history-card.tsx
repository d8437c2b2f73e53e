import { Button, Text } from '@mantine/core'
import { pelakuText } from '@safar/shared/access/session/pelaku'
import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import type { Riwayat } from '@safar/shared/records/riwayat/riwayat'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { PEMESANAN_STATUS_LABEL } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Retry } from '../../../platform/ui/retry.tsx'
import { SafeRow } from '../../../platform/ui/safe-row.tsx'
import { formatWaktu } from '../../../platform/ui/waktu.ts'
import { cicilanText } from '../cicilan.ts'
import { GreyRows } from '../grey-rows.tsx'
import { pemesananQueries } from '../pemesanan.queries.ts'
import { pemesananRiwayatClient } from '../pemesanan-client.ts'
import classes from './rinci.module.css'

const DEEDS: Partial<Record<Riwayat['aksi'], string>> = {
  buat: 'Pemesanan dibuat, harga dibekukan',
  ubah: 'Pemesanan diubah',
  hapus: 'Pemesanan dihapus',
  pulihkan: 'Pemesanan dipulihkan',
}

/** Renders what was done to a booking, by whom, newest first; each change opens to what it was before. */
export function HistoryCard({ id }: { id: number }) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(pemesananQueries.riwayat(id))
  const entries = data?.pages.flatMap((page) => page.data) ?? []
  return (
    <section className={`${classes.card} ${classes.last}`} aria-labelledby="riwayat">
      <div className={classes.cardHead}>
        <h2 id="riwayat">Riwayat</h2>
      </div>
      {isPending && <GreyRows count={2} />}
      {isError && <Retry onRetry={() => void refetch()} />}
      <ol className={classes.history}>
        {entries.map((entry, index) => (
          <SafeRow key={entry.id} of={entry} name={`Riwayat nomor ${entry.id}`}>
            <Entry id={id} entry={entry} previous={entries[index + 1]} />
          </SafeRow>
        ))}
      </ol>
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Tampilkan yang lebih lama
        </Button>
      )}
    </section>
  )
}

function Entry({ id, entry, previous }: { id: number; entry: Riwayat; previous: Riwayat | undefined }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <b>{DEEDS[entry.aksi] ?? entry.aksi}</b>
      <small>{[entry.oleh && pelakuText(entry), formatWaktu(entry.waktu)].filter(Boolean).join(' · ')}</small>
      {previous && (
        <Button
          variant="subtle"
          size="compact-sm"
          px={0}
          aria-expanded={isOpen}
          aria-label={`Lihat perubahan ${formatWaktu(entry.waktu)}`}
          onClick={() => setOpen(!isOpen)}
        >
          Lihat perubahan
        </Button>
      )}
      {isOpen && previous && <Changes id={id} from={previous.id} to={entry.id} />}
    </li>
  )
}

function Changes({ id, from, to }: { id: number; from: number; to: number }) {
  const { data, isError } = useQuery({
    queryKey: [...pemesananQueries.all(), 'riwayat', id, from, to],
    queryFn: async ({ signal }) => {
      const [before, after] = await Promise.all([
        pemesananRiwayatClient.get(id, from, { signal }),
        pemesananRiwayatClient.get(id, to, { signal }),
      ])
      return [before.data, after.data] as const
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (isError) return <Text size="sm">Perubahan ini tidak dapat dimuat.</Text>
  if (!data) return <Text size="sm">Memuat…</Text>
  const [before, after] = data.map(wordsOf)
  const rows = Object.entries(after ?? {}).filter(([label, words]) => words !== before?.[label])
  if (rows.length === 0) return <Text size="sm">Yang berubah tidak ditampilkan di sini.</Text>
  return (
    <dl className={classes.changes}>
      {rows.map(([label, words]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <del>{before?.[label] || '(kosong)'}</del> <ins>{words || '(kosong)'}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The fields of a booking that people read of, in words. */
function wordsOf(booking: PemesananStored): Record<string, string> {
  return {
    Keadaan: PEMESANAN_STATUS_LABEL[booking.status],
    Alasan: booking.alasan,
    'Batas uang muka': formatTanggal(booking.batas_dp),
    Total: sumText(booking.total, booking.mata_uang),
    'Kamar sendiri': booking.kamar_sendiri ? 'Ya' : 'Tidak',
    Cicilan: cicilanText(booking.cicilan),
    'Tagihan disusun pada': formatTanggal(booking.dihitung_pada),
    Pemesan: booking.pemesan_nama,
    Telepon: booking.pemesan_telepon,
    Email: booking.pemesan_email,
    'Permintaan keluarga': booking.catatan,
    'Catatan kantor': booking.catatan_staf,
    Paket: `nomor ${booking.paket_id}`,
  }
}
