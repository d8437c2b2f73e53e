import { addDays, isTanggal } from '../../platform/format/tanggal.ts'
import type { Fields } from '../../records/noun/field.ts'
import type { InputOf } from '../../records/noun/record.ts'
import { PAKET_FIELDS } from './paket-fields.ts'
import { TIPE_PAKET } from './tipe.ts'

/*
 * An example to begin a package with: what nearly every nine-day umrah has. It holds nothing that only the agency
 * knows: no price, seat, hotel, flight or name of a person, and no day but those that follow from the departure.
 */

const {
  nama_paket,
  tipe_paket,
  durasi,
  hotels,
  itineraris,
  maskapais,
  harga_termasuks,
  harga_tidak_termasuks,
  syarat_ketentuans,
} = PAKET_FIELDS

/** Fields that the example fills. */
export const CONTOH_FIELDS = {
  nama_paket,
  tipe_paket,
  durasi,
  hotels,
  itineraris,
  maskapais,
  harga_termasuks,
  harga_tidak_termasuks,
  syarat_ketentuans,
} satisfies Fields

const HARI: readonly (readonly [name: string, deskripsi: string])[] = [
  [
    'Berangkat ke Madinah',
    'Berkumpul di bandara empat jam sebelum terbang. Setiba di Madinah langsung ke hotel.',
  ],
  [
    'Masjid Nabawi dan Raudhah',
    'Salat berjamaah di Masjid Nabawi, lalu masuk Raudhah sesuai jadwal izin Nusuk.',
  ],
  ['Ziarah Madinah', 'Masjid Quba, Jabal Uhud, dan kebun kurma. Kembali ke hotel sebelum Zuhur.'],
  [
    'Bir Ali – Makkah, umrah',
    'Miqat di Bir Ali. Setiba di Makkah umrah dibimbing: tawaf, sai, lalu tahalul.',
  ],
  ['Ibadah di Masjidil Haram', 'Hari tenang untuk tawaf sunah, salat, dan istirahat.'],
  ['Ziarah Makkah', 'Jabal Tsur, Arafah, Muzdalifah, dan Mina, lalu Jabal Nur dari kaki bukit.'],
  ['Ibadah di Masjidil Haram', 'Umrah kedua bagi jamaah yang berkenan; yang lain beribadah di masjid.'],
  ['Tawaf wada – Jeddah', 'Tawaf wada, lalu ke bandara Jeddah untuk penerbangan pulang.'],
  ['Tiba di tanah air', 'Doa penutup dan pembagian bagasi di bandara.'],
]
/** Days of the journey on which the group comes to Madinah, goes on to Makkah, and flies home. */
const [TIBA, PINDAH, PULANG] = [1, 4, HARI.length - 1]

const keterangan = (lines: readonly string[]) => lines.map((line) => ({ keterangan: line }))

/** Returns the example of a nine-day umrah; stays and flights get days if that of departure is a valid day. */
export function contohSembilanHari(berangkat: string): InputOf<typeof CONTOH_FIELDS> {
  const hari = (nth: number) => (isTanggal(berangkat) ? addDays(berangkat, nth - 1) : '')
  const inap = (lokasi: string, masuk: number, keluar: number) => ({
    nama_hotel: '',
    lokasi,
    deskripsi: '',
    jarak_m: null,
    bintang: null,
    check_in: hari(masuk),
    check_out: hari(keluar),
    image: '',
  })
  const terbang = (departure: string, arrival: string, date_departure: string) => ({
    nama_maskapai: '',
    nomor: '',
    departure,
    arrival,
    date_departure,
    date_arrival: '',
    transit: '',
    gate: '',
    image: '',
  })
  return {
    nama_paket: `Umrah ${HARI.length} Hari`,
    tipe_paket: TIPE_PAKET[0],
    durasi: `${HARI.length} Hari`,
    hotels: [inap('Madinah', TIBA, PINDAH), inap('Makkah', PINDAH, PULANG)],
    itineraris: HARI.map(([name, deskripsi], at) => ({ hari: at + 1, tanggal: '', name, deskripsi })),
    maskapais: [terbang('', 'Madinah', hari(TIBA)), terbang('Jeddah', '', hari(PULANG))],
    harga_termasuks: keterangan([
      'Tiket pesawat pulang pergi kelas ekonomi',
      'Visa umrah',
      'Hotel sesuai yang tertulis di halaman ini',
      'Bus ber-AC dan ziarah sesuai itinerary',
      'Manasik sebelum berangkat',
    ]),
    harga_tidak_termasuks: keterangan([
      'Pembuatan paspor',
      'Vaksin meningitis',
      'Kelebihan bagasi dan keperluan pribadi',
    ]),
    syarat_ketentuans: keterangan([
      'Jamaah yang memakai kursi roda atau obat rutin memberi tahu kami saat mendaftar.',
      'Keluarga yang ingin sekamar menyebutkannya saat mendaftar.',
    ]),
  }
}
