import { KAMAR_NAMA, kamarHarga } from '@safar/shared/content/paket/kamar'
import { shownKamar } from '@safar/shared/content/paket/rules'
import { formatHarga } from '@safar/shared/platform/format/rupiah'
import { Berangka } from '../../components/berangka.tsx'
import { Icon } from '../../components/icon.tsx'
import { useKamar } from '../kamar-dipilih.ts'
import styles from './harga-kamar.module.css'
import type { LiveProps } from './penawaran.tsx'
import { Section } from './section.tsx'
import { usePaketLive } from './use-paket-live.ts'
import './harga-kamar.print.css'

const ORANG = {
  quad: { jumlah: 4, kata: 'Berempat' },
  triple: { jumlah: 3, kata: 'Bertiga' },
  double: { jumlah: 2, kata: 'Berdua' },
} as const

/** Renders the price per person by how many share a room. A price of zero is not offered. */
export function HargaKamar({ paket: built, apiHost }: LiveProps) {
  const paket = usePaketLive(built, apiHost)
  const tampil = shownKamar(paket, useKamar())
  return (
    <Section id="harga" title="Harga menurut kamar">
      <table className={styles.rooms}>
        <thead>
          <tr>
            <th scope="col">Kamar</th>
            <th scope="col">Isi</th>
            <th scope="col">Harga per pax</th>
          </tr>
        </thead>
        <tbody>
          {kamarHarga(paket).map(({ kamar, harga }) => (
            <tr key={kamar} data-chosen={kamar === tampil?.kamar || undefined}>
              <th scope="row">
                {KAMAR_NAMA[kamar]}
                <span>
                  <Berangka text={`${ORANG[kamar].kata} dalam satu kamar`} />
                </span>
              </th>
              <td>
                <span className="visually-hidden">
                  <Berangka text={`${ORANG[kamar].jumlah} orang`} />
                </span>
                <span className={styles.people}>
                  {Array.from({ length: ORANG[kamar].jumlah }, (_, index) => (
                    <Icon key={`orang-${index + 1}`} name="user" size={20} />
                  ))}
                </span>
              </td>
              <td className={styles.harga} translate="no">
                {formatHarga(harga, paket.currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
