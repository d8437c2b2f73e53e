import { formatHarga } from '@safar/shared/format/rupiah'
import { Icon } from '../../components/icon.tsx'
import type { LiveProps } from './penawaran.tsx'
import { usePaketLive } from './use-paket-live.ts'

const ROOMS = [
  { field: 'harga_quad', name: 'Quad', people: 4, words: 'Berempat dalam satu kamar' },
  { field: 'harga_triple', name: 'Triple', people: 3, words: 'Bertiga dalam satu kamar' },
  { field: 'harga_double', name: 'Double', people: 2, words: 'Berdua dalam satu kamar' },
] as const

/** Price per person by how many share a room. A price of zero is one that is not offered. */
export function HargaKamar({ paket: built, apiHost }: LiveProps) {
  const paket = usePaketLive(built, apiHost)
  const offered = ROOMS.filter(({ field }) => paket[field] > 0)
  return (
    <section className="dp-section" id="harga" aria-labelledby="harga-judul">
      <h2 id="harga-judul">Harga menurut kamar</h2>
      <table className="dp-rooms">
        <thead>
          <tr>
            <th scope="col">Kamar</th>
            <th scope="col">Isi</th>
            <th scope="col">Harga per pax</th>
          </tr>
        </thead>
        <tbody>
          {offered.map(({ field, name, people, words }) => (
            <tr key={field} data-chosen={field === 'harga_double' || undefined}>
              <th scope="row">
                {name}
                <span>{words}</span>
              </th>
              <td>
                <span className="visually-hidden">{people} orang</span>
                <span className="dp-people">
                  {Array.from({ length: people }, (_, index) => (
                    <Icon key={`orang-${index + 1}`} name="user" size={20} />
                  ))}
                </span>
              </td>
              <td className="dp-room-harga">{formatHarga(paket[field], paket.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
