import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import { openOrRefuse } from '../../platform/vault/open-or-refuse.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { contentOf } from '../../records/noun/noun-row.ts'
import { openAll } from '../../records/noun/opened.ts'
import { readSealedCells, sealedFields } from '../../records/noun/sealed.ts'
import type { ContentOf } from '../../records/noun/stored-noun.ts'
import { pemesananNoun } from './pemesanan.noun.ts'

/*
 * Needs and notes of bookings and the reasons of their states, which lie sealed in their rows: illnesses stand in them.
 * A stored booking has masks, and what opens them is asked for by whoever needs the words.
 */

/** Words of a booking. */
export type BookingWords = Pick<PemesananStored, 'kebutuhan' | 'catatan' | 'catatan_staf' | 'alasan'>

/** Opens the words of a booking. Those that do not open keep their mask. */
export async function openWords(
  db: Kysely<Tables>,
  vault: Vault,
  booking: PemesananStored,
): Promise<BookingWords> {
  const { kebutuhan, catatan, catatan_staf, alasan } = booking
  if (kebutuhan + catatan + catatan_staf + alasan === '') return { kebutuhan, catatan, catatan_staf, alasan }
  const open = openAll(vault, pemesananNoun, booking.id, await readSealedCells(db, pemesananNoun, booking.id))
  return {
    kebutuhan: open.kebutuhan || kebutuhan,
    catatan: open.catatan || catatan,
    catatan_staf: open.catatan_staf || catatan_staf,
    alasan: open.alasan || alasan,
  }
}

/**
 * Returns the content of a booking as it is copied to another one, with its words plain.
 * @throws HttpError 503 if one does not open: it would be lost
 */
export async function carriedBooking(
  db: Kysely<Tables>,
  vault: Vault,
  booking: PemesananStored,
): Promise<ContentOf<PemesananStored>> {
  const cells = await readSealedCells(db, pemesananNoun, booking.id)
  const open = sealedFields(pemesananNoun).flatMap(([field]) => {
    const cell = cells[field] ?? ''
    const place = { noun: pemesananNoun.noun.name, record: booking.id, field }
    return cell === '' ? [] : [[field, openOrRefuse('Isian', () => vault.open(place, cell)).toString()]]
  })
  return { ...contentOf(booking), ...Object.fromEntries(open) }
}
