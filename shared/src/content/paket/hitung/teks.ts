import { formatHarga } from '../../../platform/format/rupiah.ts'
import { formatTanggal } from '../../../platform/format/tanggal.ts'
import { cutText } from '../../../platform/text/cut-text.ts'
import { KAMAR, KAMAR_BERSAMA, KAMAR_DIPISAH, KAMAR_NAMA, type Kamar } from '../kamar.ts'
import { LUNAS_MENDAFTAR } from '../payment-terms.ts'
import { type Denah, denahOf, type KamarDiminta } from './arrange-kamar.ts'
import type { Hitungan, PaketHitung } from './calculate.ts'
import { classify, disebutGolongan, GOLONGAN_NAMA, type Golongan, type Peserta } from './peserta.ts'

const GOLONGAN: readonly Golongan[] = ['dewasa', 'anak_kasur', 'anak_tanpa_kasur', 'bayi']

/** Writes travellers in words, one line per kind: `2 dewasa`, `1 anak dengan kasur (lahir 3 Mei 2018)`. */
export function pesertaTeks(peserta: readonly Peserta[]): string[] {
  return GOLONGAN.flatMap((golongan) => {
    const list = peserta.filter((satu) => disebutGolongan(satu) === golongan)
    if (list.length === 0) return []
    const lahir = list.flatMap((satu) => (satu.jenis === 'dewasa' ? [] : [satu.tanggal_lahir]))
    const known = lahir.some(Boolean)
      ? ` (lahir ${lahir.map((day) => (day ? formatTanggal(day) : 'belum diisi')).join(', ')})`
      : ''
    return [`${list.length} ${GOLONGAN_NAMA[golongan].toLowerCase()}${known}`]
  })
}

/** Writes rooms in words: `1 kamar triple dan 1 kamar double, hanya keluarga`. */
export function kamarTeks(paket: PaketHitung, peserta: readonly Peserta[], diminta: KamarDiminta): string {
  const { sendiri, bersama } = denahOf(classify(paket, peserta), diminta)
  const counted = kamarJumlah(sendiri).map(({ kamar, jumlah }) => `${jumlah} ${namaKamar(kamar)}`)
  if (counted.length === 0 && !bersama) return 'tanpa kasur sendiri'
  if (diminta.kamar_sendiri) return `${counted.join(' dan ')}, hanya keluarga`
  return `${namaKamar(diminta.kamar)}, boleh ${KAMAR_BERSAMA}${bersama ? `; ${KAMAR_DIPISAH}` : ''}`
}

/**
 * Writes beds among others: `2 kasur di kamar quad, bersama jamaah lain: laki-laki dan perempuan dipisah, juga suami
 * istri`.
 */
export function bersamaTeks({ kamar, dewasa, anak }: NonNullable<Denah['bersama']>): string {
  return `${dewasa + anak} kasur di ${namaKamar(kamar)}, ${KAMAR_BERSAMA}: ${KAMAR_DIPISAH}`
}

const namaKamar = (kamar: Kamar) => `kamar ${KAMAR_NAMA[kamar].toLowerCase()}`

function kamarJumlah(rooms: readonly { kamar: Kamar }[]) {
  return KAMAR.map((kamar) => ({
    kamar,
    jumlah: rooms.filter((room) => room.kamar === kamar).length,
  })).filter(({ jumlah }) => jumlah > 0)
}

interface Dihitung {
  paket: PaketHitung & { nama_paket: string; tidak_termasuk?: readonly string[] | undefined }
  peserta: readonly Peserta[]
  diminta: KamarDiminta
  hitungan: Hitungan
}

/** Writes a calculation as a chat message to the agency, with a link back to it. */
export function hitunganChat(
  { paket, peserta, diminta, hitungan }: Dihitung,
  { brand, tautan }: { brand: string; tautan: string },
): string {
  const { currency, nama_paket, tanggal_keberangkatan: tanggal } = paket
  const { baris, total, belum_termasuk, dp, jadwal } = hitungan
  const isLunas = jadwal[0]?.uraian === LUNAS_MENDAFTAR
  const lines = [
    `Assalamu'alaikum ${brand}, saya menghitung biaya paket ${nama_paket}${tanggal && `, berangkat ${formatTanggal(tanggal)}`}.`,
    '',
    'Yang berangkat:',
    ...pesertaTeks(peserta).map((line) => `- ${line}`),
    `Kamar: ${kamarTeks(paket, peserta, diminta)}`,
    '',
    ...baris.map(
      ({ uraian, jumlah, harga, subtotal }) =>
        `${jumlah} × ${uraian}: ${jumlah === 1 ? '' : `${formatHarga(harga, currency)} = `}${formatHarga(subtotal, currency)}`,
    ),
    `Total: ${formatHarga(total, currency)}`,
    ...(isLunas ? ['Dibayar lunas saat mendaftar'] : dp ? [`Uang muka: ${formatHarga(dp, currency)}`] : []),
    ...belum_termasuk.map((belum) => `Belum termasuk: ${belum}`),
    ...tidakTermasukTeks(paket.tidak_termasuk ?? []).map((tidak) => `Tidak termasuk: ${tidak}`),
    '',
    tautan,
  ]
  return lines.join('\n').trim()
}

/** The largest number of lines in a chat; the page shows all. */
const TIDAK_MOST = 6

function tidakTermasukTeks(lines: readonly string[]): string[] {
  const rest = lines.length - TIDAK_MOST
  return [
    ...lines.slice(0, TIDAK_MOST).map((line) => cutText(line.replace(/\s+/g, ' '), 120)),
    ...(rest > 0 ? [`${rest} hal lain di halaman paket`] : []),
  ]
}

/**
 * Writes a calculation as a note for a registration: travellers, rooms, and the sum with the day on which it was
 * computed.
 */
export function hitunganCatatan({ paket, peserta, diminta, hitungan }: Dihitung, today: string): string {
  const belum = hitungan.belum_termasuk.length > 0 ? ', belum termasuk yang harganya belum ada' : ''
  return [
    `Yang berangkat: ${pesertaTeks(peserta).join('; ')}.`,
    `Kamar: ${kamarTeks(paket, peserta, diminta)}.`,
    `Hitungan situs ${formatTanggal(today)}: ${formatHarga(hitungan.total, paket.currency)}${belum}.`,
  ].join('\n')
}
