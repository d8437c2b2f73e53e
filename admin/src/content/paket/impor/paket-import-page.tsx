import { paths } from '../../../platform/paths.ts'
import { paketQueries } from '../paket.queries.ts'
import { type ImportOf, ImportView } from './import-view.tsx'
import { imporClient } from './paket-impor-client.ts'

const PAKET: ImportOf = {
  title: 'Impor paket',
  heading: 'Impor paket dari CSV',
  kata: 'paket',
  client: imporClient,
  berkasContoh: 'contoh-impor-paket.csv',
  petunjuk: [
    'Baris yang slug (tautan halaman) paketnya sudah ada mengubah paket itu; baris tanpa slug menjadi draf baru.',
    'Kolom yang tidak ada di berkas dibiarkan seperti semula.',
    'Daftar seperti hotel ditulis satu per baris di dalam sel. Lihat berkas contoh.',
  ],
  queryKey: paketQueries.all(),
  daftar: paths.packages,
  selesai: 'Perubahan pada paket yang terbit tampil di situs sebentar lagi.',
}

/** Renders the import of packages from a sheet. */
export function Component() {
  return <ImportView of={PAKET} />
}
