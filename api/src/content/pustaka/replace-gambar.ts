import { may } from '@safar/shared/access/session/who'
import { FOKUS_TENGAH, type Gambar, tanpaAlt } from '@safar/shared/files/gambar/gambar'
import { renamedGambarIn } from '@safar/shared/files/gambar/name'
import { parseJson } from '@safar/shared/records/noun/columns'
import type { Actor } from '../../access/session/actor.ts'
import { rupaColumns } from '../../files/gambar/rupa.ts'
import { bumpKonten } from '../../platform/db/konten.ts'
import { conflict, invalidFields } from '../../platform/http/errors.ts'
import { changeRecords, type Deps } from '../../records/noun/change.ts'
import { findRecord } from '../../records/noun/noun.repository.ts'
import { contentOf } from '../../records/noun/noun-row.ts'
import { writeRecord } from '../../records/noun/save.ts'
import type { StoredNoun } from '../../records/noun/stored-noun.ts'
import { readGambar } from './pustaka.ts'

/**
 * Replaces a picture by another wherever it is shown, as one change with a revision per record. The new one takes over
 * the old one's alt text and focus if it has none.
 * @throws HttpError 404; 409 for a record that cannot take it or that others change; 422 for the picture itself
 */
export function replaceGambar(
  deps: Deps & { nouns: readonly StoredNoun[] },
  actor: Actor,
  lama: string,
  baru: string,
): Promise<{ data: Gambar; diganti: number }> {
  const { nouns } = deps
  return changeRecords(deps, actor, async (context) => {
    const [before, after] = [
      await readGambar(context.trx, nouns, lama),
      await readGambar(context.trx, nouns, baru),
    ]
    if (lama === baru) throw invalidFields({ dengan: ['Pilih gambar lain'] })
    const { alt, hiasan, fokus } = before
    const isCentred = after.fokus.x === FOKUS_TENGAH.x && after.fokus.y === FOKUS_TENGAH.y
    const said = { ...(tanpaAlt(after) && { alt, hiasan }), ...(isCentred && { fokus }) }
    await context.trx
      .updateTable('gambar')
      .set({ menetap: 1, ...rupaColumns(said) })
      .where('nama', '=', baru)
      .execute()
    for (const { jenis, id, nama } of before.dipakai) {
      const noun = nouns.find((each) => each.noun.name === jenis)
      if (noun && !may(actor?.role ?? null, noun.noun.audience.writes))
        throw conflict(
          `Gambar ini dipakai di ${noun.label}, yang hanya diubah admin. Minta admin menggantinya.`,
          {},
        )
      const stored = noun && (await findRecord(context.trx, noun, String(id)))
      const replaced =
        stored && noun.schema.safeParse(parseJson(renamedGambarIn(JSON.stringify(stored), lama, baru))).data
      if (!replaced || !noun.bounds.safeParse(contentOf(replaced)).success)
        throw conflict(`Gambar di ${nama} tidak dapat diganti dari sini. Ganti dulu di sana.`, {})
      await writeRecord(context, noun, 'ubah', stored, contentOf(replaced))
    }
    await bumpKonten(context.trx)
    return { data: await readGambar(context.trx, nouns, baru), diganti: before.dipakai.length }
  })
}
