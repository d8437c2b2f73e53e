import { listArtikel } from '../artikel/list-artikel.ts'
import { onceOf } from '../noun/list-of.ts'
import { question } from '../question.ts'
import { listTanya } from '../tanya/list-tanya.ts'
import { dokumenArtikel, dokumenTanya } from './dokumen.ts'
import { buildIndex } from './indeks.ts'

const berkas = onceOf(async () =>
  buildIndex([...(await listArtikel()).map(dokumenArtikel), ...(await listTanya()).map(dokumenTanya)]),
)

/** Asks for the file of the search index that the browser loads first. */
export const indeksCari = question('cari/indeks', async () => (await berkas()).indeks)

/** Lists the names of the further files that it refers to. */
export const namaBerkas = async () => [...(await berkas()).lain.keys()]

/** Asks for the content of one of these files. */
export const isiBerkas = question('cari/berkas', async (nama: string) => (await berkas()).lain.get(nama))
