import { parseJson } from '@safar/shared/records/noun/columns'
import { markKey, type Stop } from '@safar/shared/trips/rombongan/cell'
import { markSchema, stopSchema } from '@safar/shared/trips/rombongan/rombongan-schema'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'

/**
 * Counts who of a departure's people was marked as there at the newest stop whose name has a word; null while no roll
 * was called at one.
 */
export async function countAttended(
  db: Kysely<Tables>,
  paketId: number,
  word: string,
  peserta: readonly number[],
): Promise<number | null> {
  const cells = db.selectFrom('rombongan_sel').select(['kunci', 'nilai']).where('paket_id', '=', paketId)
  const stops = (await cells.where('jenis', '=', 'perhentian').execute()).flatMap(({ kunci, nilai }) => {
    const stop: Stop | undefined = stopSchema.safeParse(parseJson(nilai)).data
    return stop && !stop.hapus && stop.nama.toLowerCase().includes(word) ? [{ kunci, pada: stop.pada }] : []
  })
  const [newest] = stops.toSorted((a, b) => b.pada - a.pada)
  if (!newest) return null
  const marks = await cells.where('jenis', '=', 'hadir').where('kunci', 'like', `${newest.kunci}.%`).execute()
  const here = new Set(
    marks.flatMap(({ kunci, nilai }) => (markSchema.safeParse(parseJson(nilai)).data?.ada ? kunci : [])),
  )
  return peserta.filter((id) => here.has(markKey(newest.kunci, id))).length
}
