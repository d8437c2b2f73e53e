import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { paketState } from '@safar/shared/content/paket/rules'
import { formatTanggalHari } from '@safar/shared/platform/format/tanggal'
import type { ReactNode } from 'react'
import { Icon } from '../../components/icon.tsx'
import { altOf } from '../../gambar/rupa.ts'
import { GambarPaket } from '../gambar-paket.tsx'
import { Stars } from '../stars.tsx'
import styles from './cover.module.css'
import { categoryOf } from './words.ts'
import './cover.print.css'

interface Props {
  paket: Paket
  apiHost: string
  today: string
  /** A picture of the catalogue in place of the uploaded one. */
  picture?: ReactNode
  contoh?: boolean
}

/**
 * The most letters of a name at full size: longer ones are set smaller, so that date and price stay on the first
 * screen.
 */
const LONG_NAME = 48

export function Cover({ paket, apiHost, today, picture, contoh = false }: Props) {
  const category = categoryOf(paket.tipe_paket)
  const state = paketState(paket, today)
  return (
    <header className={`${styles.cover} emerald on-emerald`}>
      <div className={styles.picture}>
        {/* Without one the ground alone carries the words. */}
        {picture ??
          (paket.thumbnail && (
            <GambarPaket
              image={paket.thumbnail}
              alt={altOf(paket.thumbnail, '')}
              jenis="poster"
              host={apiHost}
              sizes="(min-width: 640px) 100vw, 66vw"
              priority
            />
          ))}
      </div>
      <div className={`container ${styles.words}`}>
        <nav aria-label="Remah roti" className={styles.crumbs}>
          <ol>
            <li>
              <a href="/">Beranda</a>
            </li>
            <li>
              <a href={category.path}>{category.label}</a>
            </li>
            <li aria-current="page">
              <span translate="no">{paket.nama_paket}</span>
            </li>
          </ol>
        </nav>
        <p className={styles.badges}>
          <span className="badge">{paket.tipe_paket}</span>
          {contoh && <span className="badge">Contoh</span>}
          {state === 'penuh' && <span className="badge">Penuh</span>}
          {state === 'berangkat' && <span className="badge">Sudah berangkat</span>}
        </p>
        <h1 translate="no" data-panjang={paket.nama_paket.length > LONG_NAME || undefined}>
          {paket.nama_paket}
        </h1>
        <ul className={styles.meta}>
          <li>
            <Stars count={paket.rating_hotel} size={20} label={`Hotel bintang ${paket.rating_hotel}`} />
          </li>
          {paket.tanggal_keberangkatan && (
            <li>
              <Icon name="calendar" />
              {formatTanggalHari(paket.tanggal_keberangkatan)}
            </li>
          )}
          {paket.durasi && (
            <li>
              <Icon name="clock" />
              {paket.durasi}
            </li>
          )}
          {paket.pemberangkatan && (
            <li>
              <Icon name="departure" />
              {paket.pemberangkatan}
            </li>
          )}
        </ul>
      </div>
    </header>
  )
}
