import { paket } from './page.ts'

/* Pages of departures by month, city and airline: they work without scripts, and search engines read them. */
export const bulan = (bulan: string): string => `${paket}/bulan/${bulan}`
export const dari = (kota: string): string => `${paket}/dari/${kota}`
export const maskapai = (maskapai: string): string => `${paket}/maskapai/${maskapai}`
/** The page of departures that have left, newest first. */
export const berangkat = `${paket}/sudah-berangkat`

/** The file of departures that the browser's search loads; their pictures lie beside it. */
export const KEBERANGKATAN_JSON = '/keberangkatan.json'
export const POSTER_JSON = '/keberangkatan-poster.json'

/** The page that compares departures. Its query names them, so search engines do not index it. */
export const banding = `${paket}/banding`
