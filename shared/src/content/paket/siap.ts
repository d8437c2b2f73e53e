import { hariIni } from '../../platform/format/tanggal.ts'
import type { Field } from '../../records/noun/field.ts'
import type { Stated } from '../../records/noun/states.ts'
import type { Penyelenggara } from '../../settings/penyelenggara.ts'
import { isSyaratTerbit, type SyaratTerbit } from '../../settings/syarat-terbit.ts'
import type { Paket } from './paket.ts'
import { PAKET_FIELDS } from './paket-fields.ts'
import type { Kurang } from './pasti/nilai.ts'
import { type Dibuktikan, type Pasti, pastiRinci } from './pasti/pasti.ts'
import { paketWarnings } from './rules.ts'

/** Values of a package that decide whether it may go live. */
export type Disiapkan = Dibuktikan &
  Pick<
    Paket,
    | 'thumbnail'
    | 'flyer'
    | 'deskripsi'
    | 'itineraris'
    | 'pembimbings'
    | 'keunggulans'
    | 'syarat_ketentuans'
    | 'dp_per_pax'
    | 'pelunasan_hari'
    | 'keterangan'
  >

/** One requirement of the agency, with the missing values; `kurang` is empty if it is met. */
export interface Siap {
  syarat: SyaratTerbit
  kurang: Kurang[]
}

/** The settings that state requirements and licences. */
export type Pengatur = Penyelenggara & { syarat_terbit: readonly string[] }

/** Checks a departure against the agency's requirements for going live, in the order of its settings. */
export function siapTerbit(paket: Disiapkan, pengatur: Pengatur, today: string): Siap[] {
  const asked = pengatur.syarat_terbit.filter(isSyaratTerbit)
  if (asked.length === 0) return []
  const pasti = new Map(pastiRinci(paket, pengatur, today).map((row) => [row.kunci, row]))
  const row = (kunci: Pasti) => pasti.get(kunci)?.kurang ?? []
  const kurangOf = (syarat: SyaratTerbit): Kurang[] => {
    switch (syarat) {
      case 'tiket':
      case 'harga':
      case 'hotel':
        return row(syarat)
      case 'izin':
        // It stands in the settings: no field of a package can mend it.
        return row('izin').map(({ teks }) => ({ field: 'status', teks: `${teks} (di Pengaturan)` }))
      case 'visa':
        return pasti.get('visa')?.berlaku && paket.visa === '' ? row('visa') : []
      case 'selaras':
        return paketWarnings(paket, today)
          .filter(({ isNotice }) => !isNotice)
          .map(({ field, message }) => ({ field, teks: message }))
      default:
        return isian(paket, syarat)
    }
  }
  return asked.map((syarat) => ({ syarat, kurang: kurangOf(syarat) }))
}

function isian(paket: Disiapkan, syarat: SyaratTerbit): Kurang[] {
  const parts: Partial<Record<SyaratTerbit, (Kurang & { ada: boolean })[]>> = {
    poster: [{ field: 'thumbnail', teks: 'poster', ada: paket.thumbnail !== '' }],
    flyer: [{ field: 'flyer', teks: 'flyer', ada: paket.flyer !== '' }],
    deskripsi: [{ field: 'deskripsi', teks: 'deskripsi', ada: paket.deskripsi.trim() !== '' }],
    itinerary: [
      { field: 'itineraris', teks: 'itinerary', ada: paket.itineraris.some(({ name }) => name.trim()) },
    ],
    pembimbing: [
      { field: 'pembimbings', teks: 'pembimbing', ada: paket.pembimbings.some(({ nama }) => nama.trim()) },
    ],
    keunggulan: [{ field: 'keunggulans', teks: 'keunggulan', ada: paket.keunggulans.length > 0 }],
    ketentuan: [
      { field: 'syarat_ketentuans', teks: 'syarat dan ketentuan', ada: paket.syarat_ketentuans.length > 0 },
    ],
    pembayaran: [
      { field: 'dp_per_pax', teks: 'uang muka', ada: paket.dp_per_pax !== null },
      { field: 'pelunasan_hari', teks: 'hari pelunasan', ada: paket.pelunasan_hari !== null },
    ],
  }
  return (parts[syarat] ?? []).filter(({ ada }) => !ada).map(({ field, teks }) => ({ field, teks }))
}

/** Returns the missing values as messages by field. */
export function kurangErrors(siap: readonly Siap[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const { syarat, kurang } of siap) {
    for (const { field, teks } of kurang) {
      const message = syarat === 'selaras' ? teks : `Sebelum terbit, lengkapi ${teks}`
      errors[field] = [...(errors[field] ?? []), message]
    }
  }
  return errors
}

/**
 * Returns the agency's day on which a departure is first published: that of a plan in the future, else that of `now`.
 */
export function hariTerbit(
  { status, terbit_pada }: Pick<Stated, 'status' | 'terbit_pada'>,
  now: Date,
): string {
  const plan = new Date(terbit_pada)
  return hariIni(status === 'terjadwal' && plan > now ? plan : now)
}

/** The readiness of a departure: `siap` of `dari` requirements are met. */
export interface Kesiapan {
  siap: number
  dari: number
  /** Fields that every package needs and that are empty, by name. */
  kosong: string[]
  /** The agency's unmet requirements, in words. */
  kurang: string[]
}

/** Fields that every package needs before it is published. */
const WAJIB: readonly string[] = Object.entries<Field>(PAKET_FIELDS).flatMap(([name, field]) =>
  'required' in field && field.required !== undefined ? [name] : [],
)

/** Counts the requirements that a departure meets, as its form does; without settings, the required fields alone. */
export function kesiapanOf(
  paket: Disiapkan & Pick<Stated, 'status' | 'terbit_pada' | 'kosong'>,
  pengatur: Pengatur | undefined,
  now: Date,
): Kesiapan {
  const kosong = paket.kosong.split(',').filter(Boolean)
  const syarat = pengatur ? siapTerbit(paket, pengatur, hariTerbit(paket, now)) : []
  const open = syarat.filter(({ kurang }) => kurang.length > 0)
  const dari = new Set([...WAJIB, ...kosong]).size + syarat.length
  return {
    siap: dari - kosong.length - open.length,
    dari,
    kosong,
    kurang: open.flatMap(({ kurang }) => kurang.map(({ teks }) => teks)),
  }
}

/** Writes the readiness: `12 dari 14 siap`. */
export const kesiapanText = ({ siap, dari }: Pick<Kesiapan, 'siap' | 'dari'>): string =>
  `${siap} dari ${dari} siap`
