import { ALASAN_CADANGAN, KEADAAN_CADANGAN, SEBAB_CADANGAN } from '@safar/shared/ops/cadangan/keadaan'
import { bigint, counted, nullable, omissible, oneOf, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/** Backups that were made or tried, the newest thousand (see `noteStart`); the files themselves lie elsewhere. */
export const CADANGAN = table({
  key: ['id'],
  columns: {
    id: counted,
    keadaan: oneOf(KEADAAN_CADANGAN),
    sebab: oneOf(SEBAB_CADANGAN),
    nama: text(),
    besar: bigint(),
    /** Counts as JSON. */
    isi: text(),
    alasan: oneOf([...ALASAN_CADANGAN, '']),
    rinci: text(),
    /** JSON: how many rows lie aside in it, and the first of them by name. */
    disisihkan: omissible(text()),
    mulai_pada: time,
    selesai_pada: nullable(time),
    dilepas_pada: nullable(time),
  },
  left: 'Which backups there are is not undone by bringing one of them back.',
  outlivesRestore: true,
})
