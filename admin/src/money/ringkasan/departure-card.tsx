import { ActionIcon } from '@mantine/core'
import type { KeberangkatanUang, PemesananUang } from '@safar/shared/money/ringkasan/ringkasan-schema'
import { daysBetween, formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { encodePart } from '@safar/shared/platform/text/encode-part'
import { columnSumText, sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths, pemesananPath } from '../../platform/paths.ts'
import { Unread } from '../../platform/ui/unread.tsx'
import { hariBerangkat, hariLagi } from '../../trips/pemesanan/departure-text.ts'
import { BILL_WORDS } from './bill-words.ts'
import classes from './ringkasan.module.css'
import { type Hari, ringkasanQuery } from './ringkasan.queries.ts'

interface Props {
  departure: KeberangkatanUang
  hari: Hari
  today: string
}

/** Renders one departure: what its bills ask for, who is late by name, what is due, and what goes back. */
export function DepartureCard({ departure, hari, today }: Props) {
  const { paket_id, slug, nama_paket, tanggal_keberangkatan, mata_uang, tagihan } = departure
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery(
    ringkasanQuery(hari, String(paket_id)),
  )
  const bookings = isPlaceholderData ? undefined : data?.pemesanan
  const rupiah = (sum: number) => sumText(sum, mata_uang)
  const figure = (sum: number) => columnSumText(sum, mata_uang)
  const list = `${paths.pemesanan}?paket=${encodePart(slug)}`
  const late = bookings?.filter(({ lewat }) => lewat > 0) ?? []
  const open = bookings?.filter(({ lewat, sisa }) => lewat === 0 && sisa > 0) ?? []
  const back = bookings?.filter(({ lebih, dikembalikan }) => lebih > 0 || dikembalikan > 0) ?? []
  return (
    <section className={classes.card} aria-labelledby="satu-keberangkatan">
      <header className={classes.cardHead}>
        <div>
          <h2 id="satu-keberangkatan">{nama_paket}</h2>
          <p className={classes.small}>
            {[
              hariBerangkat(tanggal_keberangkatan),
              hariLagi(tanggal_keberangkatan, today),
              `${departure.pemesanan} pemesanan`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <ActionIcon
          component={Link}
          to={list}
          variant="default"
          size={44}
          aria-label={`Pemesanan ${nama_paket}`}
        >
          <IconExternalLink size={20} aria-hidden />
        </ActionIcon>
      </header>
      <p className={classes.big}>
        <b>{rupiah(departure.terbayar)}</b>{' '}
        <span className={classes.small}>dari {rupiah(departure.seharusnya)}</span>
      </p>
      <table className={classes.bills}>
        <thead>
          <tr>
            <th scope="col">Tagihan</th>
            <th scope="col">Seharusnya</th>
            <th scope="col">Diterima</th>
          </tr>
        </thead>
        <tbody>
          {tagihan.map(({ jenis, seharusnya, terbayar }) => (
            <tr key={jenis}>
              <th scope="row">{BILL_WORDS[jenis]}</th>
              <td>{figure(seharusnya)}</td>
              <td>{figure(terbayar)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Jumlah</th>
            <td>{figure(departure.seharusnya)}</td>
            <td>{figure(departure.terbayar)}</td>
          </tr>
        </tbody>
      </table>
      <Unread
        words="Memuat pemesanan…"
        isPending={isPending || isPlaceholderData}
        isError={isError}
        onRetry={() => void refetch()}
      />
      <People
        title="Terlambat"
        tone="late"
        rows={late}
        sum={rupiah(departure.lewat)}
        say={({ lewat, lewat_sejak, antrean }) => [
          rupiah(lewat),
          [
            lewat_sejak && `${daysBetween(lewat_sejak, hari.per || today)} hari`,
            antrean > 0 && `${rupiah(antrean)} menunggu diperiksa`,
          ],
        ]}
      />
      <People
        title="Belum jatuh tempo"
        rows={open}
        sum={rupiah(departure.sisa - departure.lewat)}
        say={({ sisa, jatuh_tempo, antrean }) => [
          rupiah(sisa),
          [
            jatuh_tempo && `tempo ${formatTanggalSingkat(jatuh_tempo)}`,
            antrean > 0 && `${rupiah(antrean)} menunggu diperiksa`,
          ],
        ]}
      />
      <People
        title="Lebih bayar dan uang kembali"
        rows={back}
        sum={rupiah(departure.lebih)}
        say={({ lebih, dikembalikan }) => [
          rupiah(lebih),
          [
            lebih > 0 && 'belum dikembalikan',
            dikembalikan > 0 && `${rupiah(dikembalikan)} sudah dikembalikan`,
          ],
        ]}
      />
      {departure.dijanjikan > 0 && (
        <p className={classes.line}>
          Pengembalian disetujui, belum dibayar <b>{rupiah(departure.dijanjikan)}</b>
        </p>
      )}
      {departure.potongan > 0 && (
        <p className={classes.line}>
          Potongan pembatalan, pendapatan terpisah <b>{rupiah(departure.potongan)}</b>
        </p>
      )}
    </section>
  )
}

interface PeopleProps {
  title: string
  tone?: 'late'
  rows: readonly PemesananUang[]
  sum: string
  /** Says the sum of a booking, and what is to be known of it. */
  say: (booking: PemesananUang) => [string, (string | false | null)[]]
}

function People({ title, tone, rows, sum, say }: PeopleProps) {
  if (rows.length === 0) return null
  return (
    <div className={classes.people} data-tone={tone}>
      <h3>
        {title} <span>{sum}</span>
      </h3>
      <ul>
        {rows.map((booking) => {
          const [amount, facts] = say(booking)
          return (
            <li key={booking.id}>
              <span>
                <Link to={pemesananPath(booking.id)}>{booking.pemesan_nama}</Link>
                <span className={classes.small}>{[booking.kode, ...facts].filter(Boolean).join(' · ')}</span>
              </span>
              <b>{amount}</b>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
