import { BERKAS_MAX_BYTES, type TipeBerkas } from '@safar/shared/files/berkas-pribadi/berkas-pribadi'
import type { FileField } from '@safar/shared/files/berkas-pribadi/file-field'
import { CARA_HEIC } from '@safar/shared/files/gambar/heic'
import { tooLarge, unprocessable, unsupported } from '../../platform/http/errors.ts'
import { sniffFormat } from '../gambar/format.ts'
import { inTurn } from '../gambar/in-turn.ts'
import { type PdfProblem, pdfProblem } from './pdf.ts'

// The encoder's library takes its memory with the first picture, not before.
const loadEncoder = () => import('../gambar/encode.ts')

export interface FileContent {
  tipe: TipeBerkas
  bytes: Buffer
}

const TIPE_KATA: Record<TipeBerkas, string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'application/pdf': 'PDF',
}

/** Writes the accepted types: `JPEG, PNG, atau PDF`. */
function tipeText(takes: readonly TipeBerkas[]): string {
  const words = takes.map((tipe) => TIPE_KATA[tipe])
  return new Intl.ListFormat('id', { type: 'disjunction' }).format(words)
}

const tooLargeText = (max: number) =>
  `Berkas terlalu besar. Paling besar ${(max / 1024 / 1024).toLocaleString('id-ID')} MB.`
export const BERKAS_TERLALU_BESAR = tooLargeText(BERKAS_MAX_BYTES)
const RANGKAP =
  'Berkas ini memuat berkas lain di dalamnya, jadi tidak diterima. Foto atau pindai kertasnya lagi, lalu unggah hasilnya.'

const PDF_KATA: Record<PdfProblem, string> = {
  damaged: 'PDF ini rusak atau tidak lengkap. Simpan ulang, lalu unggah lagi.',
  locked: 'PDF ini dikunci dengan kata sandi. Simpan tanpa kata sandi, lalu unggah lagi.',
  foreign: RANGKAP,
}

/**
 * Checks an upload by its bytes, whatever its name or type, and returns what is stored: a re-encoded picture, or a PDF
 * as it is.
 * @throws HttpError 413, 415 or 422 with a sentence for people
 */
export async function readContent(
  upload: Buffer,
  { takes, max }: Pick<FileField, 'takes' | 'max'>,
): Promise<FileContent> {
  if (upload.length === 0) throw unprocessable('Berkas ini kosong. Pilih berkas lain.')
  if (upload.length > max) throw tooLarge(tooLargeText(max))
  const tipe = sniffType(upload)
  if (tipe === null && isHeic(upload))
    throw unsupported(`Foto iPhone berformat HEIC tidak dapat dibaca di sini. ${CARA_HEIC}`)
  if (tipe === null || !takes.includes(tipe)) throw unsupported(`Berkas ini bukan ${tipeText(takes)}.`)
  if (isZip(upload)) throw unprocessable(RANGKAP)
  if (tipe === 'application/pdf') {
    const problem = pdfProblem(upload)
    if (problem) throw unprocessable(PDF_KATA[problem])
    return { tipe, bytes: upload }
  }
  if (hasDocument(upload)) throw unprocessable(RANGKAP)
  const encoder = await loadEncoder()
  return inTurn(() => encoder.encodePaper(upload, tipe === 'image/png' ? 'png' : 'jpeg'))
}

function sniffType(bytes: Buffer): TipeBerkas | null {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf'
  const format = sniffFormat(bytes)
  return format === 'jpeg' || format === 'png' ? `image/${format}` : null
}

/** Brands of the container that iPhones write; AVIF is another. */
const HEIC = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

function isHeic(bytes: Buffer): boolean {
  const text = bytes.subarray(4, 12).toString('latin1')
  return text.startsWith('ftyp') && HEIC.includes(text.slice(4))
}

/** The bytes at a file's end in which an archive's directory can end, within its longest comment. */
const ZIP_END_BYTES = 22 + 65_535

/**
 * Tells whether archive programs would open a file, which they do by its end: office papers and Java programs are
 * archives.
 */
function isZip(bytes: Buffer): boolean {
  const end = bytes.subarray(-ZIP_END_BYTES)
  return end.includes('PK\x05\x06', 0, 'latin1') && bytes.includes('PK\x03\x04', 0, 'latin1')
}

/**
 * Signs of a page or a program. Between and after the pixels of real photographs stand videos and settings, but none of
 * these.
 */
const DOCUMENTS = ['%PDF-1.', '%PDF-2.', '<script', '<SCRIPT', '<!DOCTYPE html', '<!doctype html', '<?php ']

function hasDocument(bytes: Buffer): boolean {
  return DOCUMENTS.some((begin) => bytes.includes(begin, 0, 'latin1'))
}
