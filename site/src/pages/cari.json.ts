import type { APIRoute } from 'astro'
import { listArtikel } from '../artikel/list-artikel.ts'
import { dokumenArtikel, dokumenTanya } from '../cari/dokumen.ts'
import { buatIndeks } from '../cari/indeks.ts'
import { listTanya } from '../tanya/list-tanya.ts'

/* What the search over articles and questions is asked, in the browser. */
export const GET: APIRoute = async () =>
  Response.json(
    buatIndeks([...(await listArtikel()).map(dokumenArtikel), ...(await listTanya()).map(dokumenTanya)]),
  )
