import { Card } from '@mantine/core'
import { type Demand, LAKU_MINGGU, LAKU_MINGGU_TERAKHIR } from '@safar/shared/content/paket/demand-schema'
import { editPath } from '@safar/shared/platform/address/admin'
import { formatHarga, formatThousands } from '@safar/shared/platform/format/rupiah'
import { formatTanggalSingkat, hariIni } from '@safar/shared/platform/format/tanggal'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { paketQueries } from '../../content/paket/paket.queries.ts'
import { paths } from '../../platform/paths.ts'
import { Loading } from '../../platform/ui/loading.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import classes from './demand-card.module.css'

const OPEN = `${paths.packages}?keadaan=terbuka`

/** Renders seat sales from the recorded changes: by week, the open value, and slow departures. */
export function DemandCard() {
  const { data, isPending, isError, refetch } = useQuery(paketQueries.demand())
  const id = useId()
  return (
    <Card component="section" className={classes.card ?? ''} padding={0} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>Penjualan kursi</h2>
        <p>
          {LAKU_MINGGU} minggu terakhir, dari perubahan kursi yang tercatat
          {data?.sejak ? ` sejak ${formatTanggalSingkat(hariIni(new Date(data.sejak)))}` : ''}.
        </p>
      </div>
      {isPending && <Loading />}
      {isError && <Retry onRetry={() => void refetch()} />}
      {data && (
        <div className={classes.parts} data-quiet={isAllQuiet(data) || undefined}>
          <div>
            <Minggu minggu={tercatat(data)} />
            <Keberangkatan keberangkatan={data.keberangkatan} />
          </div>
          <div>
            <Terbuka laku={data} />
            <Lambat lambat={data.lambat} />
          </div>
        </div>
      )}
    </Card>
  )
}

/** Returns the recorded weeks: weeks before the first record are not shown as weeks without sales. */
function tercatat({ sejak, minggu }: Demand): Demand['minggu'] {
  const first = hariIni(sejak ? new Date(sejak) : undefined)
  return minggu.filter(({ selesai, pendaftaran }) => selesai >= first || pendaftaran > 0)
}

/** Tells if no week has any figure. */
function isQuiet(minggu: Demand['minggu']): boolean {
  return minggu.every(({ terjual, kembali, pendaftaran }) => terjual + kembali + pendaftaran === 0)
}

const isAllQuiet = (laku: Demand) => laku.keberangkatan.length === 0 && isQuiet(tercatat(laku))

function Minggu({ minggu }: Pick<Demand, 'minggu'>) {
  const most = Math.max(1, ...minggu.map(({ terjual }) => terjual))
  const [buka, setBuka] = useState('')
  const all = minggu.reduce((sum, { terjual }) => sum + terjual, 0)
  if (isQuiet(minggu))
    return (
      <p className={classes.quiet}>
        Belum ada kursi terjual atau pendaftaran yang tercatat. Kurangi sisa kursi begitu terjual, di sini
        atau di <Link to={paths.packages}>daftar paket</Link>, dan laju tiap minggu terbaca di sini.
      </p>
    )
  return (
    <table className={classes.weeks}>
      <caption>
        <strong>{formatThousands(all)}</strong> kursi terjual
      </caption>
      <thead>
        <tr>
          <th scope="col">Minggu</th>
          <th scope="col">Terjual</th>
          <th scope="col">Kembali</th>
          <th scope="col">Pendaftaran</th>
        </tr>
      </thead>
      <tbody>
        {minggu.toReversed().map((one) => {
          const { mulai, terjual, pendaftaran } = one
          const isOpen = buka === mulai
          return (
            <SafeRow key={mulai} of={one} name={`Minggu ${mulai}`} as="tr">
              {() => (
                <Fragment>
                  <tr>
                    <th scope="row">{mingguText(one)}</th>
                    <td data-label="Terjual">
                      {terjual > 0 && (
                        <span
                          className={classes.bar}
                          style={{ inlineSize: `${(terjual / most) * 60}%` }}
                          aria-hidden
                        />
                      )}
                      {one.paket.length > 0 ? (
                        <button
                          type="button"
                          className={classes.bukaMinggu}
                          aria-expanded={isOpen}
                          aria-label={`${terjual} terjual, paket mana saja`}
                          onClick={() => setBuka(isOpen ? '' : mulai)}
                        >
                          {terjual}
                        </button>
                      ) : (
                        terjual
                      )}
                    </td>
                    <td data-label="Kembali">{one.kembali}</td>
                    <td data-label="Pendaftaran">
                      {pendaftaran > 0 ? (
                        <Link to={`${paths.pendaftaran}?jenis=daftar&minggu=${mulai}`}>{pendaftaran}</Link>
                      ) : (
                        0
                      )}
                    </td>
                  </tr>
                  {isOpen && (
                    <tr className={classes.isiMinggu}>
                      <td colSpan={4}>
                        <PaketMinggu minggu={one} />
                      </td>
                    </tr>
                  )}
                </Fragment>
              )}
            </SafeRow>
          )
        })}
      </tbody>
    </table>
  )
}

function mingguText({ mulai, selesai }: Demand['minggu'][number]): string {
  const day = (tanggal: string) => formatTanggalSingkat(tanggal).replace(/ \d{4}$/, '')
  return `${day(mulai)} – ${day(selesai)}`
}

/** Renders the packages behind a week's figures. */
function PaketMinggu({ minggu }: { minggu: Demand['minggu'][number] }) {
  const lain = minggu.terjual - minggu.paket.reduce((sum, { terjual }) => sum + terjual, 0)
  return (
    <ul aria-label={`Terjual ${mingguText(minggu)}`}>
      {minggu.paket.map(({ slug, nama_paket, tanggal_keberangkatan, terjual, kembali }) => (
        <SafeRow
          key={slug}
          of={`${slug} ${tanggal_keberangkatan}`}
          name={nama_paket}
          to={editPath('paket', slug)}
        >
          {() => (
            <li>
              <Link to={editPath('paket', slug)}>{nama_paket}</Link>{' '}
              {tanggal_keberangkatan && `${formatTanggalSingkat(tanggal_keberangkatan)}: `}
              {[terjual > 0 && `${terjual} terjual`, kembali > 0 && `${kembali} kembali`]
                .filter(Boolean)
                .join(', ')}
            </li>
          )}
        </SafeRow>
      ))}
      {lain > 0 && <li>{lain} terjual dari paket yang tidak terbit lagi</li>}
    </ul>
  )
}

/** Renders the departures that sold in these weeks, and their registrations. */
function Keberangkatan({ keberangkatan }: Pick<Demand, 'keberangkatan'>) {
  if (keberangkatan.length === 0) return null
  return (
    <table className={`${classes.weeks} ${classes.departures}`}>
      <caption>Per keberangkatan</caption>
      <thead>
        <tr>
          <th scope="col">Paket</th>
          <th scope="col">Terjual</th>
          <th scope="col">Sisa</th>
          <th scope="col">Pendaftaran</th>
        </tr>
      </thead>
      <tbody>
        {keberangkatan.map(({ id, slug, nama_paket, tanggal_keberangkatan, ...one }) => (
          <SafeRow
            key={id}
            of={`${id} ${nama_paket} ${tanggal_keberangkatan}`}
            name={nama_paket}
            to={editPath('paket', slug)}
            as="tr"
          >
            {() => (
              <tr>
                <th scope="row">
                  <Link to={editPath('paket', slug)}>{nama_paket}</Link>
                  <span>{formatTanggalSingkat(tanggal_keberangkatan)}</span>
                </th>
                <td data-label="Terjual">{one.terjual}</td>
                <td data-label="Sisa">
                  {one.sisa_pax} dari {one.total_pax}
                </td>
                <td data-label="Pendaftaran">
                  {one.pendaftaran > 0 ? (
                    <Link to={`${paths.pendaftaran}?jenis=daftar&paket=${slug}`}>{one.pendaftaran}</Link>
                  ) : (
                    0
                  )}
                </td>
              </tr>
            )}
          </SafeRow>
        ))}
      </tbody>
    </table>
  )
}

function Terbuka({ laku: { terbuka, tanpa_harga } }: { laku: Demand }) {
  const lain = tanpa_harga.daftar.length > 0 ? tanpa_harga.paket - tanpa_harga.daftar.length : 0
  return (
    <dl className={classes.open}>
      <dt>
        <Link to={OPEN}>Nilai kursi yang masih kosong</Link>
      </dt>
      {terbuka.map(({ currency, kursi, nilai }) => (
        <SafeRow key={currency} of={`${currency} ${nilai}`} name={currency} as="div">
          {() => (
            <dd>
              <strong>{formatHarga(nilai, currency)}</strong>
              <span>{formatThousands(kursi)} kursi × harga terendah tiap paket</span>
            </dd>
          )}
        </SafeRow>
      ))}
      {terbuka.length === 0 && <dd>Tidak ada kursi kosong yang sudah diberi harga.</dd>}
      {tanpa_harga.paket > 0 && (
        <dd>
          <span>
            {formatThousands(tanpa_harga.kursi)} kursi di {tanpa_harga.paket} paket belum berharga dan tidak
            dihitung{tanpa_harga.daftar.length > 0 && ': '}
            {tanpa_harga.daftar.map(({ slug, nama_paket }, at) => (
              <Fragment key={slug}>
                {at > 0 && ', '}
                <Link to={editPath('paket', slug)}>{nama_paket}</Link>
              </Fragment>
            ))}
            {lain > 0 && ` dan ${lain} paket lain`}.
          </span>
        </dd>
      )}
    </dl>
  )
}

function Lambat({ lambat }: Pick<Demand, 'lambat'>) {
  const id = useId()
  if (lambat.length === 0) return null
  return (
    <div>
      <h3 id={id} className={classes.title}>
        Paling tertinggal
      </h3>
      <ul className={classes.slow} aria-labelledby={id}>
        {lambat.map(({ id: paket, slug, nama_paket, tanggal_keberangkatan, ...one }) => (
          <SafeRow
            key={paket}
            of={`${paket} ${nama_paket} ${tanggal_keberangkatan}`}
            name={nama_paket}
            to={editPath('paket', slug)}
          >
            {() => (
              <li>
                <Link to={editPath('paket', slug)}>{nama_paket}</Link>
                <span>
                  {formatTanggalSingkat(tanggal_keberangkatan)},{' '}
                  {one.hari === 0 ? 'hari ini' : `${one.hari} hari lagi`} · sisa {one.sisa_pax} dari{' '}
                  {one.total_pax}
                </span>
                <span>
                  Perlu {one.perlu} kursi seminggu; {LAKU_MINGGU_TERAKHIR} minggu terakhir{' '}
                  {one.terjual < 0 ? `kembali ${-one.terjual}` : `terjual ${one.terjual}`}
                  {one.pendaftaran > 0 && `, ${one.pendaftaran} mendaftar`}
                </span>
              </li>
            )}
          </SafeRow>
        ))}
      </ul>
    </div>
  )
}
