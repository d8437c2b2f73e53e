import { searchText } from '@safar/shared/platform/search'
import type { Noun } from '@safar/shared/records/noun/field'
import { type DatabaseKind, type Schema, withId } from '../platform/db/migrations/schema.ts'
import { storedNoun } from '../records/noun/declare-noun.ts'

/** A noun that nobody sells, with a picture in each place that may name one. */
const KIOS = {
  name: 'kios',
  title: 'nama',
  audience: { reads: 'staff', writes: 'staff' },
  published: true,
  addressed: true,
  ordered: true,
  revised: 'whole',
  draftsInBrowser: true,
  fields: {
    nama: { kind: 'text', max: 40, required: 'always' },
    gambar: { kind: 'image' },
    isi: { kind: 'text', max: 2_000 },
    kategori: { kind: 'text', max: 20 },
    urutan: { kind: 'number', min: 1, max: 10_000 },
    rak: { kind: 'list', max: 5, row: { barang: { kind: 'text', max: 40 }, foto: { kind: 'image' } } },
  },
} as const satisfies Noun

export const kiosNoun = storedNoun(KIOS, {
  label: 'Kios',
  office: '/admin/questions',
  cari: ({ nama, isi }) => searchText([nama, isi]),
})

/** Makes the noun's table as its migration would. */
export async function makeKios(db: Schema, kind: DatabaseKind): Promise<void> {
  let table = withId(db.schema.createTable('kios'), kind)
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('urutan', 'integer')
  for (const name of ['nama', 'gambar', 'isi', 'kategori', 'rak', 'cari', 'created_at', 'updated_at']) {
    table = table.addColumn(name, 'text', (column) => column.notNull())
  }
  await table.execute()
}
