import { searchTerms, searchText } from '@safar/shared/cari'
import { phoneDigits } from '@safar/shared/chat'
import { foldText } from '@safar/shared/fold-text'
import { addDays } from '@safar/shared/format/tanggal'
import { awalHari } from '@safar/shared/format/waktu-wib'
import type { JenisPendaftaran } from '@safar/shared/pendaftaran/jenis'
import { bulanText } from '@safar/shared/pendaftaran/kabari'
import {
  type Pendaftaran,
  type PendaftaranInput,
  type PendaftaranJumlah,
  type PendaftaranSaya,
  type PendaftaranStatus,
  pendaftaranSchema,
} from '@safar/shared/pendaftaran/schema'
import type { Kysely, Transaction } from 'kysely'
import { cariHolds } from '../db/cari.ts'
import { inParts } from '../db/in-parts.ts'
import type { OnBroken } from '../db/rusak.ts'
import type { PendaftaranRow, PendaftaranTable, Tables } from '../db/tables.ts'
import { forgetAnswersOf } from '../kiriman/kiriman.ts'
import { forgetSuratOf } from '../kotak-keluar/kotak-keluar.repository.ts'
import { emailKey } from '../session/akun.repository.ts'
import { newKode } from './kode.ts'

/** How an answer names a registration, so that it goes with it. */
export const rujukanOf = (id: number) => `pendaftaran:${id}`

/** A stored row as staff read it. */
export function toPendaftaran(row: PendaftaranRow): Pendaftaran {
  const { email_kunci: _e, telepon_kunci: _t, cari: _c, ...fields } = row
  const given = row.setuju_pemasaran === 1
  return {
    ...fields,
    mau_sebagian: row.mau_sebagian === 1,
    setuju_pemasaran: given && row.pemasaran_ditarik_pada === null,
    pemasaran_pada: given ? row.persetujuan_pada : null,
  }
}

/** A stored row as staff read it, or null with word of it where it cannot be read. */
export function readPendaftaranRow(row: PendaftaranRow, onBroken?: OnBroken): Pendaftaran | null {
  const parsed = pendaftaranSchema.safeParse(toPendaftaran(row))
  if (parsed.success) return parsed.data
  onBroken?.({ tabel: 'pendaftaran', id: row.id, isian: String(parsed.error.issues[0]?.path[0] ?? '') })
  return null
}

/** A stored row as the person themselves reads it: notes and names of staff are not theirs to read. */
function toPendaftaranSaya(row: PendaftaranRow): PendaftaranSaya {
  const { catatan_admin: _n, diubah_oleh: _d, pemasaran_ditarik_oleh: _p, ...own } = toPendaftaran(row)
  return own
}

type Searched = Pick<
  PendaftaranTable,
  'kode' | 'nama' | 'email' | 'telepon' | 'paket' | 'catatan' | 'catatan_admin'
> & { bulan?: string; kota?: string }

/** Columns that follow from others: what a person is looked up and found by. */
export function derivedColumns(row: Searched) {
  const { kode, nama, email, telepon, paket, catatan, catatan_admin, bulan = '', kota = '' } = row
  return {
    email_kunci: emailKey(email),
    telepon_kunci: phoneDigits(telepon),
    cari: searchText(
      [
        nama,
        email,
        paket,
        catatan,
        catatan_admin,
        kode,
        kode.replace('-', ''),
        bulan && bulanText(bulan),
        kota,
      ],
      [telepon],
    ),
  }
}

/** What a registration is beside what its form holds. */
export type Ikatan = Pick<Pendaftaran, 'jenis'> &
  Partial<Pick<Pendaftaran, 'paket_id' | 'mau_sebagian' | 'bulan' | 'kota' | 'kategori' | 'hapus_pada'>>

type Filled = Omit<PendaftaranInput, 'setuju' | 'persetujuan_versi' | 'tunggu' | 'mau_sebagian' | 'paket_id'>

/** Stores a registration together with the consent that was given: the text's version and the time. */
export async function insertPendaftaran(
  db: Kysely<Tables>,
  { nama, email, telepon, paket, kamar, jumlah_pax, catatan, setuju_pemasaran }: Filled,
  ikatan: Ikatan,
  persetujuan_versi: string,
  now: Date,
): Promise<Pendaftaran> {
  const time = now.toISOString()
  const {
    jenis,
    paket_id = null,
    mau_sebagian,
    bulan = '',
    kota = '',
    kategori = '',
    hapus_pada = null,
  } = ikatan
  const row = {
    nama,
    email,
    telepon,
    paket,
    kamar,
    jumlah_pax: jumlah_pax ?? null,
    catatan,
    jenis,
    paket_id,
    mau_sebagian: mau_sebagian ? 1 : 0,
    bulan,
    kota,
    kategori,
    hapus_pada,
    setuju_pemasaran: setuju_pemasaran ? 1 : 0,
    pemasaran_ditarik_pada: null,
    pemasaran_ditarik_oleh: '',
    status: 'baru' as const,
    catatan_admin: '',
    diubah_oleh: '',
    persetujuan_versi,
    persetujuan_pada: time,
    created_at: time,
    updated_at: time,
  }
  for (;;) {
    const kode = newKode()
    const stored = await db
      .insertInto('pendaftaran')
      .values({ ...row, kode, ...derivedColumns({ ...row, kode }) })
      .onConflict((conflict) => conflict.column('kode').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (stored) return toPendaftaran(stored)
  }
}

export interface PendaftaranFilter {
  status?: PendaftaranStatus | undefined
  jenis?: JenisPendaftaran | undefined
  q?: string | undefined
  /** First of seven days in the agency's calendar. */
  minggu?: string | undefined
  /** Slug of a departure. */
  paket?: string | undefined
  page?: number | undefined
  per_page?: number | undefined
  /** Only those that came before the one of this id: pages that stay what they are while people register. */
  sebelum?: number | undefined
}

/** As many as a list shows where nobody says. */
const PER_PAGE = 20
/** Packages that one word of a search may mean. */
const MAX_SLUGS = 500

/** Registrations, newest first: one page of them, and how many there are in all. */
export async function listPendaftaran(
  db: Kysely<Tables>,
  { status, jenis, q, minggu, paket, page = 1, per_page = PER_PAGE, sebelum }: PendaftaranFilter,
  onBroken?: OnBroken,
) {
  let query = db.selectFrom('pendaftaran')
  if (status) query = query.where('status', '=', status)
  if (jenis) query = query.where('jenis', '=', jenis)
  if (minggu) {
    const next = awalHari(addDays(minggu, 7))
    query = query.where('created_at', '>=', awalHari(minggu)).where('created_at', '<', next)
  }
  if (paket) {
    const named = db.selectFrom('paket').select('id').where('slug', '=', paket)
    query = query.where(({ or, and, eb }) =>
      or([eb('paket_id', 'in', named), and([eb('paket_id', 'is', null), eb('paket', '=', paket)])]),
    )
  }
  for (const { forms, slugs } of await meanings(db, q ?? '')) {
    query = query.where(({ or, eb }) =>
      or([...forms.map(cariHolds), ...(slugs.length > 0 ? [eb('paket', 'in', slugs)] : [])]),
    )
  }
  const { total } = await query
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  if (sebelum !== undefined) query = query.where('id', '<', sebelum)
  const rows = await query
    .selectAll()
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const data = rows.flatMap((row) => readPendaftaranRow(row, onBroken) ?? [])
  return { data, meta: { total: Number(total), page, per_page } }
}

/** The words of a search, each with the packages that are called so: a registration holds an address alone. */
async function meanings(db: Kysely<Tables>, q: string) {
  const terms = searchTerms(q)
  if (terms.length === 0) return []
  const paket = await db.selectFrom('paket').select(['slug', 'nama_paket']).execute()
  const names = paket.map(({ slug, nama_paket }) => ({ slug, name: foldText(String(nama_paket)) }))
  return terms.map((forms) => ({
    forms,
    slugs: names
      .filter(({ name }) => forms.some((form) => name.includes(form)))
      .slice(0, MAX_SLUGS)
      .map(({ slug }) => slug),
  }))
}

/** How many there are of each status and kind, and what changes whenever any of them does. */
export async function countPendaftaran(db: Kysely<Tables>): Promise<Omit<PendaftaranJumlah, 'menanti'>> {
  const rows = await db
    .selectFrom('pendaftaran')
    .select(({ fn }) => [
      'status',
      'jenis',
      fn.countAll<number | string>().as('jumlah'),
      fn.max('id').as('terakhir'),
    ])
    .groupBy(['status', 'jenis'])
    .execute()
  const newest = await db
    .selectFrom('pendaftaran')
    .select(({ fn }) => fn.max('updated_at').as('diubah'))
    .executeTakeFirst()
  const sum = (isMeant: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isMeant).reduce((all, { jumlah }) => all + Number(jumlah), 0)
  const ofStatus = (wanted: PendaftaranStatus) => sum(({ status }) => status === wanted)
  return {
    baru: ofStatus('baru'),
    dihubungi: ofStatus('dihubungi'),
    lunas: ofStatus('lunas'),
    batal: ofStatus('batal'),
    total: sum(() => true),
    tunggu: sum(({ jenis }) => jenis === 'tunggu'),
    kabari: sum(({ jenis }) => jenis === 'kabari'),
    terakhir: Math.max(0, ...rows.map(({ terakhir }) => terakhir)),
    diubah: newest?.diubah ?? '',
  }
}

/** What a person registered themselves, by their account's mail, newest first. */
export async function listPendaftaranOf(db: Kysely<Tables>, email: string): Promise<PendaftaranSaya[]> {
  const rows = await db
    .selectFrom('pendaftaran')
    .selectAll()
    .where('email_kunci', '=', emailKey(email))
    .orderBy('id', 'desc')
    .execute()
  return rows.filter((row) => readPendaftaranRow(row) !== null).map(toPendaftaranSaya)
}

/** Erases registrations for good, with the answers and messages that tell of them. Gives how many there were. */
export async function erasePendaftaran(trx: Transaction<Tables>, ids: readonly number[]): Promise<number> {
  const rujukan = ids.map(rujukanOf)
  await forgetAnswersOf(trx, rujukan)
  await forgetSuratOf(trx, rujukan)
  let erased = 0
  for (const part of inParts(ids)) {
    const result = await trx.deleteFrom('pendaftaran').where('id', 'in', part).executeTakeFirst()
    erased += Number(result.numDeletedRows)
  }
  return erased
}

/** Erases a registration; false when there is none. */
export function deletePendaftaran(db: Kysely<Tables>, id: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => (await erasePendaftaran(trx, [id])) > 0)
}

/**
 * Erases what was registered before a time, and what its own consent keeps until a day that is over by `today` (`YYYY-MM-DD`):
 * whoever took a seat by then is kept as every traveller is.
 */
export function deleteOldPendaftaran(db: Kysely<Tables>, before: Date, today: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const old = await trx
      .selectFrom('pendaftaran')
      .select('id')
      .where(({ or, and, eb }) =>
        or([
          eb('created_at', '<', before.toISOString()),
          and([eb('hapus_pada', '<', today), eb('status', '!=', 'lunas')]),
        ]),
      )
      .execute()
    await erasePendaftaran(
      trx,
      old.map(({ id }) => id),
    )
  })
}
