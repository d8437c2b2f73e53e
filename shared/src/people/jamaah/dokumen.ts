import { BERKAS_MAX_BYTES, BERKAS_TIPE } from '../../files/berkas-pribadi/berkas-pribadi.ts'
import type { FileField } from '../../files/berkas-pribadi/file-field.ts'

/* Papers of pilgrims as plain values: kinds, states, limits, and what a refusal says. */

/** The label of each kind of paper, in the order in which the office asks for them. */
export const DOKUMEN_LABEL = {
  paspor: 'Paspor',
  pas_foto: 'Pas foto',
  ktp: 'KTP',
  kk: 'Kartu keluarga',
  akta_lahir: 'Akta lahir',
  buku_nikah: 'Buku nikah',
  vaksin_meningitis: 'Vaksin meningitis',
  vaksin_polio: 'Vaksin polio',
  bpjs: 'BPJS',
} as const
export type DokumenJenis = keyof typeof DOKUMEN_LABEL
export const DOKUMEN_JENIS = Object.keys(DOKUMEN_LABEL).filter(isDokumenJenis)

/** Tells whether a name is that of a kind of paper. */
export function isDokumenJenis(name: string): name is DokumenJenis {
  return Object.hasOwn(DOKUMEN_LABEL, name)
}

/** States of a stored paper; a kind without one is `belum`. */
export const DOKUMEN_STATUS = ['diunggah', 'diperiksa', 'diterima', 'ditolak'] as const
export type DokumenStatus = (typeof DOKUMEN_STATUS)[number]
export const DOKUMEN_KEADAAN = ['belum', ...DOKUMEN_STATUS] as const
export type DokumenKeadaan = (typeof DOKUMEN_KEADAAN)[number]

/** States that a person gives; `diperiksa` says that somebody has it before them. */
export const DOKUMEN_PUTUSAN = ['diterima', 'ditolak', 'diperiksa'] as const

/** The state of a paper in words. */
export const DOKUMEN_KEADAAN_LABEL: Record<DokumenKeadaan, string> = {
  belum: 'Belum ada',
  diunggah: 'Menunggu diperiksa',
  diperiksa: 'Sedang diperiksa',
  diterima: 'Diterima',
  ditolak: 'Ditolak',
}

/** The most papers of one kind, those replaced by newer ones included. */
const MOST_OF_KIND = 12
/** The most papers of one person. */
export const DOKUMEN_MOST = 60

const FIELD: FileField = {
  read: 'staff',
  write: 'staff',
  takes: BERKAS_TIPE,
  max: BERKAS_MAX_BYTES,
  most: MOST_OF_KIND,
}
/** Private files of a pilgrim by kind of paper: staff alone read and write them. */
export const DOKUMEN_FILES: Record<DokumenJenis, FileField> = {
  paspor: FIELD,
  pas_foto: FIELD,
  ktp: FIELD,
  kk: FIELD,
  akta_lahir: FIELD,
  buku_nikah: FIELD,
  vaksin_meningitis: FIELD,
  vaksin_polio: FIELD,
  bpjs: FIELD,
}

/** The longest reason of a refusal, in UTF-16 units. */
export const ALASAN_TOLAK_MAX = 200

/** Ready reasons of a refusal, as a sentence goes on after a colon. */
export const ALASAN_TOLAK = [
  'fotonya buram atau gelap',
  'ada sudut yang terpotong',
  'ada tulisan yang tertutup silau',
  'halamannya kurang lengkap',
  'bukan dokumen yang kami minta',
  'sepertinya milik orang lain',
  'masa berlakunya sudah habis',
] as const

/** Matches what may be the number of a paper or of a person: six digits or more, however they are set apart. */
const NUMBER = /\d(?:[ .-]?\d){5}/

/** Tells whether a reason names a number, which no message to a family repeats. */
export function namesNumber(alasan: string): boolean {
  return NUMBER.test(alasan.slice(0, ALASAN_TOLAK_MAX))
}

/** Returns a reason without the full stop that was typed behind it, for the midst of a sentence. */
export const asClause = (alasan: string): string => alasan.trimEnd().replace(/\.$/, '')

/**
 * Writes the first words of a chat with the family of a refused paper: which kind and why, without a name or a number,
 * since chats are read over shoulders. Staff read it before they send it.
 */
export function ditolakChat(brand: string, jenis: DokumenJenis, alasan: string): string {
  return `Assalamu'alaikum, kami dari ${brand}. ${DOKUMEN_LABEL[jenis]} yang Bapak/Ibu kirim belum dapat kami pakai: ${asClause(alasan)}. Mohon kirim foto yang baru, seluruh halamannya terlihat dan tulisannya terbaca. Terima kasih.`
}

interface Dated {
  jenis: DokumenJenis
  status: DokumenStatus
}

/** Returns the newest paper of a kind, which replaced the others; undefined for none. `papers` come newest first. */
export function newestOf<Paper extends Dated>(
  papers: readonly Paper[],
  jenis: DokumenJenis,
): Paper | undefined {
  return papers.find((paper) => paper.jenis === jenis)
}

/** Returns the state of each kind of a person's papers, which come newest first. */
export function keadaanDokumen(papers: readonly Dated[]): Record<DokumenJenis, DokumenKeadaan> {
  const of = (jenis: DokumenJenis) => newestOf(papers, jenis)?.status ?? 'belum'
  return {
    paspor: of('paspor'),
    pas_foto: of('pas_foto'),
    ktp: of('ktp'),
    kk: of('kk'),
    akta_lahir: of('akta_lahir'),
    buku_nikah: of('buku_nikah'),
    vaksin_meningitis: of('vaksin_meningitis'),
    vaksin_polio: of('vaksin_polio'),
    bpjs: of('bpjs'),
  }
}

/** The words by which a vaccination is told to be of a kind of paper: cards name the vaccine alone, too. */
const VAKSIN_WORDS = {
  vaksin_meningitis: /mening|acwy|\bmcv/i,
  vaksin_polio: /polio|\b[io]pv/i,
} as const
/** A kind of paper that is of a vaccination. */
export type VaksinJenis = keyof typeof VAKSIN_WORDS
const isVaksin = (jenis: DokumenJenis): jenis is VaksinJenis => Object.hasOwn(VAKSIN_WORDS, jenis)

/** Tells whether a vaccination, as somebody named it, is of a kind of paper. */
export const isDoseOf = (jenis: VaksinJenis, name: string): boolean => VAKSIN_WORDS[jenis].test(name)

/** The days of a pilgrim's record by which papers end. */
interface Papers {
  tgl_habis: string
  vaksin: readonly { jenis: string; berlaku_sampai: string }[]
}

/** Returns the last day (`YYYY-MM-DD`) on which a paper of a kind is valid, by the record; empty if it has none. */
export function dokumenSampai(jenis: DokumenJenis, { tgl_habis, vaksin }: Papers): string {
  if (jenis === 'paspor') return tgl_habis
  if (!isVaksin(jenis)) return ''
  const days = vaksin.filter((one) => isDoseOf(jenis, one.jenis))
  return (
    days
      .map(({ berlaku_sampai }) => berlaku_sampai)
      .toSorted()
      .at(-1) ?? ''
  )
}
