import { KAMAR, KAMAR_NAMA, kamarHarga, kamarHargaText } from '../kamar.ts'
import type { Paket } from '../paket.ts'
import { belumAda, type Kurang, type Nilai } from './nilai.ts'

type Berharga = Pick<
  Paket,
  'harga_quad' | 'harga_triple' | 'harga_double' | 'currency' | 'harga_termasuks' | 'harga_tidak_termasuks'
>

const filled = (rows: Paket['harga_termasuks']) => rows.filter(({ keterangan }) => keterangan.trim()).length

/** Rates the certainty of price and services: a price per room, and what it includes and leaves out. */
export function hargaNilai(paket: Berharga): Nilai {
  const known = kamarHarga(paket)
  const kurang: Kurang[] = KAMAR.filter((kamar) => !known.some((room) => room.kamar === kamar)).map(
    (kamar) => ({ field: `harga_${kamar}`, teks: `harga ${KAMAR_NAMA[kamar].toLowerCase()}` }),
  )
  const masuk = filled(paket.harga_termasuks)
  const tidak = filled(paket.harga_tidak_termasuks)
  if (masuk === 0) kurang.push({ field: 'harga_termasuks', teks: 'yang termasuk harga' })
  if (tidak === 0) kurang.push({ field: 'harga_tidak_termasuks', teks: 'yang tidak termasuk' })
  if (known.length === 0 && masuk === 0 && tidak === 0)
    return { ada: false, kurang, bukti: ['Harga belum ditetapkan'] }
  const fact = [
    known.length > 0 ? `${known.length} harga kamar` : 'Harga kamar menyusul',
    masuk > 0 && `${masuk} hal termasuk`,
    tidak > 0 && `${tidak} tidak`,
  ]
  const rooms = known.map((room) => kamarHargaText(room, paket.currency)).join(', ')
  return {
    ada: true,
    kurang,
    bukti: [fact.filter(Boolean).join(', '), ...(rooms ? [`${rooms}.`] : []), ...belumAda(kurang)],
  }
}
