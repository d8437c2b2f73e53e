/** The records of a category. */
export interface Kategori<Item> {
  nama: string
  /** The id of its part of the page. */
  id: string
  list: Item[]
}

/**
 * Groups records by category, in the order of their first records; those without one come last. `all` is their heading
 * where there is no other category.
 */
export function perKategori<Item extends { kategori: string }>(
  list: readonly Item[],
  all: string,
): Kategori<Item>[] {
  const groups = Map.groupBy(list, ({ kategori }) => kategori)
  const names = [...groups.keys()].filter((nama) => nama !== '')
  if (groups.has('')) names.push('')
  return names.map((kategori, index) => ({
    nama: kategori || (names.length > 1 ? 'Lain-lain' : all),
    id: `kategori-${index + 1}`,
    list: groups.get(kategori) ?? [],
  }))
}
