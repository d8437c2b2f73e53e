import type { Jamaah } from '@safar/shared/people/jamaah/jamaah-fields'
import type { PesertaStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { HOLDS_SEATS } from '@safar/shared/trips/pemesanan/pemesanan-status'
import type { Kysely } from 'kysely'
import { jamaahNoun } from '../../people/jamaah/jamaah.noun.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { openOrRefuse } from '../../platform/vault/open-or-refuse.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { rowsByIds } from '../../records/noun/noun.repository.ts'
import { sealedCellsIn } from '../../records/noun/sealed.ts'
import { listPeserta } from '../pemesanan/booking.repository.ts'
import { carriedPeserta } from '../pemesanan/peserta-numbers.ts'

/** A participant with their record, its numbers of papers open; null for a place that is nobody's yet. */
export interface Traveller {
  peserta: Pick<PesertaStored, 'id' | 'nama' | 'kamar' | 'jenis' | 'tanggal_lahir'>
  pemesanan: { id: number; kode: string }
  jamaah: Jamaah | null
  visa: { provider: string; no: string; berlaku: string; akhir: string }
  polis: { asuransi: string; no: string; input: string; awal: string; akhir: string }
}

/** The refusal of a file that would hold nobody. */
export const NOBODY = 'Belum ada peserta di keberangkatan ini yang uang mukanya sudah masuk.'

/** Numbers that lists for others have. What concerns health stays sealed. */
const NUMBERS = ['nik', 'no_paspor', 'no_bpjs'] as const

/**
 * Reads the participants of a departure's bookings that hold seats, in the order of the bookings. Whoever gives their
 * numbers out writes to the access log first.
 * @throws HttpError 503 if a number does not open
 */
export async function readTravellers(
  db: Kysely<Tables>,
  vault: Vault,
  paketId: number,
): Promise<Traveller[]> {
  const bookings = await db
    .selectFrom('pemesanan')
    .select(['id', 'kode'])
    .where('paket_id', '=', paketId)
    .where('status', 'in', HOLDS_SEATS)
    .orderBy('id')
    .execute()
  const kode = new Map(bookings.map((one) => [one.id, one.kode]))
  const peserta = await listPeserta(
    db,
    bookings.map(({ id }) => id),
  )
  const open = await carriedPeserta(db, vault, peserta)
  const pilgrims = await openPilgrims(
    db,
    vault,
    peserta.flatMap(({ jamaah_id }) => jamaah_id ?? []),
  )
  return peserta.map((one, at) => {
    const { visa, polis, visa_no = '', polis_no = '' } = open[at] ?? one
    return {
      peserta: one,
      pemesanan: { id: one.pemesanan_id, kode: kode.get(one.pemesanan_id) ?? '' },
      jamaah: (one.jamaah_id !== null && pilgrims.get(one.jamaah_id)) || null,
      visa: { ...visa, no: visa_no },
      polis: { ...polis, no: polis_no },
    }
  })
}

async function openPilgrims(
  db: Kysely<Tables>,
  vault: Vault,
  ids: readonly number[],
): Promise<Map<number, Jamaah>> {
  const pilgrims = new Map<number, Jamaah>()
  for (const part of inParts([...new Set(ids)]))
    for (const row of await rowsByIds(db, jamaahNoun, part)) {
      const jamaah = jamaahNoun.readRow(row)
      if (!jamaah) continue
      const cells = sealedCellsIn(jamaahNoun, row)
      const open = { ...jamaah }
      for (const field of NUMBERS) {
        const cell = cells[field] ?? ''
        const place = { noun: jamaahNoun.noun.name, record: jamaah.id, field }
        open[field] = cell === '' ? '' : openOrRefuse('Isian', () => vault.open(place, cell)).toString()
      }
      pilgrims.set(jamaah.id, open)
    }
  return pilgrims
}

/** Returns what the office calls a participant. */
export const travellerName = ({ jamaah, peserta, pemesanan }: Traveller): string =>
  jamaah?.nama_paspor || peserta.nama || emptyPlace(pemesanan)

/** Returns what the office calls a place of a booking that is nobody's yet. */
export const emptyPlace = ({ kode }: { kode: string }): string => `Tempat kosong di ${kode}`
