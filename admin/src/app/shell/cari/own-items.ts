import { mayOpen } from '@safar/shared/access/session/page-who'
import { matchesSearch, searchTerms, searchText } from '@safar/shared/platform/search'
import { foldText } from '@safar/shared/platform/text/fold-text'
import {
  IconAdjustmentsHorizontal,
  IconClock,
  IconPlugConnected,
  IconPlus,
  IconUser,
} from '@tabler/icons-react'
import { lastOpened } from '../../../access/session/last-opened.ts'
import { getRole } from '../../../access/session/session-store.ts'
import { paths } from '../../../platform/paths.ts'
import { CARDS } from '../../../settings/pengaturan/looks.ts'
import { iconOf, navigationOf } from '../navigation.ts'
import { HALAMAN, type Item, TINDAKAN } from './item.ts'

/** Further words by which the cards of the settings are found. */
const CARD_WORDS: Readonly<Record<string, string>> = {
  identitas: 'logo merek nama agensi alamat kantor slogan tagline favicon warna',
  kontak: 'telepon nomor hp whatsapp email chat',
  jam: 'hari kerja buka tutup',
  izin: 'ppiu pihk akreditasi lisensi nomor izin',
  sosial: 'instagram youtube facebook tiktok',
  rekening: 'bank nomor rekening transfer pembayaran',
  batal: 'refund potongan uang kembali batal',
  pengaduan: 'komplain aduan',
  visi: 'profil tentang kami',
  piksel: 'facebook meta pixel iklan cookie lacak',
  naskah: 'kebijakan privasi syarat ketentuan persetujuan',
  angka: 'aturan sumber harga acuan',
  libur: 'tanggal merah ramadan musim',
  terbit: 'isian wajib kelengkapan',
  contoh: 'ibadah ilmiah produk sampel',
}

/** Returns the lines that begin something new, worded as in the menu, "add a package" first. None of them deletes. */
export function actionItems(): Item[] {
  const adds = navigationOf(getRole()).flatMap(({ add }) => (add ? [add] : []))
  const isFirst = ({ to }: { to: string }) => Number(to === paths.addPaket)
  return adds
    .sort((a, b) => isFirst(b) - isFirst(a))
    .map(({ label, to, words = '' }) => ({ key: to, group: TINDAKAN, label, words, icon: IconPlus, to }))
}

/** Returns a line for each page of the office, and for each card of the settings. */
export function pageItems(): Item[] {
  const pages = navigationOf(getRole()).flatMap(({ label, icon, to, words = '' }) =>
    to ? [{ key: to, group: HALAMAN, label, words, icon, to }] : [],
  )
  const profile = {
    key: paths.settingsProfile,
    group: HALAMAN,
    label: 'Profil saya',
    hint: 'Nama dan password',
    words: 'verifikasi dua langkah 2fa faktor kedua aplikasi kode kunci sandi passkey sesi perangkat logout',
    icon: IconUser,
    to: paths.settingsProfile,
  }
  const integrasi = {
    key: paths.integrasi,
    group: HALAMAN,
    label: 'Integrasi',
    hint: 'Webhook dan token',
    words: 'api sambungan sistem lain',
    icon: IconPlugConnected,
    to: paths.integrasi,
  }
  const icon = IconAdjustmentsHorizontal
  const cards = CARDS.map(({ id, title, hint }) => {
    const to = `${paths.pengaturan}#${id}`
    return { key: to, group: HALAMAN, label: title, hint: hint ?? '', words: CARD_WORDS[id] ?? '', icon, to }
  })
  return [
    ...pages,
    profile,
    ...(mayOpen(getRole(), paths.integrasi) ? [integrasi] : []),
    ...(mayOpen(getRole(), paths.pengaturan) ? cards : []),
  ]
}

/** Returns a line for each record opened last. */
export function openedItems(): Item[] {
  return lastOpened().map(({ judul, alamat }) => ({
    key: `dibuka:${alamat}`,
    group: 'Terakhir dibuka',
    label: judul,
    icon: iconOf(alamat) ?? IconClock,
    to: alamat,
  }))
}

/** Returns the items that hold every word of a search, the likeliest first. */
export function matching(items: readonly Item[], q: string): Item[] {
  const terms = searchTerms(q)
  const begins = foldText(q.trim())
  return items
    .flatMap((item) => {
      const far = Math.max(0, ...terms.map((forms) => farFrom(item, forms)))
      if (far === NOWHERE) return []
      return [{ item, far: foldText(item.label).startsWith(begins) ? -1 : far }]
    })
    .sort((a, b) => a.far - b.far)
    .map(({ item }) => item)
}

/** Tells if an item's label and hint hold every word of a search. */
export function isMatch({ label, hint = '' }: Pick<Item, 'label' | 'hint'>, terms: string[][]): boolean {
  return matchesSearch(searchText([label, hint]), terms)
}

/**
 * Ranks an item for one word of a search: 0 if its label holds it, then by how early it stands among the item's other
 * words, and last where only the hint mentions it.
 */
function farFrom({ label, hint = '', words = '' }: Item, forms: readonly string[]): number {
  const holds = (text: string) => matchesSearch(searchText([text]), [forms])
  if (holds(label)) return 0
  const other = ` ${searchText([words])}`
  // A letter or two are no prefix of other words.
  const places = forms.map((form) => (form.length < OTHER_WORD_LEAST ? -1 : other.indexOf(` ${form}`)))
  const known = places.filter((place) => place >= 0)
  if (known.length > 0) return 1 + Math.min(...known)
  return holds(hint) ? MENTIONED : NOWHERE
}
const OTHER_WORD_LEAST = 3
/** The rank of an item that only mentions the word, behind all others. */
const MENTIONED = 10_000
const NOWHERE = Number.POSITIVE_INFINITY
