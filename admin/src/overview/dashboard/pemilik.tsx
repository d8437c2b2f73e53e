import { Card } from '@mantine/core'
import { kamarHarga } from '@safar/shared/content/paket/kamar'
import type { PaketRingkas } from '@safar/shared/content/paket/paket-schema'
import { type ResponseTimes, TANGGAP_HARI } from '@safar/shared/people/pendaftaran/response-times-schema'
import type { Terdaftar } from '@safar/shared/people/pendaftaran/terdaftar-schema'
import { formatHarga, formatThousands } from '@safar/shared/platform/format/rupiah'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { paketQueries } from '../../content/paket/paket.queries.ts'
import { pendaftaranQueries } from '../../people/pendaftaran/pendaftaran.queries.ts'
import classes from './pemilik.module.css'

const UNKNOWN = '–'

/**
 * Renders the owner's figures: seats sold this week, the value of registrations and of open seats, and the response
 * time.
 */
export function Pemilik() {
  const id = useId()
  const { data: laku } = useQuery(paketQueries.demand())
  const { data: paket } = useQuery(paketQueries.list())
  const { data: terdaftar } = useQuery(pendaftaranQueries.terdaftar())
  const { data: tanggap } = useQuery(pendaftaranQueries.responseTimes())
  const week = laku?.minggu.at(-1)
  const nilai = paket && terdaftar && nilaiPendaftaran(paket, terdaftar)
  return (
    <Card component="section" className={classes.card ?? ''} padding={0} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        Penjualan dan uang
      </h2>
      <dl className={classes.figures}>
        <div>
          <dt>Kursi terjual pekan ini</dt>
          <dd>{week ? formatThousands(week.terjual) : UNKNOWN}</dd>
          <dd className={classes.hint}>{week ? `${week.pendaftaran} pendaftaran masuk` : ''}</dd>
        </div>
        <div>
          <dt>Nilai pendaftaran</dt>
          <Money sums={nilai} none="Belum ada" />
          <dd className={classes.hint}>bila semuanya jadi, di harga terendah</dd>
        </div>
        <div>
          <dt>Kursi yang masih kosong</dt>
          <Money sums={laku?.terbuka.map(({ currency, nilai }) => ({ currency, nilai }))} none="Tidak ada" />
          <dd className={classes.hint}>di harga terendah tiap paket</dd>
        </div>
        <div>
          <dt>Dihubungi setelah</dt>
          <dd>{tanggap ? jamText(tanggap.jam) : UNKNOWN}</dd>
          <dd className={classes.hint}>
            {tanggap && tanggap.belum > 0
              ? `${tanggap.belum} masih menunggu`
              : `${TANGGAP_HARI} hari terakhir`}
          </dd>
        </div>
      </dl>
      {tanggap && tanggap.orang.length > 0 && <Orang orang={tanggap.orang} />}
    </Card>
  )
}

function Money({
  sums,
  none,
}: {
  sums: readonly { currency: string; nilai: number }[] | undefined
  none: string
}) {
  if (!sums) return <dd>{UNKNOWN}</dd>
  if (sums.length === 0) return <dd>{none}</dd>
  return sums.map(({ currency, nilai }) => (
    <dd key={currency} className={classes.money}>
      {formatHarga(nilai, currency)}
    </dd>
  ))
}

function Orang({ orang }: Pick<ResponseTimes, 'orang'>) {
  return (
    <table className={classes.people}>
      <caption>Kecepatan menghubungi, {TANGGAP_HARI} hari terakhir</caption>
      <thead>
        <tr>
          <th scope="col">Siapa</th>
          <th scope="col">Dihubungi</th>
          <th scope="col">Biasanya setelah</th>
        </tr>
      </thead>
      <tbody>
        {orang.map(({ nama, dijawab, jam }) => (
          <tr key={nama}>
            <th scope="row">{nama || 'Tanpa nama'}</th>
            <td>{formatThousands(dijawab)}</td>
            <td>{jamText(jam)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Formats hours: `20 menit`, `3 jam`, `2 hari`. */
function jamText(jam: number | null): string {
  if (jam === null) return 'Belum ada'
  if (jam < 1) return `${Math.max(1, Math.round(jam * 60))} menit`
  return jam < 48 ? `${Math.round(jam)} jam` : `${Math.round(jam / 24)} hari`
}

/** Sums by currency what registrations would bring if all of them went, each departure at its lowest price. */
function nilaiPendaftaran(
  paket: readonly PaketRingkas[],
  terdaftar: readonly Terdaftar[],
): { currency: string; nilai: number }[] {
  const people = new Map(terdaftar.map(({ paket_id, orang }) => [paket_id, orang]))
  const sums = new Map<string, number>()
  for (const one of paket) {
    const harga = Math.min(...kamarHarga(one).map(({ harga }) => harga))
    const orang = people.get(one.id) ?? 0
    if (orang > 0 && Number.isFinite(harga))
      sums.set(one.currency, (sums.get(one.currency) ?? 0) + orang * harga)
  }
  return [...sums].map(([currency, nilai]) => ({ currency, nilai }))
}
