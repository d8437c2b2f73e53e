/*
 * Pages of every release that show nothing until a link opens them: its token stands behind `#`, so no server is sent
 * it. They stand in no sitemap and no search engine, and links on them send no referrer.
 */
export const pesanan = '/pesanan'
/** The styles of that page once it is opened. */
export const pesananGaya = '/pesanan-gaya.css'
/** The page of a group's guide. */
export const rombongan = '/rombongan'

/** Every such page. */
export const PRIVATE_PAGES: readonly string[] = [pesanan, rombongan]
