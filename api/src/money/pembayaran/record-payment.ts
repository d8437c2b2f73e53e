import { createHash } from 'node:crypto'
import { isKept } from '@safar/shared/money/buku/bills'
import { BUKTI_FILES } from '@safar/shared/money/pembayaran/pembayaran'
import type { Pembayaran, PembayaranInput } from '@safar/shared/money/pembayaran/pembayaran-schema'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Actor } from '../../access/session/actor.ts'
import { type Context, stampOf, transact } from '../../access/session/context.ts'
import type { FileOwner, FilesOf } from '../../files/berkas-pribadi/owner.ts'
import type { PrivateFiles, Upload } from '../../files/berkas-pribadi/private-files.ts'
import { holdRow } from '../../platform/db/hold-row.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { conflict, invalidFields, notFound } from '../../platform/http/errors.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { answerOf, type Kiriman, kirimanOf, once } from '../../records/idempotency/once.ts'
import type { Deps } from '../../records/noun/change.ts'
import { findBooking } from '../../trips/pemesanan/booking.repository.ts'
import { pemesananNoun } from '../../trips/pemesanan/pemesanan.noun.ts'
import { appendPayment, listPayments, PEMBAYARAN_TIDAK_ADA, wasDecided } from './pembayaran.repository.ts'
import { notePayment } from './settle-payment.ts'

/** The parts of the server that payments need. */
export interface PaymentDeps extends Deps, Pick<AppDeps, 'siteUrl' | 'pengaturanAwal' | 'vault'> {
  berkasPribadi: PrivateFiles
}

/** A booking as the owner of proofs. Their files are swept with the noun's, whose name they have. */
const OWNER: FileOwner = { jenis: pemesananNoun.noun.name, fields: BUKTI_FILES }

/** Returns the files of the proofs of a booking's payments. */
export const proofsOf = (data_id: number): FilesOf => ({ owner: OWNER, bidang: 'bukti_bayar', data_id })

/** Refuses a day on which the money cannot have come. @throws HttpError 422 */
function requireDay({ tanggal_bank }: PembayaranInput, { created_at }: PemesananStored, now: Date): void {
  if (tanggal_bank > hariIni(now))
    throw invalidFields({ tanggal_bank: ['Hari ini belum tiba. Isi hari uangnya masuk.'] })
  if (tanggal_bank < hariIni(new Date(created_at)))
    throw invalidFields({ tanggal_bank: ['Hari ini sebelum pemesanannya dibuat. Periksa lagi tanggalnya.'] })
}

/** Refuses a bill of another booking, and what a cancelled one keeps. @throws HttpError 422 */
async function requireBill(
  trx: Kysely<Tables>,
  { tagihan_id = null }: PembayaranInput,
  { id }: PemesananStored,
): Promise<void> {
  if (tagihan_id === null) return
  const bill = await trx
    .selectFrom('tagihan')
    .select('jenis')
    .where('id', '=', tagihan_id)
    .where('pemesanan_id', '=', id)
    .executeTakeFirst()
  if (!bill || isKept(bill.jenis))
    throw invalidFields({ tagihan_id: ['Tagihan ini tidak ada di pemesanan ini.'] })
}

/** Appends a payment that waits to be verified; nothing is booked by it. @throws HttpError 422 */
async function addPayment(
  context: Context,
  booking: PemesananStored,
  input: PembayaranInput,
  proof: { bukti: string; bukti_kunci: string },
): Promise<number> {
  const { trx, now, actor } = context
  requireDay(input, booking, now)
  await requireBill(trx, input, booking)
  const { jumlah, metode, tanggal_bank, rujukan = '', kurs = null, tagihan_id = null } = input
  const payment = await appendPayment(trx, {
    pemesanan_id: booking.id,
    jumlah,
    mata_uang: booking.mata_uang,
    kurs: booking.mata_uang === 'Rp' ? null : kurs,
    metode,
    tanggal_bank,
    rujukan,
    ...proof,
    tagihan_id,
    ...stampOf({ now, actor }),
  })
  await notePayment(context, payment, 'dicatat')
  return payment.id
}

/** The end of a sending that was recorded before: its file is not kept a second time. */
class SentBefore extends Error {
  readonly id: number

  constructor(id: number) {
    super('This payment was recorded before')
    this.id = id
  }
}

const keptAnswer = z.object({ id: z.number().int() })
const idIn = (answer: string): number => keptAnswer.parse(JSON.parse(answer)).id

/** A payment as it is sent. */
export interface SentPayment {
  input: PembayaranInput
  /** The file of its proof; null without one. */
  upload: Upload | null
  /** The idempotency key of the sending; null without one. */
  key: string | null
  /** True if the same proof of this booking, unless it was refused or cancelled, is the same payment. */
  oncePerProof?: boolean
  /** Runs in the transaction that appends the payment, and for none that was there before. */
  andThen?(context: Context, id: number): Promise<void>
}

/**
 * Records a payment of a booking, in its turn, with its proof where there is one. It is `menunggu` until somebody else
 * verifies it. The same sending twice is one payment.
 * @throws HttpError 404; 409 for a proof of this booking that came with another sum, where each is one payment; 413,
 *   415 or 422 for a refused proof; 422 by field, or for a key of another sending
 */
export async function recordPayment(
  { database, now, berkasPribadi, vault }: PaymentDeps,
  actor: Actor,
  { id }: PemesananStored,
  { input, upload, key, oncePerProof = false, andThen }: SentPayment,
): Promise<Pembayaran> {
  const { db } = database
  const sidik = upload ? createHash('sha256').update(upload.bytes).digest('hex') : ''
  const kiriman = key === null ? null : await sendingOf(key)
  /** The sending as it is kept: what has few possible values could be guessed from a plain hash. */
  async function sendingOf(sent: string): Promise<Kiriman> {
    const body = JSON.stringify({ id, input, sidik })
    const sealed = await vault.lookup(db, { noun: 'pembayaran', field: 'kiriman' }, body)
    return kirimanOf({
      call: 'POST /api/pemesanan/{id}/pembayaran',
      akun: actor?.id ?? null,
      key: sent,
      body: sealed,
    })
  }
  async function add(context: Context, bukti: string): Promise<number> {
    const { trx } = context
    await holdRow(trx, 'pemesanan', id, oncePerProof ? 'change' : 'refer')
    const booking = await findBooking(trx, String(id))
    if (!booking) throw notFound('Pemesanan ini tidak ada.')
    const bukti_kunci = sidik === '' ? '' : await proofKey(trx, vault, sidik)
    const known = oncePerProof && bukti_kunci !== '' ? await standingWith(trx, id, bukti_kunci) : null
    if (known && known.jumlah !== input.jumlah)
      throw conflict(
        `Bukti ini sudah kami terima dengan jumlah ${sumText(known.jumlah, booking.mata_uang)}. Kirim bukti lain, atau hubungi kami bila jumlahnya keliru.`,
        {},
      )
    if (known) throw new SentBefore(known.id)
    let added = 0
    const work = async () => {
      added = await addPayment(context, booking, input, { bukti, bukti_kunci })
      await andThen?.(context, added)
      return { jawaban: { id: added }, rujukan: `pemesanan:${id}` }
    }
    if (kiriman === null) return (await work()).jawaban.id
    const kept = idIn(await once(context, kiriman, work))
    if (kept !== added) throw new SentBefore(kept)
    return kept
  }
  async function record(): Promise<number> {
    const known = kiriman && (await answerOf(db, kiriman, now()))
    if (known !== null) return idIn(known)
    if (!upload) return transact({ database, now }, actor, (context) => add(context, ''))
    let added = 0
    await berkasPribadi.add(proofsOf(id), upload, async (trx, bukti) => {
      added = await add({ trx, actor, now: now() }, bukti)
    })
    return added
  }
  const recorded = await record().catch((error: unknown) => {
    if (error instanceof SentBefore) return error.id
    throw error
  })
  const [payment] = await listPayments(db, id, recorded)
  if (!payment) throw notFound(PEMBAYARAN_TIDAK_ADA)
  return payment
}

/** Finds the payment of a booking with a proof that was neither refused nor cancelled; null if there is none. */
async function standingWith(
  trx: Kysely<Tables>,
  pemesanan_id: number,
  bukti_kunci: string,
): Promise<{ id: number; jumlah: number } | null> {
  const row = await trx
    .selectFrom('pembayaran')
    .select(['pembayaran.id', 'pembayaran.jumlah'])
    .where('pemesanan_id', '=', pemesanan_id)
    .where('bukti_kunci', '=', bukti_kunci)
    .where(({ not, ref }) => not(wasDecided(ref('pembayaran.id'), ['ditolak', 'dibatalkan'])))
    .orderBy('pembayaran.id')
    .executeTakeFirst()
  return row ? { id: row.id, jumlah: Number(row.jumlah) } : null
}

const PROOF = { noun: 'pembayaran', field: 'bukti' } as const

/**
 * Returns the keyed hash by which the same proof is told: who has a copy of the database alone cannot try files against
 * it. A proof that is here already keeps the hash that it got, so that turning the data key parts no equal ones and
 * changes no entry of the books.
 */
async function proofKey(trx: Kysely<Tables>, vault: Vault, sidik: string): Promise<string> {
  const known = await trx
    .selectFrom('pembayaran')
    .select('bukti_kunci')
    .where('bukti_kunci', 'in', vault.lookups(PROOF, sidik))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return known?.bukti_kunci ?? vault.lookup(trx, PROOF, sidik)
}
