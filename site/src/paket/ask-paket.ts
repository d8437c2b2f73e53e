import type { Paket } from '@safar/shared/content/paket/paket-schema'
import type { PerubahanPaket } from '@safar/shared/content/paket/perubahan/perubahan-schema'
import { kursiText } from '@safar/shared/content/paket/rules'
import { formatTanggalHari } from '@safar/shared/platform/format/tanggal'
import { perRecord } from '../memory.ts'
import { listOf, onceOf } from '../noun/list-of.ts'
import { isSama } from '../pembimbing/dikenal.ts'
import { listPembimbing } from '../pembimbing/list-pembimbing.ts'
import { only, question } from '../question.ts'
import { today } from '../today.ts'
import { dijual, kamarText, kelompokDijual, kotaBerangkat, pengganti, searchedDay } from './dijual.ts'
import { listPaket, MAX_PAKET_CARDS } from './list-paket.ts'

/* The questions that pages ask about packages, each answered as far as they show it. */

/** A departure in a few lines. */
export type BarisLain = Pick<Paket, 'slug' | 'nama_paket' | 'durasi'> & {
  tanggal: string
  kursi: string
  kamar: string[]
}

const barisOf = perRecord(
  (paket: Paket): BarisLain => ({
    slug: paket.slug,
    nama_paket: paket.nama_paket,
    durasi: paket.durasi,
    tanggal: paket.tanggal_keberangkatan
      ? formatTanggalHari(paket.tanggal_keberangkatan)
      : 'Tanggal menyusul',
    kursi: kursiText(paket, today),
    kamar: kamarText(paket),
  }),
)

/** Returns the first departures of a list in a few lines. */
export function barisLain(list: readonly Paket[]): BarisLain[] {
  return list.slice(0, MAX_PAKET_CARDS).map(barisOf)
}

/** Every package by its slug. */
const paketBySlug = onceOf(async () => new Map((await listPaket()).map((paket) => [paket.slug, paket])))

/** Groups the packages on sale by type and city. */
const paketDijual = onceOf(async () => kelompokDijual(dijual(await listPaket(), today)))

/** Caches the alternatives for packages of one type and day: years of departures that are over want today's. */
const penggantiBy = onceOf(async () => new Map<string, Paket[]>())

/** One more than is shown: what is open itself stands among them, and is left out. */
async function penggantiOf(paket: Paket): Promise<readonly Paket[]> {
  const key = `${paket.tipe_paket} ${kotaBerangkat(paket)} ${searchedDay(paket, today)}`
  const known = await penggantiBy()
  const found = known.get(key) ?? pengganti(await paketDijual(), paket, today, MAX_PAKET_CARDS + 1)
  known.set(key, found)
  return found.filter(({ slug }) => slug !== paket.slug)
}

/**
 * Asks for a package, with other days of its kind that can be booked.
 * @throws Error where it is not live
 */
export const halamanPaket = question('paket/halaman', async (slug: string) => {
  const paket = (await paketBySlug()).get(slug)
  if (!paket) throw new Error(`no package ${slug}`)
  return { paket, lain: barisLain(await penggantiOf(paket)) }
})

const listPerubahan = listOf('perubahan', (list: PerubahanPaket[]) => list)
const perubahanBySlug = onceOf(
  async () => new Map((await listPerubahan()).map((riwayat) => [riwayat.slug, riwayat])),
)

/** Asks for the changes of a package since it went live; null where none are known. */
export const perubahanPaket = question(
  'paket/perubahan',
  async (slug: string) => (await perubahanBySlug()).get(slug) ?? null,
)

/** Asks for the guides of these names whom the agency introduces. */
export const pembimbingDikenal = question('paket/pembimbing', async (...names: string[]) => {
  const known = (await listPembimbing()).filter(({ nama }) => names.some((name) => isSama(nama, name)))
  return known.map((pembimbing) => only(pembimbing, ['slug', 'nama', 'peran', 'gambar']))
})
