import { initialsOf, readKwitansiNomor } from '@safar/shared/money/kwitansi/kwitansi'
import {
  type Kwitansi,
  kwitansiIsiSchema,
  type periksaSchema,
} from '@safar/shared/money/kwitansi/kwitansi-schema'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { hashToken } from '../../access/session/token.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { notFound } from '../../platform/http/errors.ts'
import { pageMeta } from '../../platform/http/params.ts'
import { checkAddress } from './kwitansi-mail.ts'

const TIDAK_ADA = 'Kwitansi ini tidak ada.'
const TIDAK_DIKENAL = 'Kwitansi ini tidak dikenal. Periksa lagi nomor dan kodenya, atau hubungi kantor kami.'

const rowsOf = (db: Kysely<Tables>) =>
  db
    .selectFrom('kwitansi')
    .leftJoin('kwitansi_batal', 'kwitansi_batal.kwitansi_id', 'kwitansi.id')
    .leftJoin('akun', 'akun.id', 'kwitansi_batal.akun_id')
    .select([
      'kwitansi.nomor',
      'kwitansi.pembayaran_id',
      'kwitansi.pemesanan_id',
      'kwitansi.k',
      'kwitansi.isi',
      'kwitansi.pada',
      'kwitansi_batal.pada as batal_pada',
      'kwitansi_batal.alasan as batal_alasan',
    ])
    .select(({ fn, val }) => fn.coalesce('akun.nama', val('')).as('batal_oleh'))

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>

function shown(row: Row, siteUrl: string): Kwitansi {
  const { nomor, pembayaran_id, pemesanan_id, k } = row
  return {
    ...kwitansiIsiSchema.parse(JSON.parse(row.isi)),
    nomor,
    pembayaran_id,
    pemesanan_id,
    keadaan: row.batal_pada === null ? 'sah' : 'dibatalkan',
    terbit_pada: row.pada,
    pembatalan:
      row.batal_pada === null
        ? null
        : {
            nomor: `${nomor}-B`,
            pada: row.batal_pada,
            alasan: row.batal_alasan ?? '',
            oleh: row.batal_oleh,
          },
    periksa: { k, tautan: checkAddress(siteUrl, { nomor, k }) },
  }
}

/** Returns a receipt by its number. @throws HttpError 404 */
export async function findKwitansi(db: Kysely<Tables>, typed: string, siteUrl: string): Promise<Kwitansi> {
  const row = await rowsOf(db)
    .where('kwitansi.nomor', '=', readKwitansiNomor(typed) ?? '')
    .executeTakeFirst()
  if (!row) throw notFound(TIDAK_ADA)
  return shown(row, siteUrl)
}

/**
 * Returns a page of receipts, newest first, of one booking where it is named. `q` is the beginning of a receipt's
 * number or of a booking's code, in any case.
 */
export async function listKwitansi(
  db: Kysely<Tables>,
  {
    pemesanan,
    q = '',
    page,
    per_page,
  }: { pemesanan?: number | undefined; q?: string | undefined; page: number; per_page: number },
  siteUrl: string,
) {
  const own = pemesanan ?? null
  // Numbers and codes have neither sign of a pattern.
  const text = q.trim().toUpperCase()
  const begins = `${text.replaceAll(/[%_\\]/g, '')}%`
  const matching = rowsOf(db)
    .$if(own !== null, (query) => query.where('kwitansi.pemesanan_id', '=', own ?? 0))
    .$if(text !== '' && begins === '%', (query) => query.where('kwitansi.id', '<', 0))
    .$if(begins !== '%', (query) =>
      query.where(({ eb, or, selectFrom }) =>
        or([
          eb('kwitansi.nomor', 'like', begins),
          eb(
            'kwitansi.pemesanan_id',
            'in',
            selectFrom('pemesanan').select('pemesanan.id').where('pemesanan.kode', 'like', begins),
          ),
        ]),
      ),
    )
  const { total } = await matching
    .clearSelect()
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .orderBy('kwitansi.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return {
    data: rows.map((row) => shown(row, siteUrl)),
    meta: pageMeta(Number(total), { page, per_page }),
  }
}

/**
 * Returns what a stranger with a receipt in hand may see of it. A wrong code is answered as an unknown number is.
 * @throws HttpError 404
 */
export async function checkKwitansi(
  db: Kysely<Tables>,
  typed: string,
  k: string,
): Promise<z.infer<typeof periksaSchema>> {
  const row = await rowsOf(db)
    .where('kwitansi.nomor', '=', readKwitansiNomor(typed) ?? '')
    .executeTakeFirst()
  if (!row || hashToken(k.toUpperCase()) !== hashToken(row.k)) throw notFound(TIDAK_DIKENAL)
  const { dari, mata_uang, jumlah } = kwitansiIsiSchema.parse(JSON.parse(row.isi))
  return {
    nomor: row.nomor,
    keadaan: row.batal_pada === null ? 'sah' : 'dibatalkan',
    tanggal: hariIni(new Date(row.pada)),
    mata_uang,
    jumlah,
    inisial: initialsOf(dari),
  }
}
