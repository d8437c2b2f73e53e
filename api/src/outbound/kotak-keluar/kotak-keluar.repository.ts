import { diLuarJamTenang } from '@safar/shared/outbound/kotak-keluar/jam-tenang'
import {
  KEADAAN_SURAT,
  type KeadaanSurat,
  type Lewat,
  SURAT_HARI,
} from '@safar/shared/outbound/kotak-keluar/keadaan'
import type { KotakKeluar, Surat } from '@safar/shared/outbound/kotak-keluar/kotak-keluar-schema'
import { dapatDihentikan, dipicuSiapaPun } from '@safar/shared/outbound/kotak-keluar/stopped-addresses'
import { adaWhatsapp, nomorWhatsapp, TEMPLAT_WHATSAPP } from '@safar/shared/outbound/kotak-keluar/whatsapp'
import { templatOf } from '@safar/shared/outbound/templat-surat/templat'
import { isEmail, tidyEmail } from '@safar/shared/platform/contact/email'
import { type Kysely, sql } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import { agedBefore, seenTime } from '../../platform/db/seen-time.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { pageMeta } from '../../platform/http/params.ts'
import type { Pengirim, SuratTemplat } from './compose-template.ts'
import { readJamTenang } from './jam-tenang.ts'
import { percobaanBerikut } from './jeda.ts'
import { htmlSurat, teksSurat } from './naskah-surat.ts'
import { triesEnded } from './queue-lease.ts'
import { satuBaris } from './satu-baris.ts'
import { ALASAN_HENTI, isStopped, kotakOf, stopToken } from './stopped-addresses.ts'
import { composeTemplate } from './templat.repository.ts'
import { whatsappError } from './whatsapp-error.ts'

export const SURAT_TIDAK_ADA = 'Pesan ini tidak ada.'
/** The longest text, far more than any message of ours says. */
const ISI_MOST = 32_000
const LINE_MOST = 200
/**
 * The largest number of messages to one mailbox per day: a family registers all its members under one address, but
 * filling a mailbox takes more.
 */
const SEHARI_MOST = 5
const ALASAN_MOST = 300
const DAY_MS = 86_400_000

/** A message about one event. */
export interface SuratBaru extends Tujuan {
  templat: SuratTemplat
  kantor: Pengirim
}

interface Tujuan {
  peristiwa: string
  /** The key of the event, of which a repetition sends nothing. */
  kunci: string
  penerima: string
  /** The text for staff if there is no recipient. */
  tanpaPenerima?: string
  /** The address for replies; the sender's own by default. */
  balasKe?: string
  /** The record that it tells of, which it goes with. */
  rujukan?: string
  /** True if nobody requested it, so that it waits for the end of quiet hours. */
  tenang?: boolean
  /** The earliest time at which it leaves, if its event can be taken back until then. */
  tunggu?: Date
}

/** Events whose mail opens what is private: once it left, also into a file, the outbox keeps no copy. */
const SEKALI_JALAN: readonly string[] = ['tautan-pesanan']

const LUPAKAN = 'lupakan:'

/**
 * Returns the reference of a message about somebody of whom nothing else is stored: its recipient is erased once it has
 * left.
 */
export const forgetAfter = (id: number) => `${LUPAKAN}${id}`
export const isForget = ({ rujukan }: Pick<StoredRow<'kotak_keluar'>, 'rujukan'>) =>
  rujukan.startsWith(LUPAKAN)

/** Queues a message in the outbox, in the transaction of its event. It leaves once that is committed. */
export async function queueMail(context: Context, baru: SuratBaru): Promise<void> {
  const { peristiwa, kunci, rujukan = '', tenang = false, tunggu = context.now } = baru
  // Addresses stored before this was refused may end with a comma.
  const [penerima, balasKe] = [tidyEmail(baru.penerima), tidyEmail(baru.balasKe ?? '')]
  const surat = { ...baru, penerima }
  const time = context.now.toISOString()
  const tersusun = await composeTemplate(context.trx, surat.templat, surat.kantor)
  const [teks, html] = [teksSurat(tersusun.surat), htmlSurat(tersusun.surat)]
  const alasan = problemOf(surat, teks.length + html.length) || (await refusalFor(context, surat))
  if (alasan === '' && dapatDihentikan(peristiwa)) await stopToken(context, surat.penerima)
  await context.trx
    .insertInto('kotak_keluar')
    .values({
      peristiwa,
      kunci,
      saluran: 'email',
      penerima: alasan ? '' : penerima,
      nama_pengirim: satuBaris(tersusun.surat.dari, LINE_MOST),
      balas_ke: isEmail(balasKe) ? balasKe : '',
      templat: tersusun.templat,
      versi: tersusun.versi,
      kotak: alasan ? '' : kotakOf(surat.penerima),
      perihal: satuBaris(tersusun.surat.perihal, LINE_MOST),
      teks: alasan ? '' : teks,
      html: alasan ? '' : html,
      rujukan,
      tenang: tenang ? 1 : 0,
      keadaan: alasan ? 'dilewati' : tersusun.ditahan ? 'gagal' : 'antre',
      lewat: '',
      alasan: satuBaris(alasan || tersusun.ditahan, ALASAN_MOST),
      percobaan: 0,
      berikutnya: (tenang ? diLuarJamTenang(tunggu, await readJamTenang(context.trx)) : tunggu).toISOString(),
      pemegang: '',
      dipegang_sampai: '',
      dikirim_pada: null,
      created_at: (await seenTime(context.trx, context.now)).toISOString(),
      updated_at: time,
    })
    .onConflict((conflict) => conflict.column('kunci').doNothing())
    .execute()
}

/** Queues an approved template for a WhatsApp number, in the transaction of its event. */
export async function queueWhatsapp(
  context: Context,
  surat: Pick<SuratBaru, 'peristiwa' | 'kunci' | 'templat' | 'kantor'> & { nomor: string; rujukan: string },
): Promise<void> {
  const { peristiwa, kunci, nomor, rujukan, templat, kantor } = surat
  if (!adaWhatsapp(templat.nama)) return
  const { nama, kata } = TEMPLAT_WHATSAPP[templat.nama]
  const words: Readonly<Record<string, string>> = templat.kata
  const isi = { nama, kata: kata.map((each) => satuBaris(words[each] ?? '', LINE_MOST) || '-') }
  const time = context.now.toISOString()
  const tujuan = { peristiwa, kunci, penerima: nomor }
  const alasan = nomorWhatsapp(nomor) ? await refusalFor(context, tujuan) : 'Nomor ini tidak dapat dikirimi.'
  await context.trx
    .insertInto('kotak_keluar')
    .values({
      peristiwa,
      kunci,
      saluran: 'whatsapp',
      penerima: alasan ? '' : nomor,
      kotak: alasan ? '' : kotakOf(nomor),
      nama_pengirim: satuBaris(kantor.agency.brand, LINE_MOST),
      balas_ke: '',
      templat: templat.nama,
      versi: 0,
      perihal: templatOf(templat.nama).label,
      teks: alasan ? '' : JSON.stringify(isi),
      html: '',
      rujukan,
      tenang: 0,
      keadaan: alasan ? 'dilewati' : 'antre',
      lewat: '',
      alasan,
      percobaan: 0,
      berikutnya: time,
      pemegang: '',
      dipegang_sampai: '',
      dikirim_pada: null,
      created_at: (await seenTime(context.trx, context.now)).toISOString(),
      updated_at: time,
    })
    .onConflict((conflict) => conflict.column('kunci').doNothing())
    .execute()
}

/**
 * Records a service's report on a message that it took: delivered, read, or failed. A failed one waits for its next
 * try, unless the fault is the recipient's. Reports may come in any order and repeatedly.
 */
export async function noteDeliveryNews(
  db: Kysely<Tables>,
  luarId: string,
  kabar: 'sent' | 'delivered' | 'read' | 'failed',
  kode: number | undefined,
  now: Date,
): Promise<void> {
  if (kabar === 'sent') return
  const time = now.toISOString()
  const row = db.updateTable('kotak_keluar').where('luar_id', '=', luarId).where('keadaan', '=', 'dikirim')
  if (kabar === 'failed') {
    const { sebab, message } = whatsappError(kode)
    const known = await db
      .selectFrom('kotak_keluar')
      .select('percobaan')
      .where('luar_id', '=', luarId)
      .executeTakeFirst()
    const berikutnya = sebab === 'tetap' ? null : percobaanBerikut(known?.percobaan ?? 0, null, now)
    await row
      .set({
        keadaan: berikutnya ? 'antre' : 'gagal',
        // Later reports on this try find no message.
        ...(berikutnya && { berikutnya: berikutnya.toISOString(), luar_id: '' }),
        alasan: satuBaris(`Layanan WhatsApp tidak dapat menyampaikannya. ${message}`, ALASAN_MOST),
        dikirim_pada: null,
        lewat: '',
        updated_at: time,
      })
      .where('diterima_pada', 'is', null)
      .execute()
    return
  }
  await row
    .set({ diterima_pada: time, teks: '', updated_at: time })
    .where('diterima_pada', 'is', null)
    .execute()
  if (kabar === 'read') await row.set({ dibaca_pada: time }).where('dibaca_pada', 'is', null).execute()
}

/** Skips messages that wait for a service whose account the server no longer has. */
export async function skipWhatsapp(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .updateTable('kotak_keluar')
    .set({
      keadaan: 'dilewati',
      alasan: 'WhatsApp tidak diatur di server ini.',
      teks: '',
      updated_at: now.toISOString(),
    })
    .where('saluran', '=', 'whatsapp')
    .where('keadaan', '=', 'antre')
    .where('pemegang', '=', '')
    .execute()
}

/** Returns why a mailbox gets no such message: it unsubscribed, or it had its share for the day. */
async function refusalFor(
  { trx, now }: Context,
  { peristiwa, penerima }: Pick<Tujuan, 'peristiwa' | 'penerima'>,
): Promise<string> {
  if (!dapatDihentikan(peristiwa)) return ''
  if (await isStopped(trx, penerima)) return ALASAN_HENTI
  if (!dipicuSiapaPun(peristiwa)) return ''
  const { n } = await trx
    .selectFrom('kotak_keluar')
    .select(sql<number | string>`count(*)`.as('n'))
    .where('kotak', '=', kotakOf(penerima))
    .where('created_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
    .where('peristiwa', '=', peristiwa)
    .executeTakeFirstOrThrow()
  if (Number(n) < SEHARI_MOST) return ''
  return `Alamat ini sudah mendapat ${SEHARI_MOST} pesan seperti ini dalam 24 jam.`
}

function problemOf(
  { penerima, tanpaPenerima = 'Penerima tidak punya alamat email.' }: Tujuan,
  size: number,
): string {
  if (penerima === '') return tanpaPenerima
  if (!isEmail(penerima)) return 'Alamat email penerima tidak dapat dikirimi.'
  return size > ISI_MOST ? 'Isi pesan terlalu panjang.' : ''
}

/** Cancels waiting messages about an event, except for the keys in `tetap`; one that is being sent, or was, stays. */
export async function cancelMail(
  db: Kysely<Tables>,
  peristiwa: string,
  tetap: (kunci: string) => boolean,
): Promise<void> {
  const waiting = await db
    .selectFrom('kotak_keluar')
    .select(['id', 'kunci'])
    .where('peristiwa', '=', peristiwa)
    .where('keadaan', '=', 'antre')
    .execute()
  for (const { id, kunci } of waiting) {
    if (tetap(kunci)) continue
    await db
      .deleteFrom('kotak_keluar')
      .where('id', '=', id)
      .where('keadaan', '=', 'antre')
      .where('pemegang', '=', '')
      .execute()
  }
}

/** Tells whether any message waits. It is asked often, and writes and locks nothing. */
export async function hasQueued(db: Kysely<Tables>): Promise<boolean> {
  const row = await db
    .selectFrom('kotak_keluar')
    .select('id')
    .where('keadaan', '=', 'antre')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Tries that a mail server may refuse before it counts as out of order: over a minute. */
const PERCOBAAN_SABAR = 4

/** Returns the number of messages that no mail server took, the time of the oldest, and the newest one's error. */
export async function suratTertahan(
  db: Kysely<Tables>,
): Promise<{ tertahan: number; sejak: string; alasan: string }> {
  const waiting = db
    .selectFrom('kotak_keluar')
    .where('saluran', '=', 'email')
    .where('keadaan', '=', 'antre')
    .where('percobaan', '>=', PERCOBAAN_SABAR)
  const { n, sejak } = await waiting
    .select((eb) => [sql<number | string>`count(*)`.as('n'), eb.fn.min('created_at').as('sejak')])
    .executeTakeFirstOrThrow()
  const last = await waiting.select('alasan').orderBy('updated_at', 'desc').limit(1).executeTakeFirst()
  return { tertahan: Number(n), sejak: sejak ?? '', alasan: last?.alasan ?? '' }
}

/** The days for which a mail that was given up is reported: most have a mistyped address, which nobody mends later. */
export const DITOLAK_HARI = 7

/** Returns the number of mails that were given up lately, and the newest one's error. */
export async function suratDitolak(
  db: Kysely<Tables>,
  now: Date,
): Promise<{ ditolak: number; sebab: string }> {
  const since = new Date(now.getTime() - DITOLAK_HARI * DAY_MS).toISOString()
  const failed = db
    .selectFrom('kotak_keluar')
    .where('saluran', '=', 'email')
    .where('keadaan', '=', 'gagal')
    .where('updated_at', '>', since)
  const { n } = await failed.select(sql<number | string>`count(*)`.as('n')).executeTakeFirstOrThrow()
  const last = await failed.select('alasan').orderBy('updated_at', 'desc').limit(1).executeTakeFirst()
  return { ditolak: Number(n), sebab: last?.alasan ?? '' }
}

/** Counts messages that became files and were sent to nobody. */
export async function countKept(db: Kysely<Tables>): Promise<number> {
  const { n } = await db
    .selectFrom('kotak_keluar')
    .select(sql<number | string>`count(*)`.as('n'))
    .where('keadaan', '=', 'disimpan')
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** A leased message. */
export type SuratDipegang = StoredRow<'kotak_keluar'>
type Held = Pick<SuratDipegang, 'id' | 'pemegang' | 'rujukan' | 'peristiwa'>

/** The result of a try to send. */
export type Hasil =
  | { keadaan: 'dikirim' | 'disimpan'; lewat: Lewat; alasan: string; luarId?: string }
  | { keadaan: 'antre'; alasan: string; berikutnya: Date }
  | { keadaan: 'gagal' | 'diragukan' | 'dilewati'; alasan: string }

/** Records the result of a try, also of a message that was taken for lost meanwhile: its sender knows best. */
export async function noteResult(
  db: Kysely<Tables>,
  { id, pemegang, rujukan, peristiwa }: Held,
  hasil: Hasil,
  now: Date,
): Promise<void> {
  const time = now.toISOString()
  const isDone = hasil.keadaan === 'dikirim' || hasil.keadaan === 'disimpan'
  await db
    .updateTable('kotak_keluar')
    .set({
      keadaan: hasil.keadaan,
      alasan: satuBaris(hasil.alasan, ALASAN_MOST),
      pemegang: '',
      dipegang_sampai: '',
      updated_at: time,
      ...(isDone && {
        lewat: hasil.lewat,
        dikirim_pada: time,
        luar_id: hasil.luarId ?? '',
      }),
      // A service that tells of it later may tell that it did not arrive; and a file reached nobody yet.
      ...(hasil.keadaan === 'dikirim' && { html: '', ...(hasil.luarId === undefined && { teks: '' }) }),
      ...(isDone && SEKALI_JALAN.includes(peristiwa) && { teks: '', html: '' }),
      ...(isDone &&
        isForget({ rujukan }) && {
          penerima: '',
          kotak: '',
          ...(hasil.keadaan === 'disimpan' && { teks: '', html: '' }),
        }),
      ...(hasil.keadaan === 'antre' && { berikutnya: hasil.berikutnya.toISOString() }),
    })
    .where('id', '=', id)
    .where('pemegang', '=', pemegang)
    .execute()
}

/**
 * Finds messages whose sender's lease ended without a result. One on its way to a mail server may have arrived: it
 * becomes doubtful, and only a person sends it again. A file is simply written again.
 */
export async function findInterrupted(db: Kysely<Tables>, masaMs: number, now: Date): Promise<void> {
  const time = now.toISOString()
  const ended = db
    .updateTable('kotak_keluar')
    .where('keadaan', '=', 'antre')
    .where('pemegang', '!=', '')
    .where(({ eb, or }) =>
      or([
        eb('dipegang_sampai', '<=', time),
        // Longer than any is held.
        eb('dipegang_sampai', '>', new Date(now.getTime() + masaMs).toISOString()),
      ]),
    )
  await ended
    .set({ pemegang: '', dipegang_sampai: '', updated_at: time })
    .where('pemegang', 'like', 'berkas:%')
    .execute()
  // The holder stays: if it is alive after all, it records the result.
  await ended
    .set({
      keadaan: 'diragukan',
      alasan: 'Server berhenti di tengah pengiriman, jadi pesan ini mungkin sudah sampai.',
      updated_at: time,
    })
    .where('pemegang', 'not like', 'berkas:%')
    .execute()
}

interface Query {
  keadaan?: KeadaanSurat | undefined
  page: number
  per_page: number
}

/** Returns a page of messages, newest first. */
export async function listSurat(
  db: Kysely<Tables>,
  { keadaan, page, per_page }: Query,
  lewat: Lewat,
): Promise<KotakKeluar> {
  const counted = await db
    .selectFrom('kotak_keluar')
    .select(['keadaan', sql<number | string>`count(*)`.as('n')])
    .groupBy('keadaan')
    .execute()
  const of = (state: KeadaanSurat) => Number(counted.find((row) => row.keadaan === state)?.n ?? 0)
  const jumlah = {
    antre: of('antre'),
    dikirim: of('dikirim'),
    disimpan: of('disimpan'),
    gagal: of('gagal'),
    diragukan: of('diragukan'),
    dilewati: of('dilewati'),
  }
  const total = keadaan ? jumlah[keadaan] : KEADAAN_SURAT.reduce((sum, state) => sum + jumlah[state], 0)
  let rows = db.selectFrom('kotak_keluar').selectAll().orderBy('id', 'desc')
  if (keadaan) rows = rows.where('keadaan', '=', keadaan)
  const data = await rows
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { data: data.map(toSurat), meta: { ...pageMeta(total, { page, per_page }), lewat, jumlah } }
}

function toSurat(row: StoredRow<'kotak_keluar'>): Surat {
  const { id, peristiwa, saluran, penerima, perihal, templat, versi, keadaan, lewat, alasan } = row
  return {
    id,
    peristiwa,
    saluran,
    penerima,
    perihal,
    templat,
    versi,
    keadaan,
    lewat,
    alasan,
    percobaan: triesEnded(row),
    berikutnya: keadaan === 'antre' ? row.berikutnya : null,
    dikirim_pada: row.dikirim_pada,
    diterima_pada: row.diterima_pada,
    dibaca_pada: row.dibaca_pada,
    created_at: row.created_at,
  }
}

/**
 * Schedules a message for now, however often it was tried; one stored as a file leaves once a mail server is set
 * (`lewat`).
 * @throws HttpError 404 without such a message; 409 if it left, is on its way, or has no recipient
 */
export async function retryMail(db: Kysely<Tables>, id: number, lewat: Lewat, now: Date): Promise<Surat> {
  const time = now.toISOString()
  const anew = {
    keadaan: 'antre',
    pemegang: '',
    dipegang_sampai: '',
    percobaan: 0,
    berikutnya: time,
    updated_at: time,
  } as const
  if (lewat === 'smtp') {
    const filed = await db
      .updateTable('kotak_keluar')
      .set({ ...anew, lewat: '', alasan: '', dikirim_pada: null })
      .where('id', '=', id)
      .where('keadaan', '=', 'disimpan')
      .where('penerima', '!=', '')
      .where('teks', '!=', '')
      .returningAll()
      .executeTakeFirst()
    if (filed) return toSurat(filed)
  }
  const row = await db
    .updateTable('kotak_keluar')
    .set(anew)
    .where('id', '=', id)
    .where(({ eb, or, and }) =>
      or([
        eb('keadaan', 'in', ['gagal', 'diragukan']),
        and([eb('keadaan', '=', 'antre'), eb('pemegang', '=', '')]),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
  if (row) return toSurat(row)
  const stored = await db.selectFrom('kotak_keluar').selectAll().where('id', '=', id).executeTakeFirst()
  if (!stored) throw notFound(SURAT_TIDAK_ADA)
  throw conflict(refusalOf(stored, lewat), { data: toSurat(stored) })
}

function refusalOf({ keadaan, alasan }: StoredRow<'kotak_keluar'>, lewat: Lewat): string {
  if (keadaan === 'dikirim') return 'Pesan ini sudah terkirim.'
  if (keadaan === 'disimpan') {
    const sebab = lewat === 'smtp' ? 'Isinya tinggal di berkas itu' : 'Server email belum diatur'
    return `Pesan ini tidak dapat dikirim. ${sebab}. ${alasan}`
  }
  if (keadaan === 'antre') return 'Pesan ini sedang dikirim.'
  return `Pesan ini tidak dapat dikirim. ${alasan}`
}

/** Deletes messages about records that are erased. */
export async function forgetSuratOf(db: Kysely<Tables>, rujukan: readonly string[]): Promise<void> {
  for (const part of inParts(rujukan)) {
    await db.deleteFrom('kotak_keluar').where('rujukan', 'in', part).execute()
  }
}

/** Deletes messages past their retention. */
export async function forgetOldSurat(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = (await agedBefore(db, new Date(now.getTime() - SURAT_HARI * DAY_MS))).toISOString()
  await db.deleteFrom('kotak_keluar').where('created_at', '<', before).execute()
}

/** Returns those of the ids that name a message. */
export async function knownSurat(db: Kysely<Tables>, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('kotak_keluar').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}
