/** Every page that search engines may know, besides the packages: tests hold it against the pages that exist. */
export const PAGES = [
  '/',
  '/paket',
  '/umroh',
  '/haji',
  '/ibadah',
  '/ilmiah',
  '/sejarah',
  '/produk/1',
  '/produk/2',
  '/produk/3',
  '/galeri',
  '/profile',
  '/daftar',
  '/privasi',
  '/syarat',
] as const
