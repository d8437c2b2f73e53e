import { hariIni } from '../../platform/format/tanggal.ts'
import type { Field } from '../../records/noun/field.ts'
import type { Stated } from '../../records/noun/states.ts'
import type { Penyelenggara } from '../../settings/penyelenggara.ts'
import { isSyaratTerbit, type SyaratTerbit } from '../../settings/syarat-terbit.ts'
import { PAKET_FIELDS } from './fields.ts'
import type { Paket } from './paket.ts'
import type { Kurang } from './pasti/nilai.ts'
import { type Dibuktikan, type Pasti, pastiRinci } from './pasti/pasti.ts'
import { paketWarnings } from './rules.ts'

/** A departure as it would go live. */
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

/** One thing that the agency asks for, and what of it is missing; nothing where it is there. */
export interface Siap {
  syarat: SyaratTerbit
  kurang: Kurang[]
}

/** The settings that decide, and tell what a licence is read from. */
export type Pengatur = Penyelenggara & { syarat_terbit: readonly string[] }

/** What the agency asks of a departure before it goes live, in the order of its settings. */
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

/** What is missing as messages by field. */
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

/** The agency's day on which a departure is first read: that of its plan, where it has one that lies ahead, else the day of `now`. */
export function hariTerbit(
  { status, terbit_pada }: Pick<Stated, 'status' | 'terbit_pada'>,
  now: Date,
): string {
  const plan = new Date(terbit_pada)
  return hariIni(status === 'terjadwal' && plan > now ? plan : now)
}

/** How far a departure is from being read: `siap` of `dari` things are there. */
export interface Kesiapan {
  siap: number
  dari: number
  /** Fields that every package needs and that are empty, by name. */
  kosong: string[]
  /** What the agency asks for besides, in words. */
  kurang: string[]
}

/** What every package needs before it is read. */
const WAJIB: readonly string[] = Object.entries<Field>(PAKET_FIELDS).flatMap(([name, field]) =>
  'required' in field && field.required !== undefined ? [name] : [],
)

/** What is there and what is not, as the form counts it; without settings, by the fields alone. */
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

/** `12 dari 14 siap`. */
export const kesiapanText = ({ siap, dari }: Pick<Kesiapan, 'siap' | 'dari'>): string =>
  `${siap} dari ${dari} siap`
