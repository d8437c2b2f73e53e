import type { Paket } from '@safar/shared/content/paket/paket'
import { isPublic } from '@safar/shared/records/noun/states'
import type { Context } from '../../access/session/context.ts'
import { type Kejadian, queueEvents } from '../../outbound/webhook/queue-events.ts'
import type { RecordChange } from '../../records/noun/stored-noun.ts'

/** Queues webhook events for a package that is live or was before; drafts cause none. */
export async function queuePaketEvents(
  context: Context,
  { aksi, before, after }: RecordChange<Paket>,
): Promise<void> {
  const was = before !== null && isPublic(before) ? before : null
  const is = after !== null && isPublic(after) ? after : null
  const paket = after ?? before
  if (!paket || (!was && !is)) return
  const { id, slug, updated_at } = paket
  const kejadian = (peristiwa: Kejadian['peristiwa'], data: Kejadian['data'] = {}): Kejadian => ({
    peristiwa,
    // Deleting leaves the time of the last change as it is.
    kunci: `${id}:${aksi === 'hapus' ? context.now.toISOString() : updated_at}`,
    data: { jenis: 'paket', id, slug, ...data },
    tautan: `/api/paket/${id}`,
  })
  if (!is) return queueEvents(context, kejadian('paket.dihapus'))
  if (!was) return queueEvents(context, kejadian('paket.terbit'))
  const { sisa_pax, total_pax } = is
  if (sisa_pax !== was.sisa_pax || total_pax !== was.total_pax)
    await queueEvents(context, kejadian('kursi.berubah', { sisa_pax, total_pax }))
  if (aksi !== 'kursi') await queueEvents(context, kejadian('paket.diubah'))
}
