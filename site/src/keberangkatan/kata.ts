import { durasiText, type Faset } from '@safar/shared/content/keberangkatan/faset'
import type { Baris, Filter } from '@safar/shared/content/keberangkatan/filter-rows'
import { KATEGORI_TIPE } from '@safar/shared/content/keberangkatan/keberangkatan'
import {
  bulanBerikut,
  type Pilihan,
  TANPA_PILIHAN,
  untukOrang,
} from '@safar/shared/content/keberangkatan/pilihan'
import { isBersama, KAMAR_BERSAMA, KAMAR_NAMA, type Kamar } from '@safar/shared/content/paket/kamar'
import { formatHarga, formatThousands } from '@safar/shared/platform/format/rupiah'
import { formatBulan, formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'

/* The words of the search: its choices, and why departures match or do not. */

/** Formats a month: `2027-03` → `Maret 2027`. */
export const bulanText = (bulan: string) => formatBulan(`${bulan}-01`)
/** `2027-03` → `Mar 2027`. */
const bulanPendek = (bulan: string) => {
  const [nama = '', tahun = ''] = bulanText(bulan).split(' ')
  return `${nama.slice(0, 3)} ${tahun}`
}

/** Shortens a price: `29.500.000` → `29,5 jt`; other currencies in full. */
export function hargaSingkat(harga: number, currency: string): string {
  if (currency !== 'Rp') return formatHarga(harga, currency)
  // Too small for millions: a typo, hardly a price.
  if (harga < 1_000_000) return formatThousands(harga)
  const juta = Math.round(harga / 100_000) / 10
  return `${String(juta).replace('.', ',')} jt`
}

/** Returns a number of travellers in words: `Berempat`. */
export function orangText(orang: number): string {
  return (
    { 1: 'Sendiri', 2: 'Berdua', 3: 'Bertiga', 4: 'Berempat', 5: 'Berlima', 6: 'Berenam' }[orang] ??
    `${orang} orang`
  )
}

/**
 * Returns whom a total price is for: `Bertiga`, or `Bertiga, bersama jamaah lain` where they do not fill their rooms.
 */
export function rombonganText(kamar: Kamar, orang: number): string {
  return isBersama(kamar, orang) ? `${orangText(orang)}, ${KAMAR_BERSAMA}` : orangText(orang)
}

/** Returns the day of the seats on a page without scripts: any change since would have rebuilt it. */
export const kursiPerText = (today: string) => `Kursi per ${formatTanggalSingkat(today)}.`

export const keberangkatanText = (jumlah: number) => `${formatThousands(jumlah)} keberangkatan`

/** Groups months for display: consecutive ones become one span. */
export function bulanChips(bulan: readonly string[]): { text: string; bulan: string[] }[] {
  const spans: string[][] = []
  for (const each of bulan) {
    const last = spans.at(-1)
    if (last && bulanBerikut(last.at(-1) ?? '') === each) last.push(each)
    else spans.push([each])
  }
  return spans.map((span) => {
    const [from = '', to = from] = [span[0], span.at(-1)]
    return { bulan: span, text: from === to ? bulanText(from) : `${bulanPendek(from)} – ${bulanPendek(to)}` }
  })
}

/** An active filter, with the choice that is left without it. */
export interface Chip {
  kunci: string
  text: string
  /** A name, or what somebody typed: no translation touches it. */
  isNama?: true
  tanpa: Partial<Pilihan>
}

/** Returns all active filters in words. */
export function chipsOf(pilihan: Pilihan, { kota, maskapai }: Pick<Faset, 'kota' | 'maskapai'>): Chip[] {
  const chips: Chip[] = []
  const add = (kunci: string, text: string, tanpa: Partial<Pilihan>, isNama = false) =>
    chips.push({ kunci, text, tanpa, ...(isNama && { isNama: true }) })
  const nama = (list: Faset['kota'], kata: string) => list.find(({ nilai }) => nilai === kata)?.nama ?? kata
  if (pilihan.q) add('q', `“${pilihan.q}”`, { q: '' }, true)
  for (const { text, bulan } of bulanChips(pilihan.bulan))
    add(`bulan-${bulan[0]}`, text, { bulan: pilihan.bulan.filter((each) => !bulan.includes(each)) })
  for (const each of pilihan.kota)
    add(`kota-${each}`, `Dari ${nama(kota, each)}`, { kota: pilihan.kota.filter((other) => other !== each) })
  for (const each of pilihan.kategori)
    add(`kategori-${each}`, KATEGORI_TIPE[each], {
      kategori: pilihan.kategori.filter((other) => other !== each),
    })
  if (pilihan.min !== null || pilihan.maks !== null)
    add('harga', hargaChip(pilihan), { min: null, maks: null })
  if (pilihan.jarak !== null) add('jarak', `Hotel ≤ ${formatThousands(pilihan.jarak)} m`, { jarak: null })
  if (pilihan.bintang.length > 0)
    add('bintang', `Bintang ${[...pilihan.bintang].sort().join(' atau ')}`, { bintang: [] })
  for (const each of pilihan.maskapai)
    add(
      `maskapai-${each}`,
      nama(maskapai, each),
      { maskapai: pilihan.maskapai.filter((other) => other !== each) },
      true,
    )
  if (pilihan.langsung) add('langsung', 'Langsung', { langsung: false })
  for (const each of pilihan.durasi)
    add(`durasi-${each.join('-')}`, durasiText(each), {
      durasi: pilihan.durasi.filter((other) => other !== each),
    })
  if (pilihan.orang > 1) add('orang', `${pilihan.orang} kursi`, untukOrang(pilihan, 1))
  if (pilihan.tersedia) add('tersedia', 'Masih ada kursi', { tersedia: false })
  return chips
}

function hargaChip({ min, maks, kamar }: Pilihan): string {
  const juta = (harga: number) => hargaSingkat(harga, 'Rp')
  const span =
    min !== null && maks !== null
      ? `Rp ${juta(min)} – ${juta(maks)}`
      : min !== null
        ? `Mulai Rp ${juta(min)}`
        : `Sampai Rp ${juta(maks ?? 0)}`
  return `${span}, ${KAMAR_NAMA[kamar].toLowerCase()}`
}

/** Returns a change of one filter in words: before and after. */
export function perubahanText(filter: Filter, dari: Pilihan, ke: Pilihan, faset: Faset): [string, string] {
  const words = (pilihan: Pilihan) =>
    chipsOf({ ...TANPA_PILIHAN, kamar: pilihan.kamar, ...only(pilihan, filter) }, faset)
      .map(({ text }) => text)
      .join(', ') || ANYTHING[filter]
  return [words(dari), words(ke)]
}

/** The words of a filter that is off. */
const ANYTHING: Record<Filter, string> = {
  bulan: 'Bulan apa saja',
  kota: 'Kota mana saja',
  kategori: 'Semua jenis',
  maskapai: 'Maskapai apa saja',
  durasi: 'Berapa hari pun',
  bintang: 'Bintang berapa pun',
  jarak: 'Jarak berapa pun',
  harga: 'Harga berapa pun',
  tersedia: 'Juga yang penuh',
  orang: 'Satu kursi',
  langsung: 'Juga dengan transit',
  q: 'Tanpa kata itu',
}

function only(pilihan: Pilihan, filter: Filter): Partial<Pilihan> {
  if (filter === 'harga') return { min: pilihan.min, maks: pilihan.maks }
  return { [filter]: pilihan[filter] }
}

/** Returns why a departure does not match a filter, as its chip says it. */
export function gagalText(filter: Filter, baris: Baris, kamar: Kamar): string {
  switch (filter) {
    case 'bulan':
      return baris.bulan ? bulanText(baris.bulan) : 'Tanggal menyusul'
    case 'kota':
      return baris.kota ? `Dari ${baris.kota}` : 'Kota belum disebut'
    case 'kategori':
      return KATEGORI_TIPE[baris.kategori]
    case 'maskapai':
      return baris.maskapai || 'Maskapai belum disebut'
    case 'durasi':
      return `${baris.hari} hari`
    case 'bintang':
      return `Bintang ${baris.bintang}`
    case 'jarak':
      return baris.terjauh === null ? 'Jarak belum disebut' : `${formatThousands(baris.terjauh)} m`
    case 'harga':
      return baris.harga[kamar] > 0 ? hargaSingkat(baris.harga[kamar], baris.currency) : 'Harga menyusul'
    case 'langsung':
      return 'Tidak langsung'
    case 'q':
      return 'Kata lain'
    default:
      return baris.sisa > 0 ? `Sisa ${baris.sisa} kursi` : 'Penuh'
  }
}
