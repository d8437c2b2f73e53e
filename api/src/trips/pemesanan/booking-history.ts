import type { Jejak } from '@safar/shared/trips/pemesanan/booking-history'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import type { ExpressionBuilder, Kysely } from 'kysely'
import { akunOf } from '../../access/session/actor.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { vaultOf } from '../../platform/vault/vault-of.ts'
import { readDifference } from '../../records/noun/difference.ts'
import { listPeserta } from './booking.repository.ts'
import { openWords } from './booking-words.ts'
import { pemesananNoun } from './pemesanan.noun.ts'
import { pesertaNoun } from './peserta.noun.ts'
import { jamaahNames } from './shown-booking.ts'

/**
 * Lists a page of a booking's history, newest first: its own revisions, those of its participants, and the events of
 * its family's page. Who was booked
 * with it from the start is no step. Of participants who were taken out no row names the booking: they are those that
 * were deleted by the same hand in the moment in which the booking got another price.
 */
export async function listHistory(
  db: Kysely<Tables>,
  booking: PemesananStored,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ data: Jejak[]; total: number }> {
  const people = (await listPeserta(db, [booking.id])).map(({ id }) => id)
  const all = db.selectFrom('riwayat').where((eb) => {
    const of = (jenis: string) => eb('jenis', '=', jenis)
    const own = eb.and([of(pemesananNoun.noun.name), eb('data_id', '=', booking.id)])
    const added = eb.and([eb('aksi', '=', 'buat'), eb('waktu', '=', booking.created_at)])
    const theirs = eb.and([
      of(pesertaNoun.noun.name),
      eb('data_id', 'in', people.length > 0 ? people : [0]),
      eb.not(added),
    ])
    const gone = eb.and([
      of(pesertaNoun.noun.name),
      eb('aksi', '=', 'hapus'),
      eb.exists(beside(eb, booking.id)),
    ])
    return eb.or([own, theirs, gone])
  })
  const events = db.selectFrom('jejak_keluarga').where('pemesanan_id', '=', booking.id)
  const counted = await all.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow()
  const told = await events.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow()
  const total = Number(counted.total) + Number(told.total)
  const found = await all
    .select(({ val }) => ['waktu as pada', 'id', val(1).as('urut')])
    .unionAll(events.select(({ val }) => ['pada', 'id', val(0).as('urut')]))
    .orderBy('pada', 'desc')
    .orderBy('urut')
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const idsOf = (urut: number) => found.flatMap((one) => (Number(one.urut) === urut ? one.id : []))
  const byId = new Map((await revisions(db, idsOf(1))).map((step) => [step.id, step]))
  const byEvent = new Map((await familyEvents(db, idsOf(0))).map((step) => [step.id, step]))
  const steps = found.flatMap(({ id, urut }) => (Number(urut) === 1 ? byId : byEvent).get(id) ?? [])
  const names = await jamaahNames(db, steps.flatMap(removedPilgrim))
  const { alasan } = await openWords(db, vaultOf(db), booking)
  return {
    total,
    data: steps.map((step) => {
      const nama = step.aksi === 'hapus' && typeof step.sebelum.nama === 'string' ? step.sebelum.nama : ''
      const known = removedPilgrim(step).map((id) => names.get(id) ?? '')
      return { ...withReason(step, booking, alasan), nama: known[0] || nama }
    }),
  }
}

type Step = Omit<Jejak, 'nama'>

/** Returns a step with the reason open that the booking's present state has: those of before are masks for good. */
function withReason(step: Step, { status, status_pada }: PemesananStored, alasan: string): Step {
  const { sesudah, waktu } = step
  const isPresent = sesudah.status === status && waktu === status_pada && 'alasan' in sesudah
  return isPresent ? { ...step, sesudah: { ...sesudah, alasan } } : step
}

async function revisions(db: Kysely<Tables>, ids: readonly number[]): Promise<Step[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('riwayat')
    .select(['id', 'jenis', 'data_id', 'aksi', 'waktu', 'oleh', 'oleh_id', 'oleh_email', 'data'])
    .where('id', 'in', ids)
    .execute()
  return rows.map((row) => {
    const { id, data_id, aksi, waktu, oleh } = row
    const jenis: Jejak['jenis'] = row.jenis === pesertaNoun.noun.name ? 'peserta' : 'pemesanan'
    const { sebelum = {}, sesudah = {} } = readDifference(row.data) ?? {}
    return { id, jenis, kejadian: null, data_id, aksi, waktu, oleh, akun: akunOf(row), sebelum, sesudah }
  })
}

/** Reads events of a family's page; without an account they are the family's by its link. */
async function familyEvents(db: Kysely<Tables>, ids: readonly number[]): Promise<Step[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('jejak_keluarga')
    .leftJoin('akun', 'akun.id', 'jejak_keluarga.akun_id')
    .leftJoin('token_api', 'token_api.id', 'jejak_keluarga.token_id')
    .select(['jejak_keluarga.id', 'pemesanan_id', 'kejadian', 'pada', 'jejak_keluarga.akun_id', 'akun.email'])
    .select(({ fn, val }) => fn.coalesce('token_api.nama', 'akun.nama', val('')).as('oleh'))
    .where('jejak_keluarga.id', 'in', ids)
    .execute()
  return rows.map(({ id, pemesanan_id, kejadian, pada, akun_id, email, oleh }) => ({
    id,
    jenis: 'keluarga',
    kejadian,
    data_id: pemesanan_id,
    aksi: 'buat',
    waktu: pada,
    oleh,
    akun: akunOf({ oleh_id: akun_id, oleh_email: email ?? '' }),
    sebelum: {},
    sesudah: {},
  }))
}

/** Returns the pilgrim of a participant who was taken out. */
function removedPilgrim({ aksi, sebelum: { jamaah_id } }: Pick<Jejak, 'aksi' | 'sebelum'>): number[] {
  return aksi === 'hapus' && typeof jamaah_id === 'number' ? [jamaah_id] : []
}

/** Selects the revisions of a booking that were written with a row of its history, by the same hand. */
function beside(eb: ExpressionBuilder<Tables, 'riwayat'>, id: number) {
  return eb
    .selectFrom('riwayat as own')
    .select('own.id')
    .where('own.jenis', '=', pemesananNoun.noun.name)
    .where('own.data_id', '=', id)
    .whereRef('own.waktu', '=', 'riwayat.waktu')
    .whereRef('own.oleh', '=', 'riwayat.oleh')
}
