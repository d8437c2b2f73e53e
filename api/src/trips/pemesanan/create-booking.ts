import type { Paket } from '@safar/shared/content/paket/paket'
import { hasKontak, KONTAK_MESSAGE } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { normalizeTelepon } from '@safar/shared/platform/contact/telepon'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import type { CalculationRules } from '@safar/shared/settings/aturan-hitung'
import { bookingRefusal } from '@safar/shared/trips/pemesanan/bookable'
import type { PemesananStored, PesertaStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import type { PemesananInput } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import {
  type Berharga,
  type HargaSnapshot,
  priceBooking,
  priceErrors,
  snapshotOf,
} from '@safar/shared/trips/pemesanan/price'
import type { Kysely } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import { paketNoun } from '../../content/paket/paket.noun.ts'
import { holdRow } from '../../platform/db/hold-row.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { conflict, invalidFields } from '../../platform/http/errors.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { findRecord, findStamps } from '../../records/noun/noun.repository.ts'
import { recordRiwayat } from '../../records/noun/riwayat.repository.ts'
import { addRecord } from '../../records/noun/save.ts'
import type { ContentOf } from '../../records/noun/stored-noun.ts'
import { bookingMoney } from './booking-money.ts'
import { nextKode } from './next-kode.ts'
import { type Asked, askedPeserta, refuseOverlaps, withPilgrims } from './participants.ts'
import { pemesananNoun } from './pemesanan.noun.ts'
import { pesertaNoun } from './peserta.noun.ts'
import { insertPeserta } from './peserta-numbers.ts'
import { takeOver } from './take-over.ts'

/** Reads a departure and keeps it from being deleted or archived until the transaction ends. */
async function heldPaket(trx: Kysely<Tables>, id: number): Promise<Paket | null> {
  await holdRow(trx, 'paket', id, 'refer')
  return findRecord(trx, paketNoun, String(id))
}

/**
 * Finds the departure of a booking by id or slug and keeps it from being deleted or archived until the transaction
 * ends.
 * @throws HttpError 422 for one that is not there, is a draft, is put away, or has left
 */
export async function bookablePaket(trx: Kysely<Tables>, key: string, today: string): Promise<Paket> {
  const refuse = (message: string) => invalidFields({ paket_id: [message] })
  const stamps = await findStamps(trx, paketNoun, key)
  const paket = stamps && (await heldPaket(trx, stamps.id))
  if (!paket) throw refuse('Paket ini tidak ada. Pilih yang lain.')
  const refusal = bookingRefusal(paket, today)
  if (refusal) throw refuse(`${refusal} Pilih yang lain.`)
  return paket
}

/**
 * Requires that the departure of a stored booking takes people still, and keeps it so until the transaction ends.
 * @throws HttpError 409 for one that is a draft, is put away, or has left
 */
export async function requireBookable(
  trx: Kysely<Tables>,
  { paket_id }: Pick<PemesananStored, 'paket_id'>,
  today: string,
): Promise<Paket> {
  const paket = await heldPaket(trx, paket_id)
  if (!paket) throw new Error(`paket ${paket_id} of a booking is not there`)
  const refusal = bookingRefusal(paket, today)
  if (refusal) throw conflict(`${refusal} Pilih keberangkatan lain untuk mereka.`, { paket_id })
  return paket
}

/** Tells apart participants that each have a room from those that miss it, which were refused. */
function hasRoom<One extends { kamar: Berharga['kamar'] | '' }>(
  one: One,
): one is One & { kamar: Berharga['kamar'] } {
  return one.kamar !== ''
}

/**
 * Returns participants that can be priced.
 * @throws HttpError 422 by field for those whose price nobody set, or who are not born yet
 */
export function pricedPeserta<One extends Pick<Asked, 'jenis' | 'tanggal_lahir' | 'kasur' | 'kamar'>>(
  snapshot: HargaSnapshot,
  peserta: readonly One[],
  today: string,
): (One & { kamar: Berharga['kamar'] })[] {
  const errors = priceErrors(snapshot, peserta, today)
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  return peserta.filter(hasRoom)
}

/**
 * Books, within a transaction. A registration gives payer and participants where none are sent, and follows.
 * @throws HttpError 409 for a registration that is booked already or a pilgrim who travels elsewhere on these days; 422
 *   by field
 */
export async function createBooking(
  context: Context,
  vault: Vault,
  sent: PemesananInput,
  aturan: CalculationRules,
): Promise<PemesananStored> {
  const { trx, now } = context
  const today = hariIni(now)
  const taken = sent.pendaftaran_id ? await takeOver(context, sent.pendaftaran_id) : null
  const key = sent.paket_id ?? taken?.paket_id
  const pemesan = sent.pemesan ?? taken?.pemesan
  const missing = {
    ...(!key && { paket_id: ['Pilih paketnya'] }),
    ...(!pemesan && { 'pemesan.nama': ['Isi siapa yang memesan'] }),
    ...(!sent.peserta && !taken && { peserta: ['Isi siapa yang berangkat'] }),
    ...(pemesan &&
      !hasKontak(pemesan) && { 'pemesan.telepon': [KONTAK_MESSAGE], 'pemesan.email': [KONTAK_MESSAGE] }),
  }
  if (!key || !pemesan || Object.keys(missing).length > 0) throw invalidFields(missing)
  const paket = await bookablePaket(trx, key, today)
  const snapshot = snapshotOf({ ...paket, aturan })
  const asked = sent.peserta ?? taken?.pesertaFor(paket) ?? []
  const people = await withPilgrims(
    trx,
    asked.map((one) => askedPeserta(one, asked)),
  )
  const peserta = pricedPeserta(snapshot, people, today)
  await refuseOverlaps(
    trx,
    peserta.flatMap(({ jamaah_id }) => jamaah_id ?? []),
    paket,
    null,
  )
  const kamar_sendiri = sent.kamar_sendiri ?? false
  const { total, mata_uang } = priceBooking(snapshot, peserta, kamar_sendiri)
  const content = {
    kode: await nextKode(context),
    paket_id: paket.id,
    pendaftaran_id: sent.pendaftaran_id ?? null,
    pemesan_nama: pemesan.nama,
    pemesan_telepon: normalizeTelepon(pemesan.telepon),
    pemesan_email: pemesan.email,
    status: 'draf',
    status_pada: now.toISOString(),
    alasan: '',
    batas_dp: '',
    kamar_sendiri,
    cicilan: sent.cicilan ?? null,
    mata_uang,
    total,
    dihitung_pada: today,
    kebutuhan: sent.kebutuhan ?? taken?.kebutuhan ?? '',
    catatan: sent.catatan ?? taken?.catatan ?? '',
    catatan_staf: sent.catatan_staf ?? '',
    harga_snapshot: snapshot,
  } satisfies ContentOf<PemesananStored>
  const booking = await addRecord(context, pemesananNoun, content, vault)
  await addPeserta(context, vault, booking.id, peserta)
  return bookingMoney().follow(context, booking, null)
}

/**
 * Adds participants to a booking, with their numbers of visas and policies plain: behind those that it has, or in the
 * place that they had among them.
 */
export async function addPeserta(
  context: Context,
  vault: Vault,
  pemesanan_id: number,
  peserta: readonly (Asked & { kamar: Berharga['kamar']; ke?: number })[],
): Promise<PesertaStored[]> {
  const { trx } = context
  const last = await trx
    .selectFrom('peserta')
    .select((eb) => eb.fn.max('ke').as('ke'))
    .where('pemesanan_id', '=', pemesanan_id)
    .executeTakeFirst()
  const added: PesertaStored[] = []
  for (const [index, { ke = (last?.ke ?? 0) + index + 1, ...one }] of peserta.entries())
    added.push(await insertPeserta(context, vault, { ...one, pemesanan_id, ke }))
  await recordRiwayat(
    context,
    pesertaNoun,
    'buat',
    added.map((after) => ({ before: null, after })),
  )
  return added
}
