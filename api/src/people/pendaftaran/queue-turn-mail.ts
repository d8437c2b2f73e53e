import { orangOf } from '@safar/shared/people/pendaftaran/giliran'
import { ADMIN_PAGES } from '@safar/shared/platform/address/admin'
import { formatTanggal, hariIni } from '@safar/shared/platform/format/tanggal'
import { transact } from '../../access/session/context.ts'
import { queueOfficeMail } from '../../outbound/kotak-keluar/ke-kantor.ts'
import type { AppDeps } from '../../platform/deps.ts'
import type { Log } from '../../platform/http/log.ts'
import { readKantor } from '../../settings/pengaturan/kantor.ts'
import { waiting } from './waiting-list.ts'

type Deps = Pick<AppDeps, 'database' | 'now' | 'siteUrl' | 'pengaturanAwal'>

const LOOK_MS = 30_000
/** The largest number of departures per poll: more than an agency has. */
const MOST = 100

/** Finds live departures with seats for which somebody waits whom nobody called yet. */
function watchSeats({ database: { db }, now }: Deps) {
  return db
    .selectFrom('paket')
    .select(['id', 'nama_paket', 'tanggal_keberangkatan', 'sisa_pax'])
    .where('status', '=', 'terbit')
    .where('sisa_pax', '>', 0)
    .where(({ or, eb }) =>
      or([eb('tanggal_keberangkatan', '>=', hariIni(now())), eb('tanggal_keberangkatan', '=', '')]),
    )
    .where(
      'id',
      'in',
      waiting(db)
        .select('paket_id')
        .where('pendaftaran.status', '=', 'baru')
        .where('paket_id', 'is not', null)
        .$castTo<{ paket_id: number }>(),
    )
    .orderBy('id')
    .limit(MOST)
    .execute()
}

/**
 * Queues mails to staff about seats for people who wait: one per departure, number of free seats, and first person in
 * its queue whom nobody called. It polls, so it sees seats however they came free: by hand, by a sheet, or by a newly
 * published departure.
 */
export async function queueTurnMail(deps: Deps): Promise<void> {
  const { database } = deps
  const found = await watchSeats(deps)
  if (found.length === 0) return
  const kantor = await readKantor(deps)
  for (const { id, nama_paket, tanggal_keberangkatan: tanggal, sisa_pax } of found) {
    const rows = await waiting(database.db)
      .select(['pendaftaran.id', 'jumlah_pax', 'status'])
      .where('paket_id', '=', id)
      .orderBy('id')
      .execute()
    const first = rows.find(({ status }) => status === 'baru')
    if (!first) continue
    const orang = rows.reduce((sum, row) => sum + orangOf(row), 0)
    await transact(deps, null, (context) =>
      queueOfficeMail(context, {
        peristiwa: 'giliran',
        kunci: `giliran:${id}:${first.id}:${sisa_pax}`,
        kantor,
        templat: {
          nama: 'giliran',
          kata: {
            paket: `${nama_paket}${tanggal && ` (${formatTanggal(tanggal)})`}`,
            kursi: String(sisa_pax),
            menunggu: `${rows.length} rombongan (${orang} orang)`,
          },
          tautan: `${kantor.siteUrl}${ADMIN_PAGES.pendaftaran}`,
        },
      }),
    )
  }
}

/** Polls for seats for people who wait; returns the function that stops it. */
export function startSuratGiliran(deps: Deps, log: Pick<Log, 'error'>): () => Promise<void> {
  let running: Promise<void> | null = null
  const look = () => {
    if (running) return
    running = queueTurnMail(deps)
      .catch((err) => log.error({ err }, 'nobody was told of free seats'))
      .finally(() => {
        running = null
      })
  }
  look()
  const timer = setInterval(look, LOOK_MS)
  return async () => {
    clearInterval(timer)
    await running
  }
}
