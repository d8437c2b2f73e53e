import type { PesananReaders } from '@safar/shared/overview/pesanan/pesanan-client'
import type {
  DokumenTerkirim,
  PembayaranKeluarga,
  PermintaanKeluarga,
  Pesanan,
  PesananJawab,
} from '@safar/shared/overview/pesanan/pesanan-schema'
import type { AksesPesanan } from '@safar/shared/trips/tautan-keluarga/tautan-keluarga-schema'

/*
 * Answers of the calls of a family's page, read without their schemas, which were most of its script and of its start.
 * The API's types and a test of every call hold its answers to them, and page and API are of one release. A page that
 * stays open over another release, or a network that answers in the API's place, is caught by what is looked at here:
 * all that could be drawn wrong without failing. The words of an answer become text nodes.
 */

type KeysOf<Value> = { [Key in keyof Pesanan]-?: Pesanan[Key] extends Value ? Key : never }[keyof Pesanan]

const TEXTS: readonly KeysOf<string>[] = ['kode', 'hari_ini', 'mata_uang', 'status', 'keadaan']
const SUMS: readonly KeysOf<number>[] = ['total', 'dibayar', 'sisa', 'lebih']
const LISTS: readonly KeysOf<readonly unknown[]>[] = [
  'perubahan',
  'sesudah',
  'peserta',
  'pecahan',
  'tagihan',
  'pengembalian',
  'rekening',
  'pembayaran',
  'kwitansi',
  'permintaan',
]
const PARTS: readonly KeysOf<object>[] = ['pemesan', 'perjalanan', 'kantor']
/** Null where there is none: one that is missing would read as nothing to do, or nothing to pay. */
const MAY_BE_NULL: readonly KeysOf<object | null>[] = ['berikutnya', 'bayar']

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function isPesanan(value: object): value is Pesanan {
  const sent: Partial<Record<keyof Pesanan, unknown>> = value
  return (
    TEXTS.every((key) => typeof sent[key] === 'string') &&
    SUMS.every((key) => Number.isSafeInteger(sent[key])) &&
    LISTS.every((key) => Array.isArray(sent[key])) &&
    PARTS.every((key) => isObject(sent[key])) &&
    MAY_BE_NULL.every((key) => typeof sent[key] === 'object')
  )
}

const isAnswer = (answer: unknown): answer is PesananJawab =>
  isObject(answer) &&
  'data' in answer &&
  (answer.data === null || (isObject(answer.data) && isPesanan(answer.data)))

const isOpened = (data: unknown): data is AksesPesanan =>
  isObject(data) &&
  'access_token' in data &&
  typeof data.access_token === 'string' &&
  data.access_token !== ''

/** Tells whether what was sent is in the office's records: more of it this page never reads, it fetches all anew. */
const isSent = <Sent>(data: unknown): data is Sent =>
  isObject(data) && 'id' in data && Number.isSafeInteger(data.id)

/** Makes a reader of `{ data }` by what its data has to be. */
const dataBy =
  <Data>(fits: (data: unknown) => data is Data) =>
  (answer: unknown): Data | null =>
    isObject(answer) && 'data' in answer && fits(answer.data) ? answer.data : null

/** Readers of a booking's answers that need no schema. */
export const TRUSTED_ANSWERS: PesananReaders = {
  akses: dataBy(isOpened),
  pesanan: (answer) => (isAnswer(answer) ? answer : null),
  bukti: dataBy<PembayaranKeluarga>(isSent),
  dokumen: dataBy<DokumenTerkirim>(isSent),
  permintaan: dataBy<PermintaanKeluarga>(isSent),
}
