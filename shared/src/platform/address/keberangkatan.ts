import { paket } from './page.ts'

/*
 * Pages of departures that there are as many of as months, cities and airlines: they work with scripts off, and search engines
 * read them.
 */
export const bulan = (bulan: string): string => `${paket}/bulan/${bulan}`
export const dari = (kota: string): string => `${paket}/dari/${kota}`
export const maskapai = (maskapai: string): string => `${paket}/maskapai/${maskapai}`
/** Those that left, newest first. */
export const berangkat = `${paket}/sudah-berangkat`

/** The file of departures that the search in the browser asks, and their pictures beside it. */
export const KEBERANGKATAN_JSON = '/keberangkatan.json'
export const POSTER_JSON = '/keberangkatan-poster.json'

/** Where departures stand side by side. Which ones is in its query, so no search engine is told of it. */
export const banding = `${paket}/banding`
