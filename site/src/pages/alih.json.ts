import type { APIRoute } from 'astro'
import { listMoves } from '../alamat/list-alamat-lama.ts'

/* Where former addresses lead: for our server and the rules of static hosts. Neither shows it to visitors. */
export const GET: APIRoute = async () =>
  Response.json(Object.fromEntries((await listMoves()).map(({ dari, ke }) => [dari, ke])))
