import { banding } from '@safar/shared/content/paket/banding'
import {
  BANDING_LEAST,
  bandingPath,
  readBanding,
  readBandingKamar,
} from '@safar/shared/content/paket/banding-alamat'
import type { KamarDilihat } from '@safar/shared/content/paket/kamar-alamat'
import * as page from '@safar/shared/platform/address/page'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import type { CalculationRules } from '@safar/shared/settings/aturan-hitung'
import { useCallback, useEffect, useState } from 'react'
import styles from './banding-island.module.css'
import { chosenOf } from './chosen.ts'
import { isiKolom, type Kolom, loadKolom, yangTergambar } from './load-banding.ts'
import { alsoChoose } from './pilihan.ts'
import { ShareComparison } from './share-comparison.tsx'
import { headOf, Tabel } from './tabel.tsx'

interface Props {
  apiHost: string
  siteUrl: string
  /** The agency's figures, of which the rule of instalments is one. */
  aturan: CalculationRules
}

/** Renders the comparison of the departures that the address names. */
export function BandingIsland({ apiHost, siteUrl, aturan }: Props) {
  const [asked, setKolom] = useState<readonly Kolom[] | null>(null)
  const [hanyaBeda, setHanyaBeda] = useState(false)
  const [dilihat, setDilihat] = useState<KamarDilihat | null>(null)

  const load = useCallback(
    async (slugs: readonly string[]) => {
      setKolom(slugs.map((slug) => ({ status: 'memuat', slug })))
      const answers = await Promise.all(slugs.map((slug) => loadKolom(slug, apiHost)))
      setKolom((now) => now && isiKolom(now, answers))
    },
    [apiHost],
  )
  useEffect(() => {
    const show = () => {
      setDilihat(readBandingKamar(window.location.search))
      void load(readBanding(window.location.search))
    }
    show()
    addEventListener('popstate', show)
    return () => removeEventListener('popstate', show)
  }, [load])

  const today = hariIni()
  const kolom =
    asked &&
    yangTergambar(asked, (paket) => {
      banding([paket], today, { aturan, dilihat })
      headOf(paket, dilihat)
    })
  if (kolom === null) return <p role="status">Menyiapkan perbandingan …</p>
  if (kolom.length === 0)
    return (
      <div className={`plate ${styles.pesan}`}>
        <h2>Belum ada yang dibandingkan</h2>
        <p>Centang “Bandingkan” pada dua atau tiga keberangkatan, lalu buka kembali halaman ini dari sana.</p>
        <a className="btn" href={page.paket}>
          Pilih keberangkatan
        </a>
      </div>
    )

  const slugs = kolom.map(({ slug }) => slug)
  const found = kolom.flatMap((one) => (one.status === 'ada' ? [one.paket] : []))
  const remove = (slug: string) => {
    window.history.pushState(
      null,
      '',
      bandingPath(
        slugs.filter((one) => one !== slug),
        dilihat,
      ),
    )
    setKolom(kolom.filter((one) => one.slug !== slug))
    document.querySelector<HTMLElement>('[data-banding]')?.focus()
  }
  return (
    <div data-banding tabIndex={-1} className={styles.banding}>
      <div className={styles.atas}>
        <label className={styles.saklar}>
          <input
            type="checkbox"
            checked={hanyaBeda}
            onChange={(event) => setHanyaBeda(event.target.checked)}
          />
          Hanya yang berbeda
        </label>
        <div className={styles.tombol}>
          <button type="button" className="btn btn--line btn--compact" onClick={() => window.print()}>
            Cetak
          </button>
          <ShareComparison url={`${siteUrl}${bandingPath(slugs, dilihat)}`} />
        </div>
      </div>
      {kolom.some(({ status }) => status === 'memuat') && (
        <p className="visually-hidden" role="status">
          Memuat keberangkatan …
        </p>
      )}
      {kolom.some(({ status }) => status === 'putus') && (
        <div className={`plate ${styles.pesan}`} role="alert">
          <p>Sebagian keberangkatan belum dapat dimuat. Periksa internet Anda, lalu coba lagi.</p>
          <button type="button" className="btn btn--compact" onClick={() => void load(slugs)}>
            Coba lagi
          </button>
        </div>
      )}
      <Tabel
        kolom={kolom}
        banding={banding(found, today, { aturan, dilihat })}
        hanyaBeda={hanyaBeda}
        dilihat={dilihat}
        today={today}
        host={apiHost}
        remove={remove}
      />
      {kolom.length < BANDING_LEAST && (
        <div className={`plate ${styles.pesan}`}>
          <h2>Tambah satu keberangkatan lagi</h2>
          <p>Centang “Bandingkan” pada keberangkatan lain untuk melihat bedanya.</p>
          <a
            className="btn"
            href={page.paket}
            onClick={() => alsoChoose(found.map((paket) => chosenOf(paket, apiHost)))}
          >
            Pilih keberangkatan lain
          </a>
        </div>
      )}
    </div>
  )
}
