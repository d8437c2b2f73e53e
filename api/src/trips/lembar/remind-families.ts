import type { Paket } from '@safar/shared/content/paket/paket'
import { formatTanggalHari, hariIni, isTanggal } from '@safar/shared/platform/format/tanggal'
import { readinessOf } from '@safar/shared/trips/kesiapan/readiness'
import { type Asked, SYARAT_LABEL } from '@safar/shared/trips/kesiapan/syarat'
import { familyGaps } from '@safar/shared/trips/lembar/pengingat-tenggat'
import type { PengingatTenggat } from '@safar/shared/trips/lembar/pengingat-tenggat-schema'
import { dayBefore } from '@safar/shared/trips/lembar/tenggat'
import { HOLDS_SEATS } from '@safar/shared/trips/pemesanan/pemesanan-status'
import type { Kysely } from 'kysely'
import type { Actor } from '../../access/session/actor.ts'
import { transact } from '../../access/session/context.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import { queueMail } from '../../outbound/kotak-keluar/kotak-keluar.repository.ts'
import { stoppedAmong } from '../../outbound/kotak-keluar/stopped-addresses.ts'
import { namaSurat } from '../../people/pendaftaran/queue-registration-mail.ts'
import { holdRow } from '../../platform/db/hold-row.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { conflict } from '../../platform/http/errors.ts'
import { readKantor } from '../../settings/pengaturan/kantor.ts'
import { readGroups, readRules } from '../kesiapan/read-readiness.ts'

const PERISTIWA = 'tenggat-dokumen'
/** The key of a family's reminder: once for each day that papers are due on, so that a moved departure asks anew. */
const keyOf = (pemesanan_id: number, batas: string) => `${PERISTIWA}:${pemesanan_id}:${batas}`

type Deps = Pick<AppDeps, 'database' | 'pengaturanAwal' | 'siteUrl' | 'now' | 'publisher'>
type Family = PengingatTenggat['keluarga'][number] & { email: string }

interface Families extends Omit<PengingatTenggat, 'keluarga'> {
  keluarga: Family[]
}

/** Reads which families of a departure lack something, and whether they can be reminded; nothing is sent. */
export async function readReminders(db: Kysely<Tables>, paket: Paket, now: Date): Promise<Families> {
  const asked = await readRules(db, paket, now)
  const batas = dueDay(asked)
  const bookings = await db
    .selectFrom('pemesanan')
    .leftJoin('pengingat_diam', 'pengingat_diam.pemesanan_id', 'pemesanan.id')
    .select(['pemesanan.id', 'kode', 'pemesan_nama', 'pemesan_telepon', 'pemesan_email'])
    .select('pengingat_diam.pemesanan_id as diam')
    .where('paket_id', '=', paket.id)
    .where('status', 'in', HOLDS_SEATS)
    .orderBy('pemesanan.id')
    .execute()
  const groups = await readGroups(
    db,
    bookings.map(({ id }) => id),
  )
  const people = new Map(
    groups.map(({ pemesanan_id, people: all }) => [
      pemesanan_id,
      all.map((one) => ({ syarat: readinessOf(one, all, asked), jamaah: one.jamaah })),
    ]),
  )
  const told = await toldOf(
    db,
    bookings.map(({ id }) => keyOf(id, batas)),
  )
  const stopped = await stoppedAmong(
    db,
    bookings.map(({ pemesan_email }) => pemesan_email),
  )
  const families = bookings.map((one): Family => {
    const { id, kode, pemesan_nama: pemesan, pemesan_telepon: telepon, pemesan_email: email, diam } = one
    const keadaan = told.has(keyOf(id, batas))
      ? 'sudah'
      : diam !== null
        ? 'diam'
        : email === ''
          ? 'tanpa_email'
          : stopped.has(email)
            ? 'berhenti'
            : 'siap'
    return {
      pemesanan_id: id,
      kode,
      pemesan,
      telepon,
      email,
      keadaan,
      kurang: familyGaps(people.get(id) ?? []),
    }
  })
  const keluarga = families.filter(({ kurang }) => kurang.length > 0)
  return { batas, lengkap: families.length - keluarga.length, keluarga }
}

/**
 * Returns the day that families are told: that of papers, and once it is over the next one on which the office needs
 * them, so that nobody is asked for something by a day that has passed.
 */
function dueDay({ journey: { berangkat }, angka, today }: Asked): string {
  const day = (days: number) => dayBefore(berangkat, days)
  const own = day(angka.dokumen_hari)
  if (own >= today) return own
  const later = [day(angka.manifest_hari), day(angka.visa_hari)].filter((one) => one > own && one >= today)
  return later.toSorted()[0] ?? berangkat
}

async function toldOf(db: Kysely<Tables>, keys: readonly string[]): Promise<Set<string>> {
  const told = new Set<string>()
  for (const part of inParts(keys)) {
    const rows = await db.selectFrom('kotak_keluar').select('kunci').where('kunci', 'in', part).execute()
    for (const { kunci } of rows) told.add(kunci)
  }
  return told
}

/**
 * Queues a reminder to each family of a departure that lacks something, is not muted and was not told of this day.
 * Mails wait for the end of quiet hours. Two at once tell each family once.
 * @throws HttpError 409 without a departure to come
 */
export async function remindFamilies(deps: Deps, actor: Actor, paket: Paket): Promise<void> {
  const today = hariIni(deps.now())
  if (!isTanggal(paket.tanggal_keberangkatan) || paket.tanggal_keberangkatan < today)
    throw conflict('Keberangkatan ini sudah lewat, atau belum punya tanggal.', {})
  const kantor = await readKantor(deps)
  await transact(deps, actor, async (context) => {
    await holdRow(context.trx, 'paket', paket.id, 'change')
    const { batas, keluarga } = await readReminders(context.trx, paket, context.now)
    const told = keluarga.filter(({ keadaan }) => keadaan === 'siap')
    for (const { pemesanan_id, kode, pemesan, email, kurang } of told)
      await queueMail(context, {
        peristiwa: PERISTIWA,
        kunci: keyOf(pemesanan_id, batas),
        penerima: email,
        balasKe: kantor.agency.email,
        rujukan: `pemesanan:${pemesanan_id}`,
        tenang: true,
        kantor,
        templat: {
          nama: PERISTIWA,
          kata: {
            kode,
            nama: namaSurat(pemesan),
            paket: paket.nama_paket,
            berangkat: formatTanggalHari(paket.tanggal_keberangkatan),
            hari: formatTanggalHari(batas),
          },
          rincian: kurang.map(({ kunci, orang }) => ({ nama: SYARAT_LABEL[kunci], isi: `${orang} orang` })),
          tautan: `${kantor.siteUrl}/`,
        },
      })
    const rinci = `Pengingat dokumen untuk ${told.length} keluarga`
    await logActivities(context, { aksi: 'kirim', jenis: 'paket', data_id: paket.id, rinci })
  })
}
