import { formatHarga } from '../../platform/format/rupiah.ts'
import { foldText } from '../../platform/text/fold-text.ts'
import type { Paket } from './paket.ts'

/*
 * Typed texts that state terms of payment beside the fields and settings which state them already. Such a sentence
 * stays as it is while those change, and then gives visitors a second answer: forms warn before it is published.
 */

/** The letters of a text that are read; what follows is hardly a term. */
const MOST_READ = 20_000

const BATAL =
  /\b(?:batal|pembatalan|dibatalkan|membatalkan|refund|pengembalian|(?:uang|dana|biaya|sisanya|dp) (?:\w{1,20} )?kembali|kembalikan|dikembalikan|hangus|mengundurkan diri)\b/
const BAYAR =
  /\b(?:uang muka|dp|down payment|tanda jadi|booking fee|pelunasan|dilunasi|melunasi|lunas|cicilan|dicicil|mencicil|angsuran|diangsur)\b/
const BILANGAN =
  '(?:\\d[\\d.,]{0,15}|(?:satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|\\w{2,10} puluh|seratus)(?: \\w{2,10}){0,3})'
// Marked as pure, or every page that uses a package's rules would carry them.
const HARI = /* @__PURE__ */ new RegExp(`\\b${BILANGAN} (?:hari|minggu|pekan|bulan)\\b|\\bh ?- ?\\d`)
const BAGIAN = /* @__PURE__ */ new RegExp(
  `\\d ?%|\\b${BILANGAN} persen\\b|\\b(?:rp|usd|idr) ?\\d|\\b\\d[\\d.,]{0,15} (?:juta|jt|ribu|rb)\\b|\\b(?:penuh|seluruh|seluruhnya|separuh|setengah|sebagian|utuh|100 ?%|tanpa potongan|dipotong|potongan|hangus)\\b`,
)

/** The sentences of a text, folded: `Rp10.000.000` is no end of one. */
function kalimat(teks: string): string[] {
  return foldText(teks.slice(0, MOST_READ))
    .split(/[.;!?](?=\s|$)|\n/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

const isCancellation = (part: string) => BATAL.test(part) && (HARI.test(part) || BAGIAN.test(part))
const isPayment = (part: string) =>
  BAYAR.test(part) && !BATAL.test(part) && (HARI.test(part) || /\b(?:rp|usd|idr) ?\d|\d ?%/.test(part))

/**
 * Returns the topic that a text names: days or shares of a refund (`batal`), else sums or days of payment (`bayar`).
 */
function menulis(teks: string): 'batal' | 'bayar' | null {
  const parts = kalimat(teks)
  if (parts.some(isCancellation)) return 'batal'
  return parts.some(isPayment) ? 'bayar' : null
}

const BATAL_SARAN = 'Ketentuan batal sudah ditulis situs dari Pengaturan (Aturan batal), bertanggal.'
const BAYAR_SARAN = 'Uang muka, cicilan, dan pelunasan sudah ditulis situs.'

/**
 * Returns the warning for a typed text that states terms of payment or cancelling; empty if it states none. A `naskah`
 * can hold words in braces in their place.
 */
export function uangTertulis(teks: string, isNaskah = true): string {
  const found = menulis(teks)
  if (!found) return ''
  const said =
    found === 'batal'
      ? `Teks ini menyebut hari atau bagian uang kembali saat batal. ${BATAL_SARAN}`
      : `Teks ini menyebut jumlah atau hari pembayaran. ${BAYAR_SARAN}`
  const word = found === 'batal' ? '{pembatalan}' : '{pembayaran}'
  return `${said} ${isNaskah ? `Tulis ${word} di tempatnya` : 'Hapus dari sini'}, agar tidak ada dua jawaban.`
}

/** Texts besides those of packages that visitors read as the agency's word; `true` where words in braces are filled. */
const TEKS = {
  artikel: { isi: true, ringkasan: false, seo_deskripsi: false },
  layanan: { isi: true, ringkasan: false },
  tanya: { jawab: true },
  pembimbing: { bio: true },
  spanduk: { judul: false, teks: false },
  pengaturan: { syarat: true, visi: false, misi: false },
} as const

/** Nouns whose records hold such texts. */
type BerteksUang = keyof typeof TEKS
export const isBerteksUang = (jenis: string): jenis is BerteksUang => Object.hasOwn(TEKS, jenis)

/**
 * Returns warnings for a record's texts that state terms of payment which fields and settings already state, by field.
 */
export function uangWarnings(jenis: BerteksUang, record: object): Record<string, string> {
  const isi: Readonly<Record<string, unknown>> = { ...record }
  const warnings: Record<string, string> = {}
  for (const [field, isNaskah] of Object.entries(TEKS[jenis])) {
    const teks = isi[field]
    const said = typeof teks === 'string' ? uangTertulis(teks, isNaskah) : ''
    if (said) warnings[field] = said
  }
  return warnings
}

type Ditulis = Pick<
  Paket,
  | 'deskripsi'
  | 'keterangan'
  | 'keunggulans'
  | 'harga_termasuks'
  | 'harga_tidak_termasuks'
  | 'syarat_ketentuans'
  | 'dp_per_pax'
  | 'pelunasan_hari'
  | 'currency'
>

/** Sums of money and numbers of days that a text names. */
function disebut(teks: string): { jumlah: number[]; hari: number[] } {
  const folded = foldText(teks.slice(0, MOST_READ))
  const jumlah = [...folded.matchAll(/\b(?:rp|usd|idr) ?(\d[\d.,]{0,15})(?: ?(juta|jt))?/g)].map(
    ([, text = '', juta]) =>
      juta ? Number(text.replace(',', '.')) * 1_000_000 : Number(text.replace(/[.,]/g, '')),
  )
  const hari = [...folded.matchAll(/\b(\d{1,3}) hari\b|\bh ?- ?(\d{1,3})\b/g)].map(([, one, other]) =>
    Number(one ?? other),
  )
  return { jumlah, hari }
}

/** Returns the warning for a text whose terms of payment differ from the fields; empty if they agree. */
function differingPayment(teks: string, { dp_per_pax: dp, pelunasan_hari: hari, currency }: Ditulis): string {
  const said = disebut(teks)
  const jumlah = said.jumlah.find((one) => dp !== null && one !== dp)
  if (jumlah !== undefined && dp !== null)
    return `Tertulis ${formatHarga(jumlah, currency)}, padahal uang muka paket ini ${formatHarga(dp, currency)}. ${BAYAR_SARAN}`
  const day = said.hari.find((one) => hari !== null && one !== hari)
  if (day !== undefined)
    return `Tertulis ${day} hari, padahal pelunasan paket ini ${hari} hari sebelum berangkat. ${BAYAR_SARAN}`
  return ''
}

/**
 * Returns warnings for a package's typed texts that state terms of cancelling, or terms of payment other than its
 * fields state, by path.
 */
export function ketentuanWarnings(paket: Ditulis): { field: string; message: string }[] {
  const rows = (
    ['keunggulans', 'harga_termasuks', 'harga_tidak_termasuks', 'syarat_ketentuans'] as const
  ).flatMap((list) =>
    paket[list].map(({ keterangan }, at) => ({ field: `${list}.${at}.keterangan`, teks: keterangan })),
  )
  const texts = [
    { field: 'keterangan', teks: paket.keterangan },
    { field: 'deskripsi', teks: paket.deskripsi },
    ...rows,
  ]
  return texts.flatMap(({ field, teks }) => {
    const found = menulis(teks)
    if (!found) return []
    const message = found === 'batal' ? uangTertulis(teks, false) : differingPayment(teks, paket)
    return message ? [{ field, message }] : []
  })
}
