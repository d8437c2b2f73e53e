/** The name of the product, whose wordmark comes with it; its demonstration agency is called the same. */
export const NAMA_PRODUK = 'Safar'

/** The name of an agency that has not said its own. */
export const TANPA_NAMA = 'Biro Perjalanan'

/** Whether the product's own wordmark says who the agency is: it has no logo, and the same name. */
export function hasWordmark({ brand, logo }: { brand: string; logo: string }): boolean {
  return logo === '' && brand === NAMA_PRODUK
}
