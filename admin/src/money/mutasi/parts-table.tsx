import { CloseButton, TextInput } from '@mantine/core'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import type { PemesananRingkas } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { PEMESANAN_STATUS_LABEL } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { Link } from 'react-router-dom'
import { useMay } from '../../access/session/session-store.ts'
import { pemesananPath } from '../../platform/paths.ts'
import { pemesananQueries } from '../../trips/pemesanan/pemesanan.queries.ts'
import { effectOf } from '../antrean/effect.ts'
import classes from '../antrean/queue.module.css'
import { uangQuery } from '../uang.queries.ts'
import { FindBooking } from './find-booking.tsx'
import { type Part, partOf, type ReadParts } from './parts.ts'

interface Props {
  parts: readonly Part[]
  read: ReadParts
  /** Errors of the server, by the place of a part. */
  refused: Readonly<Record<number, string>>
  field: Ref<HTMLInputElement>
  onParts: (parts: readonly Part[]) => void
}

/** Renders the bookings that a line is divided among: sums to change, and what is left of it. */
export function PartsTable({ parts, read, refused, field, onParts }: Props) {
  const { sisa, masalah } = read
  const change = (at: number, typed: string) =>
    onParts(parts.map((part, place) => (place === at ? { ...part, typed } : part)))
  const add = ({ id, kode }: Pick<PemesananRingkas, 'id' | 'kode'>) =>
    onParts([...parts, partOf(id, kode, Math.max(0, sisa))])
  return (
    <section className={classes.box} aria-labelledby="bagian">
      <h3 id="bagian">{parts.length > 1 ? `Dibagi untuk ${parts.length} pemesanan` : 'Untuk pemesanan'}</h3>
      {parts.length > 0 && (
        <ul className={classes.parts}>
          {parts.map((part, at) => (
            <PartRow
              key={part.pemesanan_id}
              part={part}
              jumlah={
                read.bagian.find(({ pemesanan_id }) => pemesanan_id === part.pemesanan_id)?.jumlah ?? null
              }
              problem={refused[at] ?? masalah[at] ?? null}
              onTyped={(typed) => change(at, typed)}
              onRemove={() => onParts(parts.filter((_, place) => place !== at))}
            />
          ))}
        </ul>
      )}
      <FindBooking
        field={field}
        label={parts.length === 0 ? 'Cari pemesanannya' : 'Tambah pemesanan'}
        taken={parts.map(({ pemesanan_id }) => pemesanan_id)}
        shortcut="p"
        onFound={add}
      />
      <p className={classes.rest} data-off={sisa !== 0 || undefined} role="status">
        {sisa === 0
          ? 'Terbagi semua, sisa 0'
          : sisa > 0
            ? `Sisa ${sumText(sisa, 'Rp')} belum dibagi`
            : `Lebih ${sumText(-sisa, 'Rp')} dari baris ini`}
      </p>
    </section>
  )
}

interface RowProps {
  part: Part
  /** The typed sum; null while it is none. */
  jumlah: number | null
  problem: string | null
  onTyped: (typed: string) => void
  onRemove: () => void
}

function PartRow({ part: { pemesanan_id, kode, typed }, jumlah, problem, onTyped, onRemove }: RowProps) {
  const { data: booking } = useQuery(pemesananQueries.one(String(pemesanan_id)))
  const { data: money, isError } = useQuery(uangQuery(pemesanan_id))
  const isAdmin = useMay('admin')
  const effect = money && jumlah !== null ? effectOf(money, jumlah) : null
  const next = money?.tagihan.find((bill) => bill.jumlah > bill.dibayar)
  const nama = booking?.pemesan.nama ?? kode
  return (
    <li className={classes.part}>
      <span className={classes.who}>
        <Link to={pemesananPath(pemesanan_id)} className={classes.link}>
          {nama}
        </Link>
        <span className={classes.small}>
          {[
            kode,
            booking && `${booking.jumlah_peserta} orang`,
            booking && PEMESANAN_STATUS_LABEL[booking.status],
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={classes.who}>
        {money && (next ? next.uraian : 'Tidak ada tagihan terbuka')}
        <span className={classes.small}>
          {next &&
            `tempo ${formatTanggalSingkat(next.jatuh_tempo)}, ${sumText(next.jumlah - next.dibayar, 'Rp')}`}
          {isError && 'Tagihannya belum dapat dimuat.'}
        </span>
      </span>
      <TextInput
        aria-label={`Bagian ${nama}`}
        className={classes.sum ?? ''}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={problem}
        onChange={({ currentTarget }) => onTyped(currentTarget.value)}
      />
      <span className={classes.fit} data-fit={effect?.fit}>
        {effect?.badge}
      </span>
      <CloseButton aria-label={`Buang bagian ${nama}`} size={36} onClick={onRemove} />
      <span className={classes.effect}>
        {effect?.words}
        {effect?.fit === 'kurang' && isAdmin && ' Bila tidak ditagih lagi, hapus sisanya di pemesanannya.'}
      </span>
    </li>
  )
}
