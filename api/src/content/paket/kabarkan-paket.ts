import type { Paket } from '@safar/shared/content/paket/paket'
import { isPublic } from '@safar/shared/records/noun/states'
import type { Transaction } from 'kysely'
import { antreKejadian, type Kejadian } from '../../outbound/webhook/antre.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { RecordChange } from '../../records/noun/stored-noun.ts'

/** Queues webhook events for a package that is live or was before; drafts cause none. */
export async function kabarkanPaket(
  trx: Transaction<Tables>,
  { aksi, before, after }: RecordChange<Paket>,
  now: Date,
): Promise<void> {
  const was = before !== null && isPublic(before) ? before : null
  const is = after !== null && isPublic(after) ? after : null
  const paket = after ?? before
  if (!paket || (!was && !is)) return
  const { id, slug, updated_at } = paket
  const kejadian = (peristiwa: Kejadian['peristiwa'], data: Kejadian['data'] = {}): Kejadian => ({
    peristiwa,
    // Deleting leaves the time of the last change as it is.
    kunci: `${id}:${aksi === 'hapus' ? now.toISOString() : updated_at}`,
    data: { jenis: 'paket', id, slug, ...data },
    tautan: `/api/paket/${id}`,
  })
  if (!is) return antreKejadian(trx, kejadian('paket.dihapus'), now)
  if (!was) return antreKejadian(trx, kejadian('paket.terbit'), now)
  const { sisa_pax, total_pax } = is
  if (sisa_pax !== was.sisa_pax || total_pax !== was.total_pax)
    await antreKejadian(trx, kejadian('kursi.berubah', { sisa_pax, total_pax }), now)
  if (aksi !== 'kursi') await antreKejadian(trx, kejadian('paket.diubah'), now)
}
