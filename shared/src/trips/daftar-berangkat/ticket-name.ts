import { umurPada } from '../../content/paket/hitung/umur.ts'
import type { Jamaah } from '../../people/jamaah/jamaah-fields.ts'
import { isTanggal } from '../../platform/format/tanggal.ts'
import { foldLetters } from '../../platform/text/fold-text.ts'
import { plainSigns } from '../../platform/text/tidy.ts'
import type { AturanTiket } from './ticket-rules.ts'

/*
 * Names as airlines take them: `LAST/FIRST MIDDLE TITLE`, plain capitals alone. The last word of the name in the
 * passport is the last name. Nothing is cut and nothing guessed: what is missing or odd is said beside the name.
 */

/** Kinds of passenger: adult, child under 12 on the day of departure, infant under 2 on the day of return. */
export const TIKET_JENIS = ['ADT', 'CHD', 'INF'] as const
export type TiketJenis = (typeof TIKET_JENIS)[number]

/** Ages in whole years below which a passenger is a child, or an infant. */
const UMUR = { anak: 12, bayi: 2 } as const

/** A passenger as far as the ticket asks. */
export type Passenger = Pick<Jamaah, 'nama_paspor' | 'sapaan' | 'jenis_kelamin' | 'tgl_lahir'>

/** A name on a ticket. */
export interface NamaTiket {
  /** The whole name; empty while the name is unknown. */
  nama: string
  belakang: string
  depan: string
  /** MR, MRS, MS, MSTR, MISS or INF; empty while nothing tells it. */
  gelar: string
  jenis: TiketJenis
  /** Sentences on what is missing or odd. */
  peringatan: string[]
}

/** Words of kinship, which are no last name by themselves. */
const KIN: readonly string[] = ['BIN', 'BINTI', 'BT', 'BTE']
const LONGEST = 200

/** Returns a name in plain capitals: without accents and signs, parts of a hyphened word apart. */
export function plainName(name: string): string {
  return foldLetters(plainSigns(name.slice(0, LONGEST)).replaceAll("'", ''))
    .toUpperCase()
    .replace(/[^A-Z]+/g, ' ')
    .trim()
}

/** Returns the name on the ticket of a passenger. @param pulang the day of return, blank while unknown */
export function ticketName(
  one: Passenger,
  { berangkat, pulang }: { berangkat: string; pulang: string },
  aturan: AturanTiket,
): NamaTiket {
  const { tgl_lahir, nama_paspor } = one
  const peringatan: string[] = []
  const isAged = isTanggal(tgl_lahir) && isTanggal(berangkat)
  if (!isAged) peringatan.push('Tanggal lahir belum dicatat: umur di tiket belum pasti.')
  const lastDay = isTanggal(pulang) ? pulang : berangkat
  const jenis: TiketJenis = !isAged
    ? 'ADT'
    : umurPada(tgl_lahir, lastDay) < UMUR.bayi
      ? 'INF'
      : umurPada(tgl_lahir, berangkat) < UMUR.anak
        ? 'CHD'
        : 'ADT'
  const gelar = titleOf(one, jenis)
  if (gelar === '') peringatan.push('Sapaan dan jenis kelamin belum dicatat: gelar di tiket belum ada.')
  const words = plainName(nama_paspor).split(' ').filter(Boolean)
  if (words.length === 0) {
    peringatan.push('Nama di paspor belum dicatat.')
    return { nama: '', belakang: '', depan: '', gelar, jenis, peringatan }
  }
  const last = words.at(-1) ?? ''
  if (words.length > 1 && KIN.includes(last))
    peringatan.push(`“${last}” bukan nama keluarga. Cocokkan dengan paspor.`)
  const parts =
    words.length > 1 ? { belakang: last, depan: words.slice(0, -1).join(' ') } : single(last, gelar, aturan)
  const isTitled = gelar !== '' && (words.length > 1 || aturan.gelar_tunggal)
  const nama = `${parts.belakang}/${parts.depan}${isTitled ? ` ${gelar}` : ''}`
  if (nama.length > aturan.huruf)
    peringatan.push(
      `${nama.length} huruf, paling banyak ${aturan.huruf}. Tidak dipotong di sini: tanyakan singkatannya ke maskapai.`,
    )
  return { nama, ...parts, gelar, jenis, peringatan }
}

/** The two names of somebody with one, by the airline's rule. */
function single(word: string, gelar: string, { tunggal }: AturanTiket): { belakang: string; depan: string } {
  switch (tunggal) {
    case 'ulang':
      return { belakang: word, depan: word }
    case 'gelar':
      return { belakang: word, depan: gelar }
    case 'fnu':
      return { belakang: word, depan: 'FNU' }
    case 'lnu':
      return { belakang: 'LNU', depan: word }
  }
}

const ADULT = { TUAN: 'MR', NYONYA: 'MRS', NONA: 'MS' } as const

/** Returns the title; without a form of address the sex alone tells `MR`, and of a woman nothing tells which. */
function titleOf({ sapaan, jenis_kelamin }: Passenger, jenis: TiketJenis): string {
  if (jenis === 'INF') return 'INF'
  const isMan = jenis_kelamin === 'L' || (jenis_kelamin === '' && sapaan === 'TUAN')
  if (jenis === 'CHD') return isMan ? 'MSTR' : jenis_kelamin === 'P' || sapaan !== '' ? 'MISS' : ''
  if (sapaan !== '') return ADULT[sapaan]
  return isMan ? 'MR' : ''
}
