import type { SiapPaket } from '@safar/shared/content/paket/kesiapan-schema'
import { saatWib } from '@safar/shared/content/paket/perubahan/words'
import { kesiapanText } from '@safar/shared/content/paket/siap'
import type { Publikasi } from '@safar/shared/publishing/publikasi/publikasi-schema'
import type { Kysely } from 'kysely'
import { listWeakAkun } from '../../access/session/akun.repository.ts'
import { listKesiapan } from '../../content/paket/kesiapan.ts'
import { remindOfIntegrations } from '../../outbound/webhook/remind-of-integrations.ts'
import { ceilingText } from '../../people/pendaftaran/ceiling.ts'
import { readPendaftaranRow } from '../../people/pendaftaran/pendaftaran-row.ts'
import { readInPieces } from '../../platform/db/pieces.ts'
import type { BrokenRow, BrokenRows, OnBroken } from '../../platform/db/rusak.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { findRecord } from '../../records/noun/noun.repository.ts'
import { findRiwayat } from '../../records/noun/riwayat.repository.ts'
import { listSampah } from '../../records/noun/sampah.repository.ts'
import { cadanganUsang } from '../cadangan/backup-notes.ts'
import { NOUNS, nounOf } from '../tables/nouns.ts'
import { openQuestion } from './jam.ts'

/**
 * Looking at every row costs more than an answer may, so it is done no more often; what lists meet is named at once.
 */
const LOOK_MS = 5 * 60_000
/** The largest number of missing things named of a plan. */
const RENCANA_MOST = 4

export type Attention = Pick<Publikasi, 'jam'> & { peringatan: string[] }

/** Creates the function that returns warnings and questions for admins, beside the state of publishing. */
export function createAttention(
  { database: { db }, env, now }: Pick<AppDeps, 'database' | 'env' | 'now'>,
  rusak: BrokenRows,
): () => Promise<Attention> {
  let looked: number | null = null
  let looking: Promise<void> | null = null

  function lookAtAll(): Promise<void> {
    looking ??= findBroken(db, rusak.note).finally(() => {
      looked = now().getTime()
      looking = null
    })
    return looking
  }

  return async () => {
    if (looked === null || Math.abs(now().getTime() - looked) >= LOOK_MS) await lookAtAll()
    await rusak.keepOnly((row) => isStillBroken(db, row))
    const weak = await listWeakAkun(db)
    const full = await ceilingText(db, now())
    const rencana = await listKesiapan(db, 'terjadwal', now(), rusak.note)
    const cadangan = env.CADANGAN_KE === undefined ? null : await cadanganText(db, now())
    const jam = await openQuestion(db, now())
    return {
      peringatan: [
        ...(full ? [full] : []),
        ...(cadangan ? [cadangan] : []),
        ...(await remindOfIntegrations(db, now())),
        ...rencana.flatMap(rencanaText),
        ...new Set(rusak.list().map(brokenText)),
        ...weak.map(
          (email) =>
            `Password akun ${email} mudah ditebak. Minta pemiliknya menggantinya di Pengaturan Profil.`,
        ),
      ],
      ...(jam && { jam }),
    }
  }
}

/** A plan that would not pass, said before its day; nothing of one that would. */
function rencanaText({ nama_paket, terbit_pada, siap, dari, kosong, kurang }: SiapPaket): string[] {
  if (siap === dari) return []
  const open = [...kosong, ...kurang].slice(0, RENCANA_MOST).join(', ')
  return [
    `Paket “${nama_paket}” dijadwalkan terbit ${saatWib(terbit_pada)} dan belum memenuhi syarat (${kesiapanText({ siap, dari })}): ${open}.`,
  ]
}

/** Returns the warning that nights passed without a backup; null while there is a new one, or none was due yet. */
async function cadanganText(db: Kysely<Tables>, now: Date): Promise<string | null> {
  const { baik, usang, disisihkan } = await cadanganUsang(db, now)
  if (!usang) return sisihanText(disisihkan)
  return baik
    ? `Cadangan terakhir yang baik dibuat ${saatWib(baik)}. Lihat sebabnya di Cadangan.`
    : 'Belum ada cadangan yang baik. Lihat sebabnya di Cadangan.'
}

/** Returns the warning that rows of the last good backup would not come back. */
function sisihanText(jumlah: number): string | null {
  if (jumlah === 0) return null
  return `${jumlah} baris yang rusak disisihkan dari cadangan terakhir dan tidak akan ikut kembali. Lihat namanya di Cadangan.`
}

function brokenText({ tabel, jenis, id, isian, nama }: BrokenRow): string {
  const why = `isian ${isian} di basis data tidak dapat dibaca`
  const label = nounOf(jenis ?? tabel)?.label
  switch (tabel) {
    case 'sampah':
      return `${label} nomor ${id} di Sampah tidak ditampilkan: ${why}.`
    case 'riwayat':
      return `Riwayat nomor ${id} tidak ditampilkan: ${why}.`
    case 'pendaftaran':
      return `Pendaftaran nomor ${id} tidak ditampilkan: ${why}. Minta pengelola server membetulkannya.`
    default:
      return `${label} ${nama ? `“${nama}”` : `nomor ${id}`} tidak ditampilkan: ${why}. Minta pengelola server memulihkannya dari riwayat.`
  }
}

async function findBroken(db: Kysely<Tables>, note: OnBroken): Promise<void> {
  for (const noun of NOUNS) {
    for await (const rows of readInPieces(db, { name: noun.noun.name, key: ['id'] })) {
      for (const row of rows) noun.readRow(row, note)
      await pause()
    }
    await listSampah(db, noun, note)
  }
  for await (const rows of readInPieces(db, { name: 'pendaftaran', key: ['id'] })) {
    for (const row of rows) readPendaftaranRow(row, note)
    await pause()
  }
}

/** Others are answered in between. */
function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

async function isStillBroken(db: Kysely<Tables>, { tabel, jenis, id }: BrokenRow): Promise<boolean> {
  if (tabel === 'pendaftaran') {
    const row = await db.selectFrom('pendaftaran').selectAll().where('id', '=', id).executeTakeFirst()
    return row !== undefined && readPendaftaranRow(row) === null
  }
  const noun = nounOf(jenis ?? tabel)
  if (!noun) return false
  const stillThere: BrokenRow[] = []
  const note: OnBroken = (row) => stillThere.push(row)
  if (tabel === 'riwayat') {
    const row = await db.selectFrom('riwayat').select('data_id').where('id', '=', id).executeTakeFirst()
    if (row) await findRiwayat(db, noun, row.data_id, id, note)
  } else if (tabel === 'sampah') await listSampah(db, noun, note)
  else await findRecord(db, noun, String(id), note)
  return stillThere.some((row) => row.id === id)
}
