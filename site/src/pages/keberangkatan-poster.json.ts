import type { APIRoute } from 'astro'
import { posterBaris } from '../keberangkatan/ask-keberangkatan.ts'

/* The pictures of what the search of departures finds, in the same order. */
export const GET: APIRoute = async () => Response.json(await posterBaris())
