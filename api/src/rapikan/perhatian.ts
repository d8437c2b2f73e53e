import type { Publikasi } from '@safar/shared/publikasi/schema'
import type { Kysely } from 'kysely'
import type { BrokenRow, BrokenRows, OnBroken } from '../db/rusak.ts'
import type { Tables } from '../db/tables.ts'
import type { AppDeps } from '../deps.ts'
import { readPaketRow, readSnapshot } from '../paket/paket-row.ts'
import { findRiwayat } from '../paket/riwayat.repository.ts'
import { listSampah } from '../paket/sampah.repository.ts'
import { readPendaftaranRow } from '../pendaftaran/pendaftaran.repository.ts'
import { listWeakAkun } from '../session/akun.repository.ts'
import { openQuestion } from './jam.ts'

/** Rows read at once: others are answered in between. */
const PIECE = 50
/** Looking at every row costs more than an answer may, so it is done no more often; what lists meet is named at once. */
const LOOK_MS = 5 * 60_000

export type Attention = Pick<Publikasi, 'jam'> & { peringatan: string[] }

/** Tells what admins are to know or to answer, beside how publishing stands. */
export function createAttention(
  { database: { db }, now }: Pick<AppDeps, 'database' | 'now'>,
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
    const jam = await openQuestion(db, now())
    return {
      peringatan: [
        ...new Set(rusak.list().map(brokenText)),
        ...weak.map(
          (email) => `Password akun ${email} mudah ditebak. Minta pemiliknya menggantinya di Pengaturan.`,
        ),
      ],
      ...(jam && { jam }),
    }
  }
}

function brokenText({ tabel, id, isian, nama }: BrokenRow): string {
  const why = `isian ${isian} di basis data tidak dapat dibaca`
  switch (tabel) {
    case 'paket':
      return `Paket ${nama ? `“${nama}”` : `nomor ${id}`} tidak ditampilkan: ${why}. Minta pengelola server memulihkannya dari riwayat.`
    case 'sampah':
      return `Paket nomor ${id} di Sampah tidak ditampilkan: ${why}.`
    case 'riwayat':
      return `Riwayat nomor ${id} tidak ditampilkan: ${why}.`
    case 'pendaftaran':
      return `Pendaftaran nomor ${id} tidak ditampilkan: ${why}. Minta pengelola server membetulkannya.`
  }
}

async function findBroken(db: Kysely<Tables>, note: OnBroken): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('paket')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(PIECE)
      .execute()
    for (const row of rows) readPaketRow(row, note)
    const last = rows.at(-1)
    if (!last) break
    after = last.id
    await pause()
  }
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('pendaftaran')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(PIECE)
      .execute()
    for (const row of rows) readPendaftaranRow(row, note)
    const last = rows.at(-1)
    if (!last) break
    after = last.id
    await pause()
  }
  await listSampah(db, note)
}

function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

async function isStillBroken(db: Kysely<Tables>, { tabel, id }: BrokenRow): Promise<boolean> {
  switch (tabel) {
    case 'paket': {
      const row = await db.selectFrom('paket').selectAll().where('id', '=', id).executeTakeFirst()
      return row !== undefined && readPaketRow(row) === null
    }
    case 'pendaftaran': {
      const row = await db.selectFrom('pendaftaran').selectAll().where('id', '=', id).executeTakeFirst()
      return row !== undefined && readPendaftaranRow(row) === null
    }
    case 'sampah': {
      const row = await db.selectFrom('sampah').select('data').where('data_id', '=', id).executeTakeFirst()
      return row !== undefined && readSnapshot(row.data) === null
    }
    case 'riwayat': {
      const row = await db.selectFrom('riwayat').select('data_id').where('id', '=', id).executeTakeFirst()
      return row !== undefined && (await findRiwayat(db, row.data_id, id)) === null
    }
  }
}
