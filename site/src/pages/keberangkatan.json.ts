import { packIndeks } from '@safar/shared/keberangkatan/indeks'
import type { APIRoute } from 'astro'
import { indeksBaris, libur } from '../keberangkatan/ask-keberangkatan.ts'

/* What the search of departures asks, in the browser. */
export const GET: APIRoute = async () => Response.json({ ...packIndeks(await indeksBaris()), libur })
