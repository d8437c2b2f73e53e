import { TANYA_SEARCH_MAX } from '@safar/shared/content/tanya/search-address'
import { sebagianText } from '@safar/shared/content/tanya/search-text'
import { cutText } from '@safar/shared/platform/text/cut-text'
import type { Halaman, Indeks } from './berkas.ts'
import { openIndex, type Temuan } from './cari-indeks.ts'

/*
 * The search over articles and questions: its index loads once, at the first touch of the field, and is then searched
 * offline. Where there is much, a word loads further files the first time.
 */

const INDEKS_PATH = '/cari.json'
const berkasPath = (nama: string) => `/cari/${nama}.json`

/** The elements of the search on a page. */
interface Tempat {
  input: HTMLInputElement
  /** Says how many were found. */
  status: HTMLElement
  hits: HTMLElement
  /** The list that is shown while nothing is searched for. */
  list: HTMLElement
}

type Cari = (typed: string) => Promise<Temuan>

async function bring(path: string): Promise<unknown> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`the search answers ${response.status}`)
  return response.json()
}

async function load(): Promise<Cari> {
  const indeks = (await bring(INDEKS_PATH)) as Indeks
  return openIndex(indeks, (nama) => bring(berkasPath(nama)))
}

/** Connects the search field with its results. An index that fails to load is loaded again at the next key. */
export function mountSearch({ input, status, hits, list }: Tempat): void {
  let loading: Promise<Cari> | null = null
  const ask = () => {
    loading ??= load()
    return loading
  }
  /** Searches, with a fresh index where a release came since the page was opened; null where none loads. */
  const find = async (typed: string) => {
    for (const isLast of [false, true]) {
      try {
        return await (await ask())(typed)
      } catch {
        loading = null
        if (isLast) return null
      }
    }
    return null
  }

  const show = async () => {
    const typed = cutText(input.value, TANYA_SEARCH_MAX).trim()
    if (typed === '') {
      put(null)
      return
    }
    const slow = setTimeout(() => {
      status.textContent = 'Memuat pencarian…'
    }, 300)
    const found = await find(typed)
    clearTimeout(slow)
    // The input has changed meanwhile.
    if (typed !== cutText(input.value, TANYA_SEARCH_MAX).trim()) return
    if (!found) status.textContent = 'Pencarian belum dapat dimuat. Periksa internet Anda, lalu ketik lagi.'
    else put({ ...found, typed })
  }

  function put(found: (Temuan & { typed: string }) | null): void {
    list.hidden = found !== null && found.list.length > 0
    status.textContent = found ? resultText(found) : ''
    hits.replaceChildren(...(found?.list.map(hitOf) ?? []))
  }

  input.addEventListener('input', () => void show())
  void show()
  void ask().catch(() => {
    loading = null
  })
}

function resultText({ total, sebagian, asing, list, typed }: Temuan & { typed: string }): string {
  if (list.length === 0) return `Belum ada tulisan tentang “${typed}”. Coba kata lain.`
  if (total === 0) return sebagianText('tulisan', typed, sebagian, asing)
  const lalu = total < list.length ? `, lalu ${list.length - total} yang memuat sebagian katanya` : ''
  return `${total} tulisan tentang “${typed}”${total > list.length ? `, ${list.length} teratas` : lalu}`
}

function hitOf({ path, judul, label, ringkasan }: Halaman): HTMLElement {
  const [item, link, above, below] = ['li', 'a', 'span', 'p'].map((tag) => document.createElement(tag))
  if (!item || !link || !above || !below) throw new Error('no element')
  link.setAttribute('href', path)
  above.textContent = label
  below.textContent = ringkasan
  link.append(judul)
  item.append(above, link, below)
  return item
}
