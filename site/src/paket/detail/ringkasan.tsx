import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { gambarUrl } from '@safar/shared/platform/address/gambar'
import { Icon } from '../../components/icon.tsx'
import { altOf } from '../../gambar/rupa.ts'
import { GambarPaket } from '../gambar-paket.tsx'
import styles from './ringkasan.module.css'
import { Section, SubHeading } from './section.tsx'
import { Ticks } from './ticks.tsx'
import { paragraphs } from './words.ts'
import './ringkasan.print.css'

interface Props {
  paket: Paket
  apiHost: string
}

/** Renders the description: its first paragraph stands open, the rest unfolds. */
export function Ringkasan({ paket, apiHost }: Props) {
  const { deskripsi, keunggulans, fasilitas, flyer } = paket
  const [lead, ...rest] = paragraphs(deskripsi)
  const isi = [
    keunggulans.length > 0 && `${keunggulans.length} keunggulan`,
    fasilitas.length > 0 && `${fasilitas.length} fasilitas`,
    flyer && 'flyer',
  ].filter(Boolean)
  if (lead && rest.length === 0 && isi.length === 0)
    return (
      <Section id="ringkasan" title="Ringkasan">
        <div className={styles.prose}>
          <p>{lead}</p>
        </div>
      </Section>
    )
  return (
    <Section id="ringkasan" title="Ringkasan" awal={lead} ringkas={isi.join(', ')}>
      {rest.length > 0 && (
        <div className={styles.prose}>
          {rest.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {keunggulans.length > 0 && (
        <>
          <SubHeading>Keunggulan</SubHeading>
          <ul className={styles.chips}>
            {keunggulans.map(({ keterangan }) => (
              <li key={keterangan}>{keterangan}</li>
            ))}
          </ul>
        </>
      )}
      {fasilitas.length > 0 && (
        <>
          <SubHeading>Fasilitas</SubHeading>
          <Ticks icon="check" list={fasilitas.map(({ name }) => name)} />
        </>
      )}
      {flyer && (
        <div className={styles.flyer}>
          <a
            href={gambarUrl(flyer, apiHost)}
            className={styles.picture}
            aria-label="Buka flyer paket ukuran penuh"
          >
            <GambarPaket
              image={flyer}
              alt={altOf(flyer, `Flyer ${paket.nama_paket}`)}
              jenis="flyer"
              host={apiHost}
              sizes="(min-width: 760px) 208px, 40vw"
            />
          </a>
          <div>
            <h3>Flyer paket</h3>
            <p>
              Simpan lalu kirim ke grup keluarga. Harga dan tanggal yang berlaku selalu yang ada di halaman
              ini.
            </p>
            <a className="btn btn--line btn--compact" href={gambarUrl(flyer, apiHost)} download>
              <Icon name="download" size={18} />
              Unduh flyer
            </a>
          </div>
        </div>
      )}
    </Section>
  )
}
