import type { APIRoute } from 'astro'
import { listAlamatLama } from '../alamat/list-alamat-lama.ts'
import { pindahOf } from '../alamat/pindah.ts'

/* Where former addresses lead: for our server and the rules of static hosts. Neither shows it to visitors. */
export const GET: APIRoute = async () =>
  Response.json(Object.fromEntries(pindahOf(await listAlamatLama()).map(({ dari, ke }) => [dari, ke])))
