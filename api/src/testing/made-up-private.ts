import { BERKAS_MAX_BYTES } from '@safar/shared/files/berkas-pribadi/berkas-pribadi'
import { searchText } from '@safar/shared/platform/search'
import type { Field, Noun } from '@safar/shared/records/noun/field'
import { lookupColumn } from '@safar/shared/records/noun/sealed'
import { type CreateTableBuilder, sql } from 'kysely'
import { type DatabaseKind, type Schema, withId } from '../platform/db/migrations/schema.ts'
import { storedNoun } from '../records/noun/declare-noun.ts'

/** A private noun of tests with a field of each kind: what its admins write is theirs alone. */
export const CONTOH_PRIBADI = {
  name: 'contoh_pribadi',
  title: 'nama',
  audience: { reads: 'admin', writes: 'admin' },
  ordered: true,
  revised: 'whole',
  draftsInBrowser: false,
  personal: {
    email: 'surel',
    shows: { nama: 'Nama', surel: 'Email', nik: 'NIK', lahir: 'Lahir', keluarga: 'Keluarga' },
    kept: [
      { months: 24, since: 'created_at' },
      { months: 6, since: 'updated_at', when: { field: 'kelas', is: ['kecil'] } },
    ],
  },
  fields: {
    nama: { kind: 'text', max: 40, required: 'always' },
    catatan: { kind: 'text', max: 2_000, markdown: true, detail: true },
    surel: { kind: 'text', max: 80, email: true },
    nik: { kind: 'sealed', max: 40, opens: 'admin', reason: true, found: 'equal' },
    kelas: { kind: 'choice', of: ['kecil', 'besar'] },
    urutan: { kind: 'number', min: 1, max: 10_000 },
    nomor: { kind: 'number', min: 1, max: 1_000_000_000 },
    harga: { kind: 'money', min: 1, max: 99_999_999_999, currency: 'Rp' },
    bintang: { kind: 'stars' },
    lahir: { kind: 'day', past: true },
    janji: { kind: 'moment' },
    lama: { kind: 'durasi', required: 'always' },
    foto: { kind: 'image' },
    ukuran: { kind: 'figure', max: 40 },
    setuju: { kind: 'flag' },
    kata: { kind: 'texts', max: 3, each: 40 },
    teman_id: { kind: 'ref', to: 'contoh_pribadi', onDelete: 'clear' },
    keluarga: { kind: 'list', max: 3, row: { nama: { kind: 'text', max: 40 } } },
  },
  files: {
    paspor: {
      read: 'admin',
      write: 'admin',
      takes: ['image/jpeg', 'application/pdf'],
      max: BERKAS_MAX_BYTES,
      most: 3,
    },
  },
} as const satisfies Noun

type PlantedKind = (typeof CONTOH_PRIBADI.fields)[keyof typeof CONTOH_PRIBADI.fields]['kind']
/** Fails to compile for a kind of field that it does not have; public records alone have addresses. */
export const HAS_ALL_KINDS: Exclude<Field['kind'], 'alamat'> extends PlantedKind ? true : false = true

/** A private noun whose records each belong to one of those, and whose revisions are differences. */
export const CONTOH_ANGGOTA = {
  name: 'contoh_anggota',
  title: 'nama',
  audience: { reads: 'admin', writes: 'admin' },
  owned: 'induk_id',
  revised: 'difference',
  draftsInBrowser: false,
  fields: {
    nama: { kind: 'text', max: 40, required: 'always' },
    induk_id: { kind: 'ref', to: 'contoh_pribadi', required: 'always', onDelete: 'follow' },
    nik: { kind: 'sealed', max: 40, opens: 'admin' },
  },
} as const satisfies Noun

export const contohPribadiNoun = storedNoun(CONTOH_PRIBADI, {
  label: 'Contoh pribadi',
  office: '/admin/questions',
  cari: ({ nama, catatan, nik }) => searchText([nama, catatan, nik]),
  about: ({ kata }) => kata,
})

export const contohAnggotaNoun = storedNoun(CONTOH_ANGGOTA, {
  label: 'Contoh anggota',
  office: '/admin/questions',
  cari: ({ nama, nik }) => searchText([nama, nik]),
})

/** Creates their tables, as their migration would. A reference is held as the transaction ends. */
export async function makeContohPribadi(db: Schema, kind: DatabaseKind): Promise<void> {
  const later = sql`deferrable initially deferred`
  const texts = (table: Table, names: readonly string[]) =>
    [...names, 'cari', 'created_at', 'updated_at'].reduce(
      (each, name) => each.addColumn(name, 'text', (column) => column.notNull()),
      table,
    )
  let table = withId(db.schema.createTable(CONTOH_PRIBADI.name), kind).addColumn('harga', 'bigint')
  for (const name of ['urutan', 'nomor', 'bintang', 'setuju']) table = table.addColumn(name, 'integer')
  table = table.addColumn('teman_id', 'integer', (column) =>
    column.references('contoh_pribadi.id').modifyEnd(later),
  )
  await texts(table, [
    'nama',
    'surel',
    'nik',
    lookupColumn('nik'),
    'catatan',
    'kelas',
    'lahir',
    'janji',
    'lama',
    'foto',
    'ukuran',
    'kata',
    'keluarga',
  ]).execute()
  const anggota = withId(db.schema.createTable(CONTOH_ANGGOTA.name), kind).addColumn(
    'induk_id',
    'integer',
    (column) => column.notNull().references('contoh_pribadi.id').modifyEnd(later),
  )
  await texts(anggota, ['nama', 'nik']).execute()
}

type Table = CreateTableBuilder<string, string>
