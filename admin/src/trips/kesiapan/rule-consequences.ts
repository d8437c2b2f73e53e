import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import type { PengaturanUpdate } from '@safar/shared/settings/pengaturan/pengaturan'
import type { RuleTouch } from '@safar/shared/trips/kesiapan/rule-touch-schema'
import { SYARAT_LABEL, type SyaratKeadaan } from '@safar/shared/trips/kesiapan/syarat'
import type { Consequences } from '../../settings/pengaturan/shape.ts'
import { kesiapanClient } from './kesiapan-client.ts'

/** The state of a requirement as a sentence goes on. */
const KEADAAN: Record<SyaratKeadaan | '', string> = {
  ok: 'terpenuhi',
  peringatan: 'peringatan',
  penghalang: 'penghalang',
  '': 'tidak diminta',
}

/** Asks the server whom a change of the settings touches; null where no rule changes, and where it touches nobody. */
export async function ruleConsequences({
  angka,
  aturan_siap,
  musim,
}: PengaturanUpdate): Promise<Consequences | null> {
  if (!angka && !aturan_siap && !musim) return null
  const touch = await kesiapanClient.touchedBy({
    ...(angka && { angka }),
    ...(aturan_siap && { aturan_siap }),
    ...(musim && { musim }),
  })
  return touch.orang === 0 ? null : consequencesOf(touch)
}

function consequencesOf({ orang, keberangkatan }: RuleTouch): Consequences {
  return {
    title: `Aturan ini mengubah kesiapan ${orang} orang`,
    groups: keberangkatan.map(({ nama_paket, berangkat, orang: own, siapa }) => ({
      lead: `${nama_paket}, berangkat ${formatTanggal(berangkat)}: ${own} orang`,
      items: siapa.map(({ peserta_id, nama, berubah }) => {
        const changes = berubah.map(
          ({ kunci, dari, ke }) => `${SYARAT_LABEL[kunci]} dari ${KEADAAN[dari]} menjadi ${KEADAAN[ke]}`,
        )
        return { id: peserta_id, text: `${nama || 'Tempat kosong'}: ${changes.join('; ')}.` }
      }),
      more: own > siapa.length ? `dan ${own - siapa.length} orang lagi.` : '',
    })),
  }
}
