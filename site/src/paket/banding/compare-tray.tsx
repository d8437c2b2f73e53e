import { BANDING_LEAST, BANDING_MOST, bandingPath } from '@safar/shared/content/paket/banding-alamat'
import type { KamarDilihat } from '@safar/shared/content/paket/kamar-alamat'
import { useRef } from 'react'
import { Icon } from '../../components/icon.tsx'
import styles from './compare-tray.module.css'
import { toggle, usePilihan } from './pilihan.ts'
import { tellApart } from './tell-apart.ts'

/** Renders the tray at the screen's foot with the departures ticked so far. */
export function CompareTray({ dilihat }: { dilihat: KamarDilihat | null }) {
  const { list, penuh } = usePilihan()
  const tray = useRef<HTMLElement>(null)
  if (list.length === 0) return null
  const free = BANDING_MOST - list.length
  const ready = list.length >= BANDING_LEAST
  const beda = tellApart(list.map(({ nama }) => nama))
  return (
    <>
      <div className={styles.ruang} />
      <section
        className={styles.baki}
        id="bandingkan"
        aria-label="Pilihan untuk dibandingkan"
        ref={tray}
        tabIndex={-1}
      >
        <div className={`container ${styles.isi}`}>
          <p className={styles.hitung} role="status">
            <b>
              <span translate="no">{list.length}</span> dipilih
            </b>{' '}
            <span data-penuh={penuh}>{penuh ? 'Paling banyak tiga' : `paling banyak ${BANDING_MOST}`}</span>
          </p>
          {/* Three places from the start, by their number: nothing moves when one is taken. */}
          <ul className={styles.slot}>
            {list.map((paket, nth) => (
              <li key={nth}>
                {paket.gambar && <img src={paket.gambar} alt="" width={56} height={42} />}
                <span className={styles.nama} data-lebar>
                  <b translate="no">{paket.nama}</b>
                  <span>{paket.ringkas}</span>
                </span>
                <span className={styles.nama} data-sempit>
                  {paket.hari && <b>{paket.hari}</b>}
                  <span translate="no">{beda[nth]}</span>
                </span>
                <button
                  type="button"
                  aria-label={`Keluarkan ${paket.nama} dari perbandingan`}
                  onClick={() => {
                    // The button is removed with its departure: the focus stays in the tray.
                    tray.current?.focus()
                    toggle(paket)
                  }}
                >
                  <Icon name="close" size={18} />
                </button>
              </li>
            ))}
            {free > 0 && (
              <li key={list.length} className={styles.kosong}>
                <Icon name="plus" size={18} />
                Pilih {free === 1 ? 'satu' : 'dua'} lagi
              </li>
            )}
            {free > 1 && <li key={BANDING_MOST - 1} className={styles.kosong} aria-hidden="true" />}
          </ul>
          {ready ? (
            <a
              className="btn"
              href={bandingPath(
                list.map(({ slug }) => slug),
                dilihat,
              )}
            >
              Bandingkan
            </a>
          ) : (
            <button type="button" className="btn" disabled>
              Bandingkan
            </button>
          )}
        </div>
      </section>
    </>
  )
}
