/** The name of the product, whose wordmark comes with it; its demonstration agency is called the same. */
export const NAMA_PRODUK = 'Safar'

/** The name of an agency that has not stated its own. */
export const TANPA_NAMA = 'Biro Perjalanan'

/** Tells whether the product's wordmark may stand for the agency: it has no logo, and the product's name. */
export function hasWordmark({ brand, logo }: { brand: string; logo: string }): boolean {
  return logo === '' && brand === NAMA_PRODUK
}
