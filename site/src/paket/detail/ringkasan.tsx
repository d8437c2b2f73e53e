import { gambarUrl } from '@safar/shared/gambar/name'
import type { Paket } from '@safar/shared/paket/schema'
import { Icon } from '../../components/icon.tsx'
import { GambarPaket } from '../gambar-paket.tsx'
import { paragraphs } from './words.ts'

interface Props {
  paket: Paket
  apiHost: string
}

export function Ringkasan({ paket, apiHost }: Props) {
  return (
    <section className="dp-section" id="ringkasan" aria-labelledby="ringkasan-judul">
      <h2 id="ringkasan-judul">Ringkasan</h2>
      <div className="dp-prose">
        {paragraphs(paket.deskripsi).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {paket.keunggulans.length > 0 && (
        <>
          <h3 className="dp-sub">Keunggulan</h3>
          <ul className="dp-chips">
            {paket.keunggulans.map(({ keterangan }) => (
              <li key={keterangan}>{keterangan}</li>
            ))}
          </ul>
        </>
      )}
      {paket.fasilitas.length > 0 && (
        <>
          <h3 className="dp-sub">Fasilitas</h3>
          <ul className="dp-ticks">
            {paket.fasilitas.map(({ name }) => (
              <li key={name}>
                <Icon name="check" />
                {name}
              </li>
            ))}
          </ul>
        </>
      )}
      {paket.flyer && (
        <div className="dp-flyer">
          <a
            href={gambarUrl(paket.flyer, apiHost)}
            className="dp-flyer-picture"
            aria-label="Buka flyer paket ukuran penuh"
          >
            <GambarPaket
              image={paket.flyer}
              alt={`Flyer ${paket.nama_paket}`}
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
    </section>
  )
}
