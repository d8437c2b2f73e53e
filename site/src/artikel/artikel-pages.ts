import type { Artikel } from '@safar/shared/content/artikel/artikel'
import { artikel as ARTIKEL_PATH } from '@safar/shared/platform/address/page'
import { slugify } from '@safar/shared/platform/text/slug'

export const PER_PAGE = 12

export interface Kategori {
  nama: string
  /** The last part of its address. */
  slug: string
  path: string
  jumlah: number
}

type Categorised = Pick<Artikel, 'kategori'>

const slugOf = ({ kategori }: Categorised) => slugify(kategori, 'kategori')

/** Returns the categories of a list with their counts, the fullest first. Names that give the same slug are one. */
export function kategoriOf(list: readonly Categorised[]): Kategori[] {
  const found = new Map<string, Kategori>()
  for (const artikel of list) {
    if (artikel.kategori === '') continue
    const slug = slugOf(artikel)
    const known = found.get(slug)
    if (known) known.jumlah += 1
    else
      found.set(slug, { nama: artikel.kategori, slug, path: `${ARTIKEL_PATH}/kategori/${slug}`, jumlah: 1 })
  }
  return [...found.values()].sort((a, b) => b.jumlah - a.jumlah || a.nama.localeCompare(b.nama, 'id'))
}

/** Returns the address of an article's category; null for one without. */
export function kategoriPath(artikel: Categorised): string | null {
  return artikel.kategori === '' ? null : `${ARTIKEL_PATH}/kategori/${slugOf(artikel)}`
}

export interface DaftarPage<Item> {
  path: string
  /** The category whose articles these are; null for all. */
  kategori: Kategori | null
  list: Item[]
  nomor: number
  total: number
  lebihBaru: string | null
  lebihLama: string | null
}

/** Returns every page of a list but the first of all, which stands at the list's own address. */
export function artikelPages<Item extends Categorised>(list: readonly Item[]): DaftarPage<Item>[] {
  const all = pagesOf(list, null).slice(1)
  const byKategori = kategoriOf(list).flatMap((kategori) =>
    pagesOf(
      list.filter((artikel) => artikel.kategori !== '' && slugOf(artikel) === kategori.slug),
      kategori,
    ),
  )
  return [...all, ...byKategori]
}

/** Splits a list into pages of twelve; an empty list has one page. */
export function pagesOf<Item extends Categorised>(
  list: readonly Item[],
  kategori: Kategori | null,
): DaftarPage<Item>[] {
  const count = Math.max(1, Math.ceil(list.length / PER_PAGE))
  const pathOf = (nomor: number) => {
    if (nomor < 1 || nomor > count) return null
    const first = kategori?.path ?? ARTIKEL_PATH
    if (nomor === 1) return first
    return kategori ? `${first}/${nomor}` : `${first}/halaman/${nomor}`
  }
  return Array.from({ length: count }, (_, index) => ({
    path: pathOf(index + 1) ?? ARTIKEL_PATH,
    kategori,
    list: list.slice(index * PER_PAGE, (index + 1) * PER_PAGE),
    nomor: index + 1,
    total: list.length,
    lebihBaru: pathOf(index),
    lebihLama: pathOf(index + 2),
  }))
}
