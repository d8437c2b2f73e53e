import type { Paket } from '@safar/shared/content/paket/paket'
import type { Pelaku } from '../../access/session/actor.ts'
import { transact } from '../../access/session/context.ts'
import { noteLooks } from '../../access/session/log-akses.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import { jamaahNoun } from '../../people/jamaah/jamaah.noun.ts'
import type { AppDeps } from '../../platform/deps.ts'

interface Export {
  paket: Pick<Paket, 'id' | 'nama_paket'>
  /** The file, as the access log names it. */
  bidang: string
  /** The file in words. */
  apa: string
  travellers: readonly { jamaah: { id: number } | null }[]
  alasan?: string | undefined
}

/** Writes a row of the access log for each person of a file before it is given out, and that it was taken. */
export async function noteExport(
  deps: Pick<AppDeps, 'database' | 'now'>,
  actor: Pelaku,
  { paket, bidang, apa, travellers, alasan }: Export,
): Promise<void> {
  const ids = [...new Set(travellers.flatMap(({ jamaah }) => jamaah?.id ?? []))]
  const why = alasan?.trim() || `${apa}, ${paket.nama_paket}`
  await transact(deps, actor, async (context) => {
    await noteLooks(
      context,
      ids.map((data_id) => ({ jenis: jamaahNoun.noun.name, data_id, bidang, alasan: why })),
    )
    const rinci = `${apa}, ${travellers.length} orang`
    await logActivities(context, {
      aksi: 'unduh',
      jenis: 'paket',
      data_id: paket.id,
      nama: paket.nama_paket,
      rinci,
    })
  })
}
