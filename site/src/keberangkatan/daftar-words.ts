import { termurah } from '@safar/shared/content/keberangkatan/faset'
import { KAMAR_NAMA } from '@safar/shared/content/paket/kamar'
import { formatHarga } from '@safar/shared/platform/format/rupiah'
import type { DaftarKeberangkatan } from './daftar.ts'
import { keberangkatanText } from './kata.ts'

/** Returns the title, lead and description of a list's page, made from what stands on it. */
export function daftarWords(daftar: DaftarKeberangkatan, brand: string) {
  const { jenis, nama, total, list } = daftar
  if (jenis === 'berangkat') {
    return {
      judul: 'Sudah berangkat',
      lead: 'Perjalanan yang telah kami antar, dari yang terbaru.',
      description: `Perjalanan umrah, haji, dan tour yang telah diantar ${brand}, dari yang terbaru`,
    }
  }
  const mulai = termurah(list, 'quad')
  const harga = mulai
    ? `, mulai ${formatHarga(mulai.harga, mulai.currency)} sekamar ${KAMAR_NAMA.quad.toLowerCase()}`
    : ''
  const kota = [...new Set(list.map((each) => each.kota))].filter(Boolean).slice(0, 4).join(', ')
  const judul = {
    bulan: `Keberangkatan ${nama}`,
    kota: `Keberangkatan dari ${nama}`,
    maskapai: `Keberangkatan dengan ${nama}`,
  }[jenis]
  const lead = `${keberangkatanText(total)}${harga}.`
  const asal = jenis === 'kota' || kota === '' ? '' : ` Berangkat dari ${kota}.`
  return {
    judul,
    lead,
    description: `${judul}: ${keberangkatanText(total)} umrah, haji, atau tour${harga}.${asal} Hotel, jarak, dan sisa kursi dari ${brand}`,
  }
}
