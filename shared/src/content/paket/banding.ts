import { formatHarga, formatThousands } from '../../platform/format/rupiah.ts'
import {
  daysBetween,
  formatTanggalHari,
  formatTanggalSingkat,
  isTanggal,
} from '../../platform/format/tanggal.ts'
import { foldText } from '../../platform/text/fold-text.ts'
import type { CalculationRules } from '../../settings/aturan-hitung.ts'
import { KELUARGA_AWAL } from './hitung/keluarga.ts'
import {
  isBersama,
  KAMAR,
  KAMAR_BERSAMA,
  KAMAR_HARGA,
  KAMAR_ISI,
  KAMAR_NAMA,
  kamarRombongan,
  sekamarText,
} from './kamar.ts'
import type { KamarDilihat } from './kamar-alamat.ts'
import type { Keterangan, Maskapai, Paket } from './paket.ts'
import { alasanLunas, hariSampaiPelunasan, paymentInShort, paymentTermsOf } from './payment-terms.ts'
import { kursiText, paketState } from './rules.ts'
import { jalanOf, transitText } from './rute.ts'
import {
  jarakText,
  kotaOf,
  MASJID,
  MASJID_NAMA,
  type Masjid,
  masjidOf,
  menitJalan,
  parseBandara,
} from './tempat.ts'
import { VISA_LABEL } from './visa.ts'

/** The word for a value that nobody entered. Such a value never wins a comparison. */
export const BELUM_DISEBUT = 'Belum disebut'

/** One departure's cell in a row of the comparison. */
export interface BandingIsi {
  text: string
  /** The line below it in small letters; may be empty. */
  kecil: string
  /** The reason why it is the best of its row; empty if it is not. */
  terbaik: string
  /** Lines in place of the text, for lists shown whole. */
  butir?: readonly string[]
  /** A tick or a cross before the text. */
  tanda?: 'ya' | 'tidak'
  /** Metres on foot, if known. */
  meter?: number
  bintang?: number
}

export interface BandingBaris {
  nama: string
  keterangan: string
  isi: readonly BandingIsi[]
  beda: boolean
}

export interface BandingKelompok {
  nama: string
  baris: readonly BandingBaris[]
}

export interface Banding {
  kelompok: readonly BandingKelompok[]
  /** At most two advantages of each departure; none is also true of another departure that does not state it. */
  unggul: readonly (readonly string[])[]
}

type Nilai = number | null

const isi = (text: string, kecil = ''): BandingIsi => ({ text: text || BELUM_DISEBUT, kecil, terbaik: '' })

function baris(nama: string, keterangan: string, all: readonly BandingIsi[]): BandingBaris {
  const said = all.map(({ text, kecil, butir, tanda, meter, bintang }) =>
    JSON.stringify([text, kecil, butir, tanda, meter, bintang]),
  )
  return { nama, keterangan, isi: all, beda: new Set(said).size > 1 }
}

/** Marks the best of at least two values that differ; equal ones share it. */
function terbaikOf(values: readonly Nilai[], want: 'least' | 'most'): boolean[] {
  const known = values.filter((value) => value !== null)
  if (new Set(known).size < 2) return values.map(() => false)
  const best = want === 'least' ? Math.min(...known) : Math.max(...known)
  return values.map((value) => value === best)
}

const markBest = (all: readonly BandingIsi[], best: readonly boolean[], words: string): BandingIsi[] =>
  all.map((one, nth) => (best[nth] ? { ...one, terbaik: words } : one))

/** Rows in which nobody says anything say nothing. */
const disebut = (rows: readonly BandingBaris[]): BandingBaris[] =>
  rows.filter((row) => row.isi.some(({ text, butir }) => (butir ? butir.length > 0 : text !== BELUM_DISEBUT)))

const JUTA = 1_000_000

/** Writes a difference: `+ 9,4 jt`, or in full if millions would hide it. */
function selisihText(more: number, currency: string): string {
  if (currency !== 'Rp' || more < JUTA / 10) return `+ ${formatHarga(more, currency)}`
  return `+ ${(Math.round(more / (JUTA / 10)) / 10).toString().replace('.', ',')} jt`
}

/** Compares departures on `today` (`YYYY-MM-DD`, the agency's calendar), row by row. */
export function banding(
  pakets: readonly Paket[],
  today: string,
  { aturan, dilihat }: { aturan?: CalculationRules | undefined; dilihat?: KamarDilihat | null } = {},
): Banding {
  // The number of people in the search, or the calculator's initial one.
  const orang = dilihat && dilihat.orang > 1 ? dilihat.orang : KELUARGA_AWAL.dewasa
  const kamar = dilihat?.kamar ?? kamarRombongan(orang)
  const isOpen = pakets.map((paket) => paketState(paket, today) === 'terbuka')
  // A departure that cannot be booked is shown, but never the best.
  const ofOpen = (values: readonly Nilai[]) => values.map((value, nth) => (isOpen[nth] ? value : null))
  const isOneCurrency = new Set(pakets.map(({ currency }) => currency)).size < 2

  const hargaRow = (
    nama: string,
    keterangan: string,
    values: readonly Nilai[],
    zero = BELUM_DISEBUT,
  ): BandingBaris => {
    const compared = isOneCurrency ? ofOpen(values) : values.map(() => null)
    const known = compared.filter((value) => value !== null)
    const least = Math.min(...known)
    const cells = pakets.map(({ currency }, nth) => {
      const value = values[nth] ?? null
      const own = compared[nth] ?? null
      const more = own === null || known.length < 2 ? 0 : own - least
      return isi(
        value === null ? '' : value === 0 ? zero : formatHarga(value, currency),
        more > 0 ? selisihText(more, currency) : '',
      )
    })
    return baris(nama, keterangan, markBest(cells, terbaikOf(compared, 'least'), 'paling hemat'))
  }
  const priced = (value: number): Nilai => (value > 0 ? value : null)

  // Paying later is worth something only to who may still do so.
  const sisaHari = ofOpen(pakets.map((paket) => hariSampaiPelunasan({ ...paket, aturan }, today)))
  const bayar = pakets.map((paket) => paymentTermsOf({ ...paket, aturan }, today))
  const longgar = terbaikOf(sisaHari, 'most')
  const pelunasan = pakets.map((paket, nth) => {
    const dibayar = { ...paket, aturan }
    const cicil = bayar[nth]?.cara === 'cicil' ? 'boleh dicicil' : ''
    return isi(paymentInShort(dibayar, today), alasanLunas(dibayar, today) || cicil)
  })

  const jarak = MASJID.map((masjid) => pakets.map((paket) => meterOf(paket, masjid)))
  const sisa = ofOpen(pakets.map(({ sisa_pax }) => sisa_pax))

  const kelompok: BandingKelompok[] = [
    {
      nama: 'Harga per orang',
      baris: [
        ...KAMAR.map((kamar) =>
          hargaRow(
            KAMAR_NAMA[kamar],
            KAMAR_ISI[kamar],
            pakets.map((paket) => priced(paket[KAMAR_HARGA[kamar]])),
          ),
        ),
        hargaRow(
          `Untuk ${orang} orang, kamar ${KAMAR_NAMA[kamar].toLowerCase()}`,
          isBersama(kamar, orang) ? KAMAR_BERSAMA : '',
          pakets.map((paket) => priced(paket[KAMAR_HARGA[kamar]] * orang)),
        ),
        hargaRow(
          'Anak dengan kasur',
          '',
          pakets.map((paket) => paket.harga_anak_kasur),
          'Gratis',
        ),
        hargaRow(
          'Anak tanpa kasur',
          '',
          pakets.map((paket) => paket.harga_anak_tanpa_kasur),
          'Gratis',
        ),
        hargaRow(
          'Bayi',
          '',
          pakets.map((paket) => paket.harga_bayi),
          'Gratis',
        ),
        baris(
          'Uang muka',
          'per orang',
          // Paying everything at once leaves no down payment.
          pakets.map(({ dp_per_pax, currency }, nth) =>
            isi(
              dp_per_pax && !['lunas', 'lewat'].includes(bayar[nth]?.cara ?? '')
                ? formatHarga(dp_per_pax, currency)
                : '',
            ),
          ),
        ),
        baris('Pelunasan', '', markBest(pelunasan, longgar, 'paling akhir')),
        baris(
          'Kamar sendiri',
          '',
          pakets.map(({ keterangan }) => isi(keterangan.trim())),
        ),
      ],
    },
    {
      nama: 'Hotel',
      baris: [
        ...MASJID.map((masjid, nth) =>
          baris(
            masjid === 'haram' ? 'Makkah' : 'Madinah',
            `ke ${MASJID_NAMA[masjid]}`,
            markBest(
              pakets.map((paket) => hotelIsi(paket, masjid)),
              terbaikOf(ofOpen(jarak[nth] ?? []), 'least'),
              'paling dekat',
            ),
          ),
        ),
        baris(
          'Kota lain',
          '',
          pakets.map(({ hotels }) =>
            isi(
              hotels
                .filter(({ lokasi }) => masjidOf(lokasi) === null)
                .map(({ nama_hotel, lokasi }) => [nama_hotel, kotaOf(lokasi)].filter(Boolean).join(', '))
                .join(' · '),
            ),
          ),
        ),
      ],
    },
    { nama: 'Penerbangan', baris: penerbangan(pakets) },
    {
      nama: 'Jadwal',
      baris: [
        baris(
          'Berangkat',
          '',
          pakets.map(({ tanggal_keberangkatan }) => isi(formatTanggalHari(tanggal_keberangkatan))),
        ),
        baris(
          'Lama perjalanan',
          '',
          pakets.map(({ durasi }) => isi(durasi)),
        ),
        baris(
          'Kota pertama',
          '',
          pakets.map((paket) => {
            const kota = kotaPertama(paket)
            return isi(kota && `${kota} lebih dulu`)
          }),
        ),
      ],
    },
    { nama: 'Termasuk dalam harga', baris: termasuk(pakets) },
    {
      nama: 'Rombongan',
      baris: [
        baris(
          'Sisa kursi',
          '',
          markBest(
            pakets.map((paket) => isi(kursiText(paket, today))),
            terbaikOf(sisa, 'most'),
            'paling banyak',
          ),
        ),
        baris(
          'Pembimbing',
          '',
          pakets.map(({ pembimbings }) => isi(pembimbings.map(({ nama }) => nama).join(' · '))),
        ),
      ],
    },
  ]

  // The cheapest in the room that heads and table show; for another room it may be another.
  const termurah = isOneCurrency
    ? pakets.map((paket) => priced(paket[KAMAR_HARGA[kamar]]))
    : pakets.map(() => null)
  const kedua = pakets.map((_, nth): Nilai => {
    const [haram, nabawi] = jarak.map((values) => values[nth] ?? null)
    return haram == null || nabawi == null ? null : haram + nabawi
  })
  // Nearer to both together is no nearest where another is nearer to one of them.
  const terdekat = jarak.map((values) => {
    const open = ofOpen(values)
    const least = Math.min(...open.filter((value) => value !== null))
    return open.map((value) => value === least)
  })
  const one = (best: readonly boolean[]) => (best.filter(Boolean).length === 1 ? best : [])
  const cicil = bayar.map(({ cara }, nth) => isOpen[nth] === true && cara === 'cicil')
  const merits: { best: readonly boolean[]; words: (nth: number) => string }[] = [
    { best: one(terbaikOf(ofOpen(termurah), 'least')), words: () => `Paling hemat ${sekamarText(kamar)}` },
    {
      best: one(
        terbaikOf(ofOpen(kedua), 'least').map((best, nth) => best && terdekat.every((each) => each[nth])),
      ),
      words: () => 'Paling dekat ke masjid',
    },
    {
      // At each that has them, where one of those that can be booked has none.
      best: cicil.filter(Boolean).length < isOpen.filter(Boolean).length ? cicil : [],
      words: (nth) => `Bisa dicicil sampai ${formatTanggalSingkat(bayar[nth]?.batas ?? '').slice(0, -5)}`,
    },
    { best: one(terbaikOf(sisa, 'most')), words: () => 'Paling banyak kursi' },
  ]
  return {
    kelompok: kelompok
      .map(({ nama, baris: rows }) => ({ nama, baris: disebut(rows) }))
      .filter(({ baris: rows }) => rows.length > 0),
    unggul: pakets.map((_, nth) =>
      merits
        .filter(({ best }) => best[nth])
        .map(({ words }) => words(nth))
        .slice(0, 2),
    ),
  }
}

const hotelsOf = ({ hotels }: Paket, masjid: Masjid) =>
  hotels.filter(({ lokasi }) => masjidOf(lokasi) === masjid)

/** Returns the metres to a mosque from the farthest hotel of its city; null if any distance is unknown. */
function meterOf(paket: Paket, masjid: Masjid): Nilai {
  const meters = hotelsOf(paket, masjid).map(({ jarak_m }) => jarak_m)
  const known = meters.filter((meter) => meter !== null)
  return known.length === 0 || known.length < meters.length ? null : Math.max(...known)
}

function hotelIsi(paket: Paket, masjid: Masjid): BandingIsi {
  const hotels = hotelsOf(paket, masjid)
  if (hotels.length === 0) return isi('')
  const malam = hotels.reduce((sum, { check_in, check_out }) => sum + daysBetween(check_in, check_out), 0)
  const meter = meterOf(paket, masjid)
  const jalan =
    meter === null
      ? 'jarak belum disebut'
      : `${jarakText({ jarak_m: meter })} · ${formatThousands(menitJalan(meter))} menit jalan`
  const bintang = Math.min(...hotels.map((hotel) => hotel.bintang ?? 0))
  return {
    ...isi([...new Set(hotels.map(({ nama_hotel }) => nama_hotel))].join(' · ')),
    kecil: [malam > 0 && `${malam} malam`, jalan].filter(Boolean).join(' · '),
    ...(meter !== null && { meter }),
    ...(bintang > 0 && { bintang }),
  }
}

function kotaPertama({ hotels }: Paket): string {
  const dated = hotels.filter(({ check_in }) => isTanggal(check_in))
  const [first] =
    dated.length === hotels.length ? dated.sort((a, b) => (a.check_in < b.check_in ? -1 : 1)) : hotels
  return first ? kotaOf(first.lokasi) : ''
}

/** The flights out, and all that follow. */
function arah({ maskapais, hotels }: Paket): [Maskapai[], Maskapai[]] {
  const [out = [], ...rest] = jalanOf(maskapais, hotels)
  return [out, rest.flat()]
}

function rute(flights: readonly Maskapai[]): string {
  const short = (place: string) => {
    const { kode, kota } = parseBandara(place)
    return kode ?? kota
  }
  const places = flights
    .flatMap(({ departure, arrival }) => [short(departure), short(arrival)])
    .filter(Boolean)
  return places.filter((place, nth) => place !== places[nth - 1]).join(' – ')
}

const satuSama = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))].join(' · ')

function penerbangan(pakets: readonly Paket[]): BandingBaris[] {
  const ways = pakets.map(arah)
  const row = (nama: string, cell: (paket: Paket, out: Maskapai[], home: Maskapai[]) => BandingIsi) =>
    baris(
      nama,
      '',
      pakets.map((paket, nth) => cell(paket, ...(ways[nth] ?? [[], []]))),
    )
  return [
    row('Maskapai', (paket) =>
      isi(paket.maskapai || satuSama(paket.maskapais.map(({ nama_maskapai }) => nama_maskapai))),
    ),
    row('Berangkat dari', ({ pemberangkatan }) => isi(pemberangkatan)),
    row('Pergi', (_, out) => isi(rute(out), formatTanggalHari(out[0]?.date_departure ?? ''))),
    row('Pulang', (_, __, home) => {
      const tiba = home.at(-1)?.date_arrival
      return isi(rute(home), tiba ? `tiba ${formatTanggalHari(tiba)}` : '')
    }),
    row('Nomor penerbangan', ({ maskapais }) => isi(satuSama(maskapais.map(({ nomor }) => nomor.trim())))),
    row('Transit', (paket) => isi(transitText(paket))),
  ]
}

const normal = (line: string) => foldText(line).replace(/\s+/g, ' ').trim().replace(/\.$/, '')

/**
 * Builds the rows of what the price includes. Staff write it freely, so only lines that agree word for word share a
 * row; all others are listed as each package has them.
 */
function termasuk(pakets: readonly Paket[]): BandingBaris[] {
  const lines = (list: readonly Keterangan[]) =>
    new Map(list.map(({ keterangan }) => [normal(keterangan), keterangan.trim()] as const))
  const each = pakets.map((paket) => ({
    ya: lines(paket.harga_termasuks),
    tidak: lines(paket.harga_tidak_termasuks),
  }))
  const all = new Map(each.flatMap(({ ya, tidak }) => [...ya, ...tidak]))
  all.delete('')
  const isShared = (key: string) => each.filter(({ ya, tidak }) => ya.has(key) || tidak.has(key)).length > 1
  const rows = [...all]
    .filter(([key]) => isShared(key))
    .map(([key, text]) =>
      baris(
        text,
        '',
        each.map(({ ya, tidak }) => {
          // Both at once is a contradiction that only the agency can settle.
          if (ya.has(key) === tidak.has(key)) return isi('')
          return ya.has(key)
            ? { ...isi('Termasuk'), tanda: 'ya' as const }
            : { ...isi('Tidak termasuk'), tanda: 'tidak' as const }
        }),
      ),
    )
  const rest = (nama: string, kind: 'ya' | 'tidak') =>
    baris(
      nama,
      'ditulis apa adanya',
      each.map((own) => {
        const butir = [...own[kind]].filter(([key]) => key !== '' && !isShared(key)).map(([, text]) => text)
        return { ...isi(butir.length > 0 ? '' : '–'), butir }
      }),
    )
  return [
    ...rows,
    rest('Termasuk, lainnya', 'ya'),
    rest('Tidak termasuk, lainnya', 'tidak'),
    baris(
      'Visa',
      '',
      pakets.map(({ visa }) => isi(visa ? VISA_LABEL[visa] : '')),
    ),
  ]
}
