import type { Hitungan } from '@safar/shared/content/paket/hitung/calculate'
import { Berangka } from '../components/berangka.tsx'
import { Icon } from '../components/icon.tsx'
import { Jumlah } from '../hitung/jumlah.tsx'
import styles from './kartu-rombongan.module.css'

/** A family that the calculator sent here, in words. */
export interface RombonganDilihat {
  orang: number
  /** The travellers and their rooms. */
  kata: string
  currency: string
  /** Null where no price is known. */
  hitungan: Hitungan | null
  /** The exclusions from the prices, as the package's page lists them. */
  tidakTermasuk: readonly string[]
  /** The address of the calculator. */
  ubah: string
}

interface Props extends RombonganDilihat {
  /** Removes the family: the form asks for travellers itself again. */
  onRelease: () => void
}

/** Renders the family and its sum beside the form. */
export function KartuRombongan({ orang, kata, currency, hitungan, tidakTermasuk, ubah, onRelease }: Props) {
  return (
    <section className={styles.rombongan} aria-labelledby="rombongan-judul">
      <h2 id="rombongan-judul">
        <span translate="no">{orang}</span> orang dari hitungan Anda
      </h2>
      <p className={styles.kata}>
        <Berangka text={kata} />. Ikut terkirim bersama formulir ini.
      </p>
      {hitungan ? (
        <Jumlah currency={currency} hitungan={hitungan} orang={orang} tidakTermasuk={tidakTermasuk} />
      ) : (
        <p className={styles.kata}>
          Biayanya belum dapat dihitung sekarang. Admin kami menghitungkan untuk Anda.
        </p>
      )}
      <p className={styles.jalan}>
        <a href={ubah}>Ubah hitungan</a>
        <button type="button" onClick={onRelease}>
          <Icon name="close" size={18} />
          Isi tanpa hitungan ini
        </button>
      </p>
    </section>
  )
}
