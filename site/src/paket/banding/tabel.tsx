import type { Banding, BandingBaris, BandingIsi } from '@safar/shared/content/paket/banding'
import { type KamarDilihat, kamarHash } from '@safar/shared/content/paket/kamar-alamat'
import type { Paket } from '@safar/shared/content/paket/paket'
import { hargaBerkamar, paketState } from '@safar/shared/content/paket/rules'
import { daftarPath } from '@safar/shared/people/pendaftaran/form-address'
import { recordPath } from '@safar/shared/platform/address/record'
import { formatTanggalSingkat, namaHari } from '@safar/shared/platform/format/tanggal'
import { Fragment, useEffect, useRef, useState } from 'react'
import { Berangka } from '../../components/berangka.tsx'
import { Icon } from '../../components/icon.tsx'
import { GambarPaket } from '../gambar-paket.tsx'
import { Stars } from '../stars.tsx'
import type { Kolom } from './load-banding.ts'
import styles from './tabel.module.css'
import { tellApart } from './tell-apart.ts'

interface Props {
  kolom: readonly Kolom[]
  /** The comparison of the columns that hold a departure, in their order. */
  banding: Banding
  hanyaBeda: boolean
  /** The room whose price the heads tell, and how many go; null where nobody said. */
  dilihat: KamarDilihat | null
  today: string
  host: string
  remove: (slug: string) => void
}

const STATUS = {
  hilang: 'Sudah tidak dijual',
  putus: 'Belum dapat dimuat',
  memuat: 'Memuat …',
  rusak: 'Tidak dapat dibandingkan',
}

/** Returns the facts in the head of a column. */
export function headOf(paket: Paket, dilihat: KamarDilihat | null): { ringkas: string; kapan: string } {
  const hari = paket.tanggal_keberangkatan
  const tanggal = formatTanggalSingkat(hari)
  // Departures of two years are often compared.
  const kapan = [namaHari(hari).slice(0, 3), tanggal].filter(Boolean).join(', ')
  return {
    ringkas: `${tanggal} · ${hargaBerkamar(paket, dilihat?.kamar)}`,
    kapan: [kapan, paket.durasi].filter(Boolean).join(' · '),
  }
}

/** Metres that fill a bar; all bars share it. */
const SKALA = 400

/** Renders the comparison as one table. */
export function Tabel({ kolom, banding, hanyaBeda, dilihat, today, host, remove }: Props) {
  const heads = useRef<HTMLTableSectionElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    if (!heads.current) return
    const watch = new IntersectionObserver(([entry]) => {
      if (entry) setIsAway(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    watch.observe(heads.current)
    return () => watch.disconnect()
  }, [])

  let seen = -1
  const places = kolom.map((one) => {
    if (one.status === 'ada') seen += 1
    return { one, nth: one.status === 'ada' ? seen : -1 }
  })
  const cells = (row: BandingBaris) => places.map(({ one, nth }) => <Sel key={one.slug} isi={row.isi[nth]} />)
  const isCompared = seen > 0
  // Where there is no room for whole names, they begin where they differ.
  const beda = tellApart(kolom.map((one) => (one.status === 'ada' ? one.paket.nama_paket : '')))
  const sama = seen === 1 ? 'Sama pada keduanya' : 'Sama pada ketiganya'
  return (
    <div className={styles.bingkai} data-kolom={kolom.length}>
      <div className={styles.strip} data-tampil={isAway} aria-hidden="true">
        <div className={styles.lajur} ref={strip}>
          {kolom.map((one, nth) => (
            <p key={one.slug}>
              {one.status === 'ada' ? <b translate="no">{beda[nth]}</b> : <b>{STATUS[one.status]}</b>}
              {one.status === 'ada' && (
                <span>
                  <Berangka text={headOf(one.paket, dilihat).ringkas} />
                </span>
              )}
            </p>
          ))}
        </div>
      </div>
      <section
        className={styles.gulir}
        aria-label="Tabel perbandingan"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keys
        tabIndex={0}
        onScroll={(event) => {
          if (strip.current) strip.current.scrollLeft = event.currentTarget.scrollLeft
        }}
      >
        <table>
          <thead ref={heads}>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Hal yang dibandingkan</span>
              </th>
              {places.map(({ one, nth }) => (
                <th scope="col" key={one.slug}>
                  <div className={styles.kepala}>
                    <button
                      type="button"
                      aria-label={`Keluarkan ${one.status === 'ada' ? one.paket.nama_paket : one.slug} dari perbandingan`}
                      onClick={() => remove(one.slug)}
                    >
                      <Icon name="close" size={18} />
                    </button>
                    {one.status === 'ada' ? (
                      <>
                        <div className={styles.gambar}>
                          <GambarPaket
                            image={one.paket.thumbnail}
                            alt=""
                            jenis="poster"
                            sizes="(min-width: 1024px) 330px, 166px"
                            host={host}
                            priority
                          />
                        </div>
                        <div className={styles.isi}>
                          <p className={styles.nama} translate="no">
                            {one.paket.nama_paket}
                          </p>
                          <p className={styles.kecil}>
                            <Berangka text={headOf(one.paket, dilihat).kapan} />
                          </p>
                          <ul>
                            {banding.unggul[nth]?.map((words) => (
                              <li key={words}>
                                <Berangka text={words} />
                              </li>
                            ))}
                          </ul>
                          <div className={styles.jalan}>
                            {paketState(one.paket, today) === 'terbuka' && (
                              <a className="btn btn--compact" href={daftarPath(one.paket.slug)}>
                                Booking
                                <span className="visually-hidden" translate="no">
                                  {' '}
                                  {one.paket.nama_paket}
                                </span>
                              </a>
                            )}
                            <a
                              className="btn btn--line btn--compact"
                              href={`${recordPath('paket', one.paket.slug)}${dilihat ? kamarHash(dilihat) : ''}`}
                            >
                              Lihat Detail
                              <span className="visually-hidden" translate="no">
                                {' '}
                                {one.paket.nama_paket}
                              </span>
                            </a>
                          </div>
                        </div>
                      </>
                    ) : (
                      <div className={styles.isi} data-status={one.status}>
                        <p className={styles.nama}>{STATUS[one.status]}</p>
                        <p className={styles.kecil} translate="no">
                          {one.status === 'rusak' ? (
                            <a href={recordPath('paket', one.slug)}>{one.nama}</a>
                          ) : (
                            one.slug
                          )}
                        </p>
                      </div>
                    )}
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          {banding.kelompok.map(({ nama, baris }) => {
            const shown = isCompared ? baris.filter(({ beda }) => beda) : baris
            const same = isCompared && !hanyaBeda ? baris.filter(({ beda }) => !beda) : []
            if (shown.length + same.length === 0) return null
            return (
              <tbody key={nama}>
                <tr className={styles.kelompok}>
                  <th scope="rowgroup" colSpan={kolom.length + 1}>
                    <span>{nama}</span>
                  </th>
                </tr>
                {shown.map((row) => (
                  <Fragment key={row.nama}>
                    <tr className={styles.judul}>
                      <td colSpan={kolom.length + 1}>
                        <div aria-hidden="true">
                          <Label row={row} />
                        </div>
                      </td>
                    </tr>
                    <tr>
                      <th scope="row">
                        <Label row={row} />
                      </th>
                      {cells(row)}
                    </tr>
                  </Fragment>
                ))}
                {same.length > 0 && (
                  <tr className={styles.sama}>
                    <th scope="row">
                      <span className={styles.label}>{sama}</span>
                    </th>
                    <td colSpan={kolom.length}>
                      <div className={styles.samaIsi}>
                        <span className={styles.samaJudul} aria-hidden="true">
                          {sama}
                        </span>
                        <Sama rows={same} />
                      </div>
                    </td>
                  </tr>
                )}
              </tbody>
            )
          })}
        </table>
      </section>
    </div>
  )
}

/** Renders what is the same in all columns in one line; inclusions and exclusions under their own words. */
function Sama({ rows }: { rows: readonly BandingBaris[] }) {
  const wordsOf = ({ isi: [first] }: BandingBaris) => (first?.tanda ? first.text : '')
  return [...new Set(rows.map(wordsOf))].map((words) => (
    <p key={words}>
      {words && <b>{words}: </b>}
      <Berangka
        text={rows
          .filter((row) => wordsOf(row) === words)
          .map((row) => (words ? row.nama : `${row.nama}: ${lengkap(row.isi[0])}`))
          .join(' · ')}
      />
    </p>
  ))
}

const lengkap = (isi: BandingIsi | undefined) =>
  isi ? [isi.butir?.join(', ') || isi.text, isi.kecil].filter(Boolean).join(', ') : ''

/** A row's name: before its cells, and above them where phones have no room before. */
function Label({ row }: { row: BandingBaris }) {
  return (
    <span className={styles.label}>
      {row.beda && <Bintang />}
      <span>
        <Berangka text={row.nama} />{' '}
        <small>
          <Berangka text={row.keterangan} />
        </small>
      </span>
    </span>
  )
}

/** Renders the mark of a row that differs. */
function Bintang() {
  return (
    <svg
      className={styles.bintang}
      width={11}
      height={11}
      viewBox="0 0 24 24"
      role="img"
      aria-label="Berbeda:"
    >
      <path d="M4 4h16v16H4zM12 .7 23.3 12 12 23.3.7 12z" />
    </svg>
  )
}

function Sel({ isi }: { isi: BandingIsi | undefined }) {
  if (!isi) return <td className={styles.kecil}>–</td>
  return (
    <td data-terbaik={isi.terbaik !== ''}>
      {isi.butir && isi.butir.length > 0 ? (
        <ul>
          {isi.butir.map((line) => (
            <li key={line}>
              <Berangka text={line} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.teks} data-tanda={isi.tanda}>
          {isi.tanda && <Icon name={isi.tanda === 'ya' ? 'check' : 'close'} size={18} />}
          <span>
            <Berangka text={isi.text} />
          </span>
        </p>
      )}
      {isi.bintang !== undefined && <Stars count={isi.bintang} size={16} label={`Bintang ${isi.bintang}`} />}
      {isi.meter !== undefined && (
        <svg className={styles.bar} aria-hidden="true">
          <rect width="100%" height="100%" rx="2" className={styles.dasar} />
          <rect width={`${Math.min(100, (isi.meter / SKALA) * 100)}%`} height="100%" rx="2" />
        </svg>
      )}
      {isi.kecil && (
        <p className={styles.kecil}>
          <Berangka text={isi.kecil} />
        </p>
      )}
      {isi.terbaik && (
        <p className={styles.terbaik}>
          <Berangka text={isi.terbaik} />
        </p>
      )}
    </td>
  )
}
