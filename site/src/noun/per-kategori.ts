/** Records of a category. */
export interface Kategori<Item> {
  nama: string
  /** Its place on the page. */
  id: string
  list: Item[]
}

/** Records by category, in the order in which the first of each stands; those without one come last. `all` names them where no other is. */
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
