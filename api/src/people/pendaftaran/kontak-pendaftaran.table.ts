import { CARA_KONTAK, HASIL_KONTAK, KONTAK_LIMITS } from '@safar/shared/people/pendaftaran/kontak'
import { MAX_ACTOR_LENGTH } from '../../access/session/actor.ts'
import { counted, id, nullable, oneOf, personal, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { sealedWords } from '../../platform/vault/sealed-column.ts'

/**
 * Contacts of the office with people who registered. They are deleted with their registration: see `erasePendaftaran`.
 */
export const KONTAK_PENDAFTARAN = table({
  key: ['id'],
  people: { goes: 'with its registration' },
  columns: {
    id: counted,
    pendaftaran_id: id,
    waktu: time,
    cara: oneOf(CARA_KONTAK),
    hasil: oneOf(HASIL_KONTAK),
    catatan: personal(sealedWords(KONTAK_LIMITS.catatan)),
    langkah: personal(sealedWords(KONTAK_LIMITS.langkah)),
    oleh: text(MAX_ACTOR_LENGTH),
    oleh_id: nullable(id),
    updated_at: time,
  },
  writtenAt: 'updated_at',
})
