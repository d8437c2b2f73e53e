import { packIndeks } from '@safar/shared/content/keberangkatan/indeks'
import type { APIRoute } from 'astro'
import { indeksBaris, libur } from '../keberangkatan/ask-keberangkatan.ts'

/* What the search of departures asks, in the browser. */
export const GET: APIRoute = async () => Response.json({ ...packIndeks(await indeksBaris()), libur })
