import { KEADAAN_ARTI } from '@safar/shared/content/paket/pasti/arti'
import {
  KEADAAN,
  KEADAAN_NAMA,
  PASTI_NAMA,
  type Pasti,
  type PastiRinci,
  ringkasPasti,
} from '@safar/shared/content/paket/pasti/pasti'
import { kepercayaan } from '@safar/shared/platform/address/page'
import { formatTanggal, formatTanggalSingkat, hariIni } from '@safar/shared/platform/format/tanggal'
import { Icon } from '../../components/icon.tsx'
import type { IconName } from '../../components/icons.ts'
import { NewTab } from '../../components/new-tab.tsx'
import type { Anchor } from './anchors.ts'
import styles from './lima-pasti.module.css'
import { Section } from './section.tsx'
import './lima-pasti.print.css'

export const LIMA_PASTI: Anchor = { id: 'pasti', label: '5 Pasti' }

const IKON: Record<Pasti, IconName> = {
  izin: 'shield',
  tiket: 'plane',
  harga: 'receipt',
  hotel: 'building',
  visa: 'certificate',
}

/** The labels of the links to the parts that a row is read from. */
const JALAN: Record<Exclude<Pasti, 'izin'>, string> = {
  tiket: 'Lihat penerbangan',
  harga: 'Lihat harga',
  hotel: 'Lihat hotel',
  visa: 'Lihat yang termasuk',
}

interface Props {
  pasti: readonly PastiRinci[]
  /** The day in Jakarta on which the page was built, `YYYY-MM-DD`. */
  today: string
}

/** Renders the proofs of this departure for each of the ministry's "5 Pasti Umrah", with links to check them. */
export function LimaPasti({ pasti, today }: Props) {
  const rows = pasti.filter(({ berlaku }) => berlaku)
  return (
    <Section
      id={LIMA_PASTI.id}
      title="5 Pasti untuk keberangkatan ini"
      ringkas={
        <>
          <Gauge pasti={pasti} /> {ringkasPasti(pasti)}
        </>
      }
    >
      <div className={`${styles.papan} plate`}>
        <div className={styles.kepala}>
          <div>
            <p className={styles.jumlah}>{ringkasPasti(pasti)}</p>
            <p>
              {`Dihitung dari data keberangkatan ini pada ${formatTanggal(today)}, bukan ditulis tangan.`}
              {rows.length < pasti.length &&
                ' Pasti visanya tidak berlaku: perjalanan ini tanpa visa umrah atau haji.'}
            </p>
          </div>
          <Gauge pasti={pasti} />
        </div>
        <ul>
          {rows.map((row) => (
            <Baris key={row.kunci} {...row} />
          ))}
        </ul>
        <dl className={styles.arti}>
          {KEADAAN.map((keadaan) => (
            <div key={keadaan}>
              <dt data-keadaan={keadaan}>{KEADAAN_NAMA[keadaan]}</dt>
              <dd>{KEADAAN_ARTI[keadaan]}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.periksa}>
          <a className="link" href={kepercayaan}>
            Periksa kami sebelum membayar
          </a>
        </p>
      </div>
    </Section>
  )
}

function Baris({ kunci, keadaan, bukti: [fakta, ...rinci], per, nomor }: PastiRinci) {
  return (
    <li>
      <Icon name={IKON[kunci]} size={22} />
      <div>
        <h3>{PASTI_NAMA[kunci]}</h3>
        <p className={styles.fakta}>{fakta?.teks}</p>
        {rinci.length > 0 && <p>{rinci.map(({ teks }) => teks).join(' ')}</p>}
      </div>
      <div>
        <b data-keadaan={keadaan}>{KEADAAN_NAMA[keadaan]}</b>
        {per && <span>{`Per ${formatTanggalSingkat(hariIni(new Date(per)))}`}</span>}
        {/* There where scripts run (`kepercayaan/salin.ts`). */}
        {nomor && fakta?.tautan && (
          <>
            <button
              className="link"
              type="button"
              hidden
              data-salin={nomor}
              aria-label={`Salin nomor izin ${nomor}`}
            >
              Salin nomor
            </button>
            <span role="status" />
          </>
        )}
        {fakta?.tautan && <Jalan kunci={kunci} tautan={fakta.tautan} />}
      </div>
    </li>
  )
}

function Jalan({ kunci, tautan }: { kunci: Pasti; tautan: string }) {
  if (kunci !== 'izin') {
    return (
      <a className="link" href={tautan.slice(tautan.indexOf('#'))}>
        {JALAN[kunci]}
      </a>
    )
  }
  return (
    <a className="link" href={tautan} target="_blank" rel="noopener">
      Periksa izinnya
      <NewTab />
    </a>
  )
}

/** Renders a mark for each that applies; decorative, as words beside it say the same. */
export function Gauge({ pasti }: Pick<Props, 'pasti'>) {
  return (
    <span className={styles.ukur} aria-hidden="true">
      {pasti.map(({ kunci, berlaku, keadaan }) => berlaku && <i key={kunci} data-keadaan={keadaan} />)}
    </span>
  )
}
