import { FOKUS_TENGAH, type Gambar, tanpaAlt } from '@safar/shared/gambar/gambar'
import { renamedGambarIn } from '@safar/shared/gambar/name'
import { parseJson } from '@safar/shared/noun/columns'
import { may } from '@safar/shared/session/who'
import { bumpKonten } from '../db/konten.ts'
import { conflict, invalidFields } from '../errors.ts'
import { rupaColumns } from '../gambar/rupa.ts'
import { changeRecords, type Deps } from '../noun/change.ts'
import { findRecord } from '../noun/noun.repository.ts'
import { contentOf } from '../noun/noun-row.ts'
import { writeRecord } from '../noun/save.ts'
import { nounOf } from '../nouns.ts'
import type { Actor } from '../session/actor.ts'
import { readGambar } from './pustaka.ts'

/**
 * Shows another picture wherever one is shown, as one change with a revision for each record. What was said of the old one is said
 * of the new one where nobody has said anything of that yet.
 * @throws HttpError 404, 409 for a record that cannot take it or that others change, 422 for the picture itself
 */
export function gantiGambar(
  deps: Deps,
  actor: Actor,
  lama: string,
  baru: string,
): Promise<{ data: Gambar; diganti: number }> {
  return changeRecords(deps, async (trx) => {
    const [before, after] = [await readGambar(trx, lama), await readGambar(trx, baru)]
    if (lama === baru) throw invalidFields({ dengan: ['Pilih gambar lain'] })
    const { alt, hiasan, fokus } = before
    const isCentred = after.fokus.x === FOKUS_TENGAH.x && after.fokus.y === FOKUS_TENGAH.y
    const said = { ...(tanpaAlt(after) && { alt, hiasan }), ...(isCentred && { fokus }) }
    await trx
      .updateTable('gambar')
      .set({ menetap: 1, ...rupaColumns(said) })
      .where('nama', '=', baru)
      .execute()
    for (const { jenis, id, nama } of before.dipakai) {
      const noun = nounOf(jenis)
      if (noun && !may(actor?.role ?? null, noun.writes ?? 'staff'))
        throw conflict(
          `Gambar ini dipakai di ${noun.label}, yang hanya diubah admin. Minta admin menggantinya.`,
          {},
        )
      const stored = noun && (await findRecord(trx, noun, String(id)))
      const replaced =
        stored && noun.schema.safeParse(parseJson(renamedGambarIn(JSON.stringify(stored), lama, baru))).data
      if (!replaced || !noun.bounds.safeParse(contentOf(replaced)).success)
        throw conflict(`Gambar di ${nama} tidak dapat diganti dari sini. Ganti dulu di sana.`, {})
      await writeRecord(trx, noun, 'ubah', stored, contentOf(replaced), actor, deps.now())
    }
    await bumpKonten(trx)
    return { data: await readGambar(trx, baru), diganti: before.dipakai.length }
  })
}
