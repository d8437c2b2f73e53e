import { RIWAYAT_PENDAFTARAN_AKSI } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { z } from 'zod'
import { MAX_ACTOR_LENGTH } from '../../access/session/actor.ts'
import { counted, id, nullable, oneOf, personal, text, textOf, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { RIWAYAT_UBAH_MOST, readChanges } from './riwayat-pendaftaran.ts'

/** Changes of registrations. They are deleted with their registration: see `erasePendaftaran`. */
export const RIWAYAT_PENDAFTARAN = table({
  key: ['id'],
  people: { goes: 'with its registration' },
  columns: {
    id: counted,
    pendaftaran_id: id,
    waktu: time,
    aksi: oneOf(RIWAYAT_PENDAFTARAN_AKSI),
    oleh: text(MAX_ACTOR_LENGTH),
    oleh_id: nullable(id),
    /** JSON of the fields that changed, each before and after. */
    ubah: personal(
      textOf(
        z
          .string()
          .max(RIWAYAT_UBAH_MOST)
          .refine((json) => readChanges(json) !== null, 'no list of changes'),
      ),
    ),
  },
  writtenAt: 'waktu',
})
