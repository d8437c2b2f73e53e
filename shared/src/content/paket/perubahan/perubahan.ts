import type { RiwayatAksi } from '../../../records/riwayat/riwayat.ts'
import type { Paket } from '../paket.ts'
import {
  PERUBAHAN_BIDANG,
  PERUBAHAN_MOST,
  type Perubahan,
  type PerubahanBidang,
  type PerubahanNanti,
} from './perubahan-schema.ts'

/** The time within which another change of a field counts as its correction. */
export const KOREKSI_MS = 3_600_000

export type NilaiPaket = Record<PerubahanBidang, string | number>

/** A whole revision of a package, reduced to the values that families rely on. */
export interface CatatanPaket {
  aksi: RiwayatAksi
  waktu: string
  status: string
  nilai: NilaiPaket
}

type Told = Pick<Paket, Exclude<PerubahanBidang, 'hotels'>> & {
  hotels: readonly { nama_hotel: string }[]
}

/** Returns the values that families rely on. A hotel that the group returns to counts once. */
export function nilaiOf(paket: Told): NilaiPaket {
  const hotels = [...new Set(paket.hotels.map(({ nama_hotel }) => nama_hotel.trim()).filter(Boolean))]
  const nilai = PERUBAHAN_BIDANG.map((bidang) => [
    bidang,
    bidang === 'hotels' ? hotels.join(' · ') : paket[bidang],
  ])
  return Object.fromEntries(nilai) as NilaiPaket
}

interface Stood {
  /** The value before its first change of the hour; undefined for the one that the package went live with. */
  before: string | number | undefined
  value: string | number
  /** The start of the hour, and the time of the field's last change within it. */
  mulai: string
  pada: string
}

/**
 * Derives published changes from revisions, oldest first; the answer is newest first. Each field has windows of an
 * hour: all changes within one count as one, from the value before to the value after, so that neither a correction nor
 * a row of small steps says anything false. A window begins with its first change and does not grow. Revisions that
 * nobody could read (drafts, plans, the trash) are skipped; a difference found at the next live revision is a change of
 * that moment.
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
 * Returns the changes that would be published if `nanti` went live, given the revisions until then, oldest first.
 * Differences that `perubahanOf` would not publish are corrections. A package that was never live has neither.
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

/** Returns the time of the first live revision, and whether revisions reach back to the package's creation. */
export function dikenalSejak(catatan: readonly CatatanPaket[]): { sejak: string | null; lengkap: boolean } {
  const first = catatan.find(({ aksi, status }) => aksi !== 'hapus' && status === 'terbit')
  const begun = catatan[0]
  return { sejak: first?.waktu ?? null, lengkap: begun?.aksi === 'buat' }
}
