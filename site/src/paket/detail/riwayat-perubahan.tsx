import type { PerubahanPaket } from '@safar/shared/content/paket/perubahan/perubahan-schema'
import { perubahanTeks, type SaatPerubahan, saatWib } from '@safar/shared/content/paket/perubahan/words'
import { Icon } from '../../components/icon.tsx'
import styles from './riwayat-perubahan.module.css'
import { Section } from './section.tsx'
import './riwayat-perubahan.print.css'

/** Moments that are shown at once. */
const SHOWN = 3
/** Moments that a page carries. */
const MOST = 20

interface Props {
  riwayat: PerubahanPaket
  /** The currency of the package. */
  currency: string
}

/** Renders the changes since the package went live, so that a kept promise can be told from a broken one. */
export function RiwayatPerubahan({ riwayat: { sejak, lengkap, perubahan }, currency }: Props) {
  if (!sejak) return null
  const saat = perubahanTeks(perubahan, currency).slice(0, MOST)
  const older = saat.slice(SHOWN)
  const since = saatWib(sejak)
  const lead = lengkap
    ? `Perubahan harga, jadwal, hotel, maskapai, dan kursi yang ditawarkan sejak paket terbit ${since}. `
    : `Perubahan harga, jadwal, hotel, maskapai, dan kursi yang ditawarkan sejak ${since}. Yang lebih lama tidak tercatat. `
  if (saat.length === 0)
    return (
      <section className={styles.tenang} id="riwayat" aria-labelledby="riwayat-judul">
        <h2 id="riwayat-judul">Riwayat perubahan</h2>
        <p>
          <b>Belum ada yang berubah.</b>{' '}
          {lengkap ? `Dicatat sejak paket terbit ${since}.` : `Dicatat sejak ${since}.`}
        </p>
      </section>
    )
  return (
    <Section
      id="riwayat"
      title="Riwayat perubahan"
      ringkas={`${saat.length} perubahan, terakhir ${saat[0]?.teks}`}
    >
      <p className={styles.lead}>{`${lead}Koreksi dalam satu jam tidak dihitung.`}</p>
      <List saat={saat.slice(0, SHOWN)} />
      {older.length > 0 && (
        <details className={styles.older}>
          <summary>
            {older.length} perubahan sebelumnya
            <Icon name="down" />
          </summary>
          <List saat={older} />
        </details>
      )}
    </Section>
  )
}

function List({ saat }: { saat: readonly SaatPerubahan[] }) {
  return (
    <ol className={styles.list}>
      {saat.map(({ pada, teks, baris }) => (
        <li key={pada}>
          <time dateTime={pada}>{teks}</time>
          {baris.map(({ label, dari, ke, efek, nada }) => (
            <p key={label}>
              {label} <del>{dari}</del> menjadi <b>{ke}</b>
              {efek && (
                <>
                  {' '}
                  <i data-nada={nada}>{efek}</i>
                </>
              )}
            </p>
          ))}
        </li>
      ))}
    </ol>
  )
}
