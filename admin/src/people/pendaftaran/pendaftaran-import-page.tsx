import { type ImportOf, ImportView } from '../../content/paket/impor/import-view.tsx'
import { paths } from '../../platform/paths.ts'
import { pendaftaranQueries } from './pendaftaran.queries.ts'
import { pendaftaranImporClient } from './pendaftaran-impor-client.ts'

const PENDAFTARAN: ImportOf = {
  title: 'Impor pendaftaran',
  heading: 'Impor pendaftaran dari CSV',
  kata: 'pendaftaran',
  client: pendaftaranImporClient,
  berkasContoh: 'contoh-impor-pendaftaran.csv',
  petunjuk: [
    'Baris dengan kode mengubah pendaftaran itu; baris tanpa kode menjadi pendaftaran baru.',
    'Pendaftaran baru hanya disimpan bila kolom persetujuan berisi ya.',
    'Kolom yang tidak ada di berkas dibiarkan seperti semula. Telepon boleh ditulis 0812, 62812, atau +62812.',
  ],
  queryKey: pendaftaranQueries.all(),
  daftar: paths.pendaftaran,
  selesai: 'Semuanya tampil di Pendaftaran, juga yang kemungkinan ganda.',
}

/** Renders the import of registrations from a sheet. */
export function Component() {
  return <ImportView of={PENDAFTARAN} />
}
