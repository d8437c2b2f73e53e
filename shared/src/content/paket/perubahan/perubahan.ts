import type { RiwayatAksi } from '../../../records/riwayat/riwayat.ts'
import type { Paket } from '../paket.ts'
import {
  PERUBAHAN_BIDANG,
  PERUBAHAN_MOST,
  type Perubahan,
  type PerubahanBidang,
  type PerubahanNanti,
} from './schema.ts'

/** Within so long a second change of a field is a correction of the first. */
export const KOREKSI_MS = 3_600_000

export type NilaiPaket = Record<PerubahanBidang, string | number>

/** A whole revision of a package, as far as families rely on it. */
export interface CatatanPaket {
  aksi: RiwayatAksi
  waktu: string
  status: string
  nilai: NilaiPaket
}

type Told = Pick<Paket, Exclude<PerubahanBidang, 'hotels'>> & {
  hotels: readonly { nama_hotel: string }[]
}

/** What families rely on. A hotel that the group comes back to is one hotel. */
export function nilaiOf(paket: Told): NilaiPaket {
  const hotels = [...new Set(paket.hotels.map(({ nama_hotel }) => nama_hotel.trim()).filter(Boolean))]
  const nilai = PERUBAHAN_BIDANG.map((bidang) => [
    bidang,
    bidang === 'hotels' ? hotels.join(' · ') : paket[bidang],
  ])
  return Object.fromEntries(nilai) as NilaiPaket
}

interface Stood {
  /** What stood before its first change of the hour; undefined for what the package went live with. */
  before: string | number | undefined
  value: string | number
  /** When the hour began, and when the field last changed within it. */
  mulai: string
  pada: string
}

/**
 * Published changes out of revisions, oldest first; the answer is newest first. Each field has hours of its own: what changes within
 * one counts once, from what stood before it to what stands after it, so that neither a correction nor a row of small steps says
 * anything false. An hour begins with its first change and does not grow. Records that nobody could read (drafts, plans, the trash)
 * say nothing; what is other when they are live again is a change of that moment.
 */
export function perubahanOf(catatan: readonly CatatanPaket[]): Perubahan[] {
  const live = catatan.filter(({ aksi, status }) => aksi !== 'hapus' && status === 'terbit')
  const changes = PERUBAHAN_BIDANG.flatMap((bidang) =>
    hoursOf(bidang, live).flatMap(({ before, value, pada }) =>
      before === undefined || before === value ? [] : [{ pada, bidang, dari: before, ke: value }],
    ),
  )
  return changes.sort((a, b) => Date.parse(b.pada) - Date.parse(a.pada)).slice(0, PERUBAHAN_MOST)
}

/**
 * What would be told if these values went live at a moment, out of the revisions until then, oldest first: the same count with one
 * revision more. What is other and yet not told is a correction. Nothing is told of a package that nobody could read yet.
 */
export function perubahanNanti(
  catatan: readonly CatatanPaket[],
  nanti: { waktu: string; nilai: NilaiPaket },
): PerubahanNanti {
  const last = catatan.findLast(({ aksi, status }) => aksi !== 'hapus' && status === 'terbit')
  if (!last) return { tampil: [], koreksi: [] }
  const next: CatatanPaket = { ...nanti, aksi: 'ubah', status: 'terbit' }
  const moved = PERUBAHAN_BIDANG.filter((bidang) => nanti.nilai[bidang] !== last.nilai[bidang])
  const tampil = perubahanOf([...catatan, next]).filter(
    ({ pada, bidang }) => pada === nanti.waktu && moved.includes(bidang),
  )
  const koreksi = moved.filter((bidang) => !tampil.some((one) => one.bidang === bidang))
  return { tampil, koreksi }
}

function hoursOf(bidang: PerubahanBidang, live: readonly CatatanPaket[]): Stood[] {
  const hours: Stood[] = []
  for (const { waktu, nilai } of live) {
    const value = nilai[bidang]
    const last = hours.at(-1)
    if (last?.value === value) continue
    const age = Date.parse(waktu) - Date.parse(last?.mulai ?? '')
    // A clock that was set back begins anew.
    if (last && age >= 0 && age < KOREKSI_MS) Object.assign(last, { value, pada: waktu })
    else hours.push({ before: last?.value, value, mulai: waktu, pada: waktu })
  }
  return hours
}

/** Since when changes are known, and whether that is all the time that the package was live. */
export function dikenalSejak(catatan: readonly CatatanPaket[]): { sejak: string | null; lengkap: boolean } {
  const first = catatan.find(({ aksi, status }) => aksi !== 'hapus' && status === 'terbit')
  const begun = catatan[0]
  return { sejak: first?.waktu ?? null, lengkap: begun?.aksi === 'buat' }
}
