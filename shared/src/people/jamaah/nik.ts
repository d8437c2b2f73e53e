import { namaBulan } from '../../platform/format/tanggal.ts'
import { withoutSeparators } from '../../platform/text/code.ts'
import { PROVINSI } from './provinsi.ts'

/** The digits of a NIK. */
export const NIK_LENGTH = 16

/** The longest text that is read as a NIK: its digits with a separator behind each, and some to spare. */
export const NIK_TYPED_MAX = 40

/** Added to the day of a woman's birth. */
const WOMAN = 40
/** The most days that a month can have; 29 February depends on the year. */
const LONGEST = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** A NIK as it is read. Of a refused one everything but the reason is null. */
export interface Nik {
  /** True if a NIK can be built so. Nothing tells whether it was given out, or to whom. */
  sah: boolean
  /** Reason of the refusal, in a sentence; absent where `sah`. */
  alasan?: string
  /** Something possible that is better compared with the card, in a sentence; absent where there is nothing. */
  peringatan?: string
  jenis_kelamin: 'L' | 'P' | null
  /** Day of birth, 1 to 31. */
  tanggal: number | null
  /** Month of birth, 1 to 12. */
  bulan: number | null
  /** The last two digits of the year of birth. Its century stands nowhere in a NIK, and none is guessed. */
  tahun_dua_angka: number | null
  /** Name of the province that gave it out; null for a code that the list does not have. */
  provinsi: string | null
}

const refused = (alasan: string): Nik => ({
  sah: false,
  alasan,
  jenis_kelamin: null,
  tanggal: null,
  bulan: null,
  tahun_dua_angka: null,
  provinsi: null,
})

/**
 * Reads a NIK: six digits of region, the birth as `DDMMYY` with 40 added to the day of a woman's, and a running number
 * from 0001 (PP 37/2007 art. 37). It keeps region and birth when its owner moves or the birth is corrected (PP 40/2019
 * art. 30), so a difference to other papers is no fault of it.
 */
export function readNik(typed: string): Nik {
  if (typed.length > NIK_TYPED_MAX)
    return refused(`NIK terdiri atas ${NIK_LENGTH} angka; ini jauh lebih panjang.`)
  const nik = withoutSeparators(typed)
  const foreign = /\D/.exec(nik)
  if (foreign)
    return refused(`NIK hanya berisi angka, sedangkan karakter ke-${foreign.index + 1} bukan angka.`)
  if (nik.length !== NIK_LENGTH)
    return refused(`NIK terdiri atas ${NIK_LENGTH} angka, sedangkan ini ${nik.length} angka.`)
  const kode = nik.slice(0, 2)
  const [day = 0, bulan = 0, tahun = 0] = [6, 8, 10].map((at) => Number(nik.slice(at, at + 2)))
  const isWoman = day > WOMAN
  const tanggal = isWoman ? day - WOMAN : day
  if (kode === '00') return refused('Kode provinsi di awal NIK tidak mungkin 00.')
  const birth = birthFault(tanggal, bulan, tahun)
  if (birth) return refused(birth)
  if (nik.endsWith('0000')) return refused('Nomor urut di ujung NIK tidak mungkin 0000.')
  const provinsi = PROVINSI[kode] ?? null
  return {
    sah: true,
    ...(!provinsi && { peringatan: `Kode provinsi ${kode} di awal NIK tidak dikenal: cocokkan dengan KTP.` }),
    jenis_kelamin: isWoman ? 'P' : 'L',
    tanggal,
    bulan,
    tahun_dua_angka: tahun,
    provinsi,
  }
}

/** Returns what is impossible of a birth, whatever its century; null where nothing is. */
function birthFault(tanggal: number, bulan: number, tahun: number): string | null {
  const longest = LONGEST[bulan - 1]
  if (longest === undefined) return 'Bulan lahir di NIK (angka ke-9 dan ke-10) tidak ada: harus 01 sampai 12.'
  if (tanggal < 1 || tanggal > 31)
    return 'Tanggal lahir di NIK (angka ke-7 dan ke-8) tidak ada: harus 01 sampai 31, atau 41 sampai 71 untuk perempuan.'
  if (tanggal > longest)
    return `Tanggal lahir di NIK tidak ada: ${namaBulan(bulan)} tidak punya tanggal ${tanggal}.`
  // Of the years with these last digits some are leap years if four divides them, 2000 among those with 00; else none.
  if (bulan === 2 && tanggal === 29 && tahun % 4 !== 0)
    return 'Tanggal lahir di NIK tidak ada: tahun itu tidak punya 29 Februari.'
  return null
}
