import { gambarUrl } from '@safar/shared/gambar/name'
import type { Paket } from '@safar/shared/paket/schema'
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

export function Ringkasan({ paket, apiHost }: Props) {
  return (
    <Section id="ringkasan" title="Ringkasan">
      <div className={styles.prose}>
        {paragraphs(paket.deskripsi).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {paket.keunggulans.length > 0 && (
        <>
          <SubHeading>Keunggulan</SubHeading>
          <ul className={styles.chips}>
            {paket.keunggulans.map(({ keterangan }) => (
              <li key={keterangan}>{keterangan}</li>
            ))}
          </ul>
        </>
      )}
      {paket.fasilitas.length > 0 && (
        <>
          <SubHeading>Fasilitas</SubHeading>
          <Ticks icon="check" list={paket.fasilitas.map(({ name }) => name)} />
        </>
      )}
      {paket.flyer && (
        <div className={styles.flyer}>
          <a
            href={gambarUrl(paket.flyer, apiHost)}
            className={styles.picture}
            aria-label="Buka flyer paket ukuran penuh"
          >
            <GambarPaket
              image={paket.flyer}
              alt={altOf(paket.flyer, `Flyer ${paket.nama_paket}`)}
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
            <a className="btn btn--line btn--compact" href={gambarUrl(paket.flyer, apiHost)} download>
              <Icon name="download" size={18} />
              Unduh flyer
            </a>
          </div>
        </div>
      )}
    </Section>
  )
}
