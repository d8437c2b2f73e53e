import type { Paket } from './paket.ts'
import type { Penyelenggara } from './pasti/izin.ts'
import type { Kurang } from './pasti/nilai.ts'
import { type Dibuktikan, type Pasti, pastiRinci } from './pasti/pasti.ts'
import { paketWarnings } from './rules.ts'
import { isSyaratTerbit, type SyaratTerbit } from './syarat-terbit.ts'

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
