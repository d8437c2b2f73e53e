import type { APIRoute } from 'astro'
import { indeksCari } from '../cari/berkas-cari.ts'

/* What the search over articles and questions is asked, in the browser. */
export const GET: APIRoute = async () => Response.json(await indeksCari())
