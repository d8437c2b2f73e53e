import { hariIni } from '@safar/shared/platform/format/tanggal'
import { touchedPeople } from '@safar/shared/trips/kesiapan/rule-touch'
import { RULE_TOUCH_MOST, type RuleTouch } from '@safar/shared/trips/kesiapan/rule-touch-schema'
import { type RuleSettings, rulesOf } from '@safar/shared/trips/kesiapan/rules'
import { HOLDS_SEATS } from '@safar/shared/trips/pemesanan/pemesanan-status'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import { judged, readGroups } from './read-readiness.ts'

/** Tells whose readiness a change of rules would turn, of all departures that are to come. Nothing is saved. */
export async function touchedByRules(
  db: Kysely<Tables>,
  { before, after }: { before: RuleSettings; after: RuleSettings },
  now: Date,
): Promise<RuleTouch> {
  const today = hariIni(now)
  const rows = await db
    .selectFrom('pemesanan')
    .innerJoin('paket', 'paket.id', 'pemesanan.paket_id')
    .select(['pemesanan.id', 'paket.id as paket_id', 'paket.slug', 'paket.nama_paket'])
    .select(['paket.tanggal_keberangkatan', 'paket.durasi', 'paket.tipe_paket'])
    .where('pemesanan.status', 'in', HOLDS_SEATS)
    .where('paket.tanggal_keberangkatan', '>=', today)
    .orderBy('paket.tanggal_keberangkatan')
    .orderBy('paket.id')
    .orderBy('pemesanan.id')
    .execute()
  const keberangkatan: RuleTouch['keberangkatan'] = []
  let orang = 0
  for (const own of Map.groupBy(rows, ({ paket_id }) => paket_id).values()) {
    const [paket] = own
    if (!paket) continue
    const [old, next] = [rulesOf(before, paket, today), rulesOf(after, paket, today)]
    // Most changes concern few departures: of the others nobody is read.
    if (JSON.stringify(old) === JSON.stringify(next)) continue
    const groups = await readGroups(
      db,
      own.map(({ id }) => id),
    )
    const siapa = touchedPeople(judged(groups, old), judged(groups, next))
    if (siapa.length === 0) continue
    orang += siapa.length
    const { slug, nama_paket, tanggal_keberangkatan } = paket
    keberangkatan.push({
      slug,
      nama_paket,
      berangkat: tanggal_keberangkatan,
      orang: siapa.length,
      siapa: siapa.slice(0, RULE_TOUCH_MOST.orang),
    })
  }
  return { orang, keberangkatan: keberangkatan.slice(0, RULE_TOUCH_MOST.keberangkatan) }
}
